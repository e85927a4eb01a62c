import { setTimeout as pause } from 'node:timers/promises'

/** Each look takes several processes some milliseconds, and five tests look at the same time. */
const EVERY_MS = 100

/**
 * Waits until a probe answers something true, and gives that back. Rejects with the name of what it waited for when it
 * takes too long, and at once with the probe's own error if it throws.
 */
export async function until<T>(
  what: string,
  probe: () => Promise<T | false | null | undefined>,
  atMostMs = 60_000,
): Promise<T> {
  const end = Date.now() + atMostMs
  for (;;) {
    const found = await probe()
    if (found !== false && found !== null && found !== undefined) return found
    if (Date.now() > end) throw new Error(`waited ${atMostMs / 1000} s for ${what}`)
    await pause(EVERY_MS)
  }
}
