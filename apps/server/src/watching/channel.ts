import { viewerName, type redact, type TimedEvent, type Viewer, type WireFrame } from '@paipu/views'
import type { Source } from '../feeds/feed.ts'
import { cursorText, readCursor } from './cursor.ts'

/** What takes an event to a viewer's form of it: the gate of `@paipu/views`, by the name under which it is given. */
export type Redaction = typeof redact
export const REDACTION = Symbol('redaction')

/** What one kind of viewer sees of a table's deal, in frames. Each is made once, for all who follow it by updates. */
export interface Channel<Update> {
  readonly name: string
  /** All frames of the deal so far. */
  frames(): readonly WireFrame[]
  /** Events become visible; answers the frames that they make. */
  show(events: readonly TimedEvent[]): readonly WireFrame[]
  /** A deal begins: there is no frame yet. */
  clear(): void
  readonly watchers: Set<Source<Update>>
}

/** Makes the channel of a kind of viewer, without frames. */
export function makeChannel<Update>(viewer: Viewer, redact: Redaction): Channel<Update> {
  let frames: WireFrame[] = []
  return {
    name: viewerName(viewer),
    frames: () => frames,
    show(events) {
      const before = frames.length
      for (const { time, event } of events) {
        const seen = redact(event, viewer)
        if (seen !== null) frames.push(Object.freeze({ ply: frames.length, time, type: seen.type, data: seen.data }))
      }
      return Object.freeze(frames.slice(before))
    },
    clear() {
      frames = []
    },
    watchers: new Set(),
  }
}

/** What of a channel says how far it has come. */
type Place = Pick<Channel<never>, 'name' | 'frames'>

/** The cursor that goes on behind all that a channel has of a deal; `null` before the first deal. */
export function cursorOf({ name, frames }: Place, deal: string | null): string {
  const last = frames().at(-1)
  return cursorText(deal === null || last === undefined ? null : { deal, ply: last.ply, viewer: name })
}

/**
 * What a channel has of its deal behind a cursor; `null` where that can't be: it is of another deal or viewer, of a frame that is
 * not there, or none at all. Throws `BAD_CURSOR`.
 */
export function framesBehind(
  { name, frames }: Place,
  deal: string | null,
  after: string | null,
): readonly WireFrame[] | null {
  const cursor = after === null ? null : readCursor(after)
  const goesOn = cursor !== null && cursor.deal === deal && cursor.viewer === name && cursor.ply < frames().length
  return goesOn ? Object.freeze(frames().slice(cursor.ply + 1)) : null
}
