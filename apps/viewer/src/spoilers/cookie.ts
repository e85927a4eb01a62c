/** The cookie that keeps whether this browser's reader wants to know of a deal only what has been reached in it. */
export const SPOILERS_COOKIE = 'paipu-spoilers'

const HIDDEN = 'hidden'

/** Reads the cookie's value. */
export function wantsNoSpoilers(value: string | undefined): boolean {
  return value === HIDDEN
}

/** What the cookie holds. */
export function spoilersChoice(hidden: boolean): string {
  return hidden ? HIDDEN : 'shown'
}
