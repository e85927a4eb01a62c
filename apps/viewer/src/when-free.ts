/** How long the browser may put it off, milliseconds. */
const PUT_OFF_MS = 1_000

/** Does something as soon as the browser has nothing better to do; answers how to let it be. */
export function whenFree(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: PUT_OFF_MS })
  return () => cancelIdleCallback(handle)
}
