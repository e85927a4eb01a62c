import type { DealEvent } from '@paipu/contracts'
import { evolveView } from './evolve-view.ts'
import { redact } from './redact.ts'
import { NOTHING_YET } from './nothing-yet.ts'
import type { ViewEvent } from './view-event.ts'
import type { Viewer } from './viewer.ts'
import type { ViewState } from './view-state.ts'

/** One visible moment of a deal for one kind of viewer. */
export interface Frame {
  /** Its number, dense from 0 for this deal and viewer. */
  readonly ply: number
  /** When it happened: UTC, ISO 8601. */
  readonly time: string
  readonly event: ViewEvent
  /** The state after it. */
  readonly state: ViewState
  /** The place of its event among all the deal's events where those are known, else its ply. */
  readonly source: number
}

/** An event of a finished deal with its time. */
export interface TimedEvent {
  readonly time: string
  readonly event: DealEvent
}

/** A frame as it goes over the wire: the viewer's own form of the event; the receiver folds it itself. */
export interface WireFrame {
  readonly ply: number
  readonly time: string
  readonly type: string
  readonly data: object
}

/** The frames of a whole deal for a viewer: each event it may know of, and the state after it. */
export function framesOf(events: readonly TimedEvent[], viewer: Viewer): Frame[] {
  const frames: Frame[] = []
  let state = NOTHING_YET
  for (const [source, { time, event }] of events.entries()) {
    const seen = redact(event, viewer)
    if (seen === null) continue
    state = evolveView(state, seen)
    frames.push({ ply: frames.length, time, event: seen, state, source })
  }
  return frames
}

/** The wire form of a deal's events for a viewer, from a ply on. `events` must be all of the deal's so far. */
export function wireFrames(events: readonly TimedEvent[], viewer: Viewer, fromPly = 0): WireFrame[] {
  const wire: WireFrame[] = []
  let ply = 0
  for (const { time, event } of events) {
    const seen = redact(event, viewer)
    if (seen === null) continue
    if (ply >= fromPly) wire.push({ ply, time, type: seen.type, data: seen.data })
    ply++
  }
  return wire
}

/**
 * Frames with what came over the wire behind them. A frame that is there already is passed over; the first gap ends it,
 * so that the result is always dense (the receiver then asks again from its last ply).
 */
export function appendFrames(frames: readonly Frame[], wire: readonly WireFrame[]): Frame[] {
  const all = [...frames]
  for (const { ply, time, type, data } of wire) {
    if (ply < all.length) continue
    if (ply > all.length) break
    const event = { type, data } as ViewEvent
    all.push({ ply, time, event, state: evolveView(all.at(-1)?.state ?? NOTHING_YET, event), source: ply })
  }
  return all
}

/** The frame of a source event or, where the viewer did not see it, of the last one before it; 0 where there is none. */
export function plyOfSource(frames: readonly Frame[], source: number): number {
  const after = frames.findIndex((frame) => frame.source > source)
  return Math.max(0, (after < 0 ? frames.length : after) - 1)
}
