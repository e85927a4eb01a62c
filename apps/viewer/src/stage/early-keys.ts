declare global {
  interface Window {
    /** Gives out the keys that were pressed before the page listened, once. */
    paipuEarlyKeys?: () => readonly KeyboardEvent[]
  }
}

/** The most keys that are kept. */
const KEPT = 64

/**
 * A script for the beginning of a page, as text: it keeps the keys that are pressed while the page can be seen and does not listen
 * yet. A page that is gone to within the site listens at once and has none.
 */
export const KEEP_KEYS = `(() => {
  const kept = []
  const keep = (event) => void (kept.length < ${KEPT} && kept.push(event))
  addEventListener('keydown', keep)
  self.paipuEarlyKeys = () => {
    removeEventListener('keydown', keep)
    delete self.paipuEarlyKeys
    return kept
  }
})()`

/** The keys that were pressed before the page listened, in order; each is given out once. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  return window.paipuEarlyKeys?.() ?? []
}
