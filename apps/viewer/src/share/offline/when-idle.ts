/** Calls back when the page has loaded and has nothing better to do; answers how to call that off. */
export function whenIdle(act: () => void): () => void {
  const stop = new AbortController()
  const soon = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(() => stop.signal.aborted || act(), 1_000)
    requestIdleCallback(() => stop.signal.aborted || act())
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true, signal: stop.signal })
  return () => stop.abort()
}
