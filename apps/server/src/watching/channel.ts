import { viewerName, type redact, type TimedEvent, type Viewer, type WireFrame } from '@paipu/views'
import type { Source } from '../feeds/feed.ts'
import type { TableUpdate } from './update.ts'

/** What takes an event to a viewer's form of it: the gate of `@paipu/views`, by the name under which it is given. */
export type Redaction = typeof redact
export const REDACTION = Symbol('redaction')

/** What one kind of viewer sees of a table's deal at the visible edge. Each frame is made once, for all who watch. */
export interface Channel {
  readonly name: string
  /** All frames of the deal so far. */
  frames(): readonly WireFrame[]
  /** Events become visible; answers the frames that they make. */
  show(events: readonly TimedEvent[]): readonly WireFrame[]
  /** A deal begins: there is no frame yet. */
  clear(): void
  readonly watchers: Set<Source<TableUpdate>>
}

/** Makes the channel of a kind of viewer, without frames. */
export function makeChannel(viewer: Viewer, redact: Redaction): Channel {
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
