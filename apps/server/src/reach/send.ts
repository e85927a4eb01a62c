import type { ServerResponse } from 'node:http'
import type { Clock } from '../time/clock.ts'
import { whenTaken } from './when-taken.ts'

/**
 * Sends what is made while it is sent: nothing more is made until the reader has taken what there is. A reader that takes nothing
 * is ended. Rejects with what fails while it is made; the answer is then destroyed and never looks whole.
 */
export async function send(
  parts: AsyncIterable<Buffer> | Iterable<string>,
  response: ServerResponse,
  clock: Clock,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (response.destroyed) return
      if (!response.write(part)) await new Promise<void>((taken) => whenTaken(response, clock, taken))
      if (response.destroyed) return
    }
    response.end()
  } catch (error) {
    response.destroy()
    throw error
  }
}
