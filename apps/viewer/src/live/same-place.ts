import type { DealEvent } from '@paipu/contracts'
import { redact, SPECTATOR, type Frame } from '@paipu/views'
import type { LiveDeal } from './live-deal.ts'

/**
 * Where a moment of a deal is for another viewer, or in the same deal grown or cut. Viewers have different moments (a seat's
 * own answers are its own), so between them the place is kept by what everyone sees. The nearest one before where the moment
 * itself is not there. `to` must have at least one frame.
 */
export function samePlace(from: LiveDeal, to: LiveDeal, ply: number): number {
  const last = to.frames.length - 1
  if (from.viewer === to.viewer) return Math.min(ply, last)
  const shared = from.frames.slice(0, ply + 1).filter(isShared).length
  let seen = 0
  for (const frame of to.frames) {
    if (isShared(frame)) seen++
    if (seen === shared) return frame.ply
  }
  return last
}

/** Whether everyone who may see anything of a deal knows that this happened. */
function isShared({ event }: Frame): boolean {
  // Only whether it is known at all is asked for, and that does not depend on what is hidden in it.
  return redact(event as DealEvent, SPECTATOR) !== null
}
