/** What pages and pictures may be asked with. */
export const READING = ['GET', 'HEAD', 'OPTIONS'] as const

/**
 * Whether a request only reads, as all do that the viewer answers itself. Next would look for an action of its own in what else
 * is sent, and write into the log that it found none, as often as a stranger likes.
 */
export function isReading(method: string | undefined): boolean {
  return READING.some((each) => each === method)
}
