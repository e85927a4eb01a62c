import type { PinoLogger } from 'nestjs-pino'
import type { Clock } from '../time/clock.ts'
import { makeQuota } from './quota.ts'

/** Warns of what anybody can cause. */
export type SparingWarn = (facts: object, message: string) => void

/** Makes warnings of which the log gets `most` a minute; the next one tells how many were alike (`alikeNotTold`). */
export function makeSparingWarn(log: PinoLogger, clock: Clock, most: number): SparingWarn {
  const quota = makeQuota(clock, most)
  return (facts, message) => {
    const alikeNotTold = quota.take()
    if (alikeNotTold !== null) log.warn({ ...facts, ...(alikeNotTold > 0 ? { alikeNotTold } : {}) }, message)
  }
}
