import type { ServerResponse } from 'node:http'
import { STALLED_MS } from '@paipu/http'
import type { Clock } from '../time/clock.ts'

/**
 * Calls `over` once the reader of an answer has taken what waits for it, or has gone: nothing more is made until then. A reader that
 * takes nothing for too long is ended.
 */
export function whenTaken(response: ServerResponse, clock: Pick<Clock, 'after'>, over: () => void): void {
  const callOff = clock.after(STALLED_MS, () => response.destroy())
  const done = (): void => {
    callOff()
    response.off('drain', done)
    response.off('close', done)
    over()
  }
  response.once('drain', done)
  response.once('close', done)
}
