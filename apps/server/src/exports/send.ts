import type { ServerResponse } from 'node:http'
import type { Clock } from '../time/clock.ts'

/** How long a reader may take nothing while something waits for it, milliseconds. */
export const STALLED_MS = 30_000

/**
 * Sends what is made while it is sent: nothing more is made until the reader has taken what there is. A reader that takes nothing
 * is ended. Rejects with what fails while it is made; the answer is then destroyed and never looks whole.
 */
export async function send(parts: AsyncIterable<Buffer>, response: ServerResponse, clock: Clock): Promise<void> {
  try {
    for await (const part of parts) {
      if (response.destroyed) return
      if (!response.write(part)) await taken(response, clock)
      if (response.destroyed) return
    }
    response.end()
  } catch (error) {
    response.destroy()
    throw error
  }
}

/** Fulfilled when the reader has taken what waits, or is gone. */
function taken(response: ServerResponse, clock: Clock): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const callOff = clock.after(STALLED_MS, () => response.destroy())
  const over = (): void => {
    callOff()
    response.off('drain', over)
    response.off('close', over)
    resolve()
  }
  response.once('drain', over)
  response.once('close', over)
  return promise
}
