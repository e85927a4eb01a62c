import { dealEventOf, type EventRecord } from '@paipu/contracts'
import { parseViewer, wireFrames, type WireFrame } from '@paipu/views'
import { noteFault, type Verdict } from './verdict.ts'

/** What all spectators of one kind together were shown of a deal: a frame each, as text. */
interface Shown {
  readonly deal: string
  readonly viewer: string
  readonly frames: string[]
  /** Whether the last of them ends the deal. */
  over: boolean
}

/** What is held of everything that spectators were shown. */
export interface Seen {
  /** Somebody is shown a frame. */
  show(deal: string, viewer: string, frame: WireFrame): void
  /** Deals that are over for somebody, in the order in which they ended, and that {@link Seen.hold} has not been given. */
  ended(): readonly string[]
  /** Holds what was shown of a deal against its published record. */
  hold(deal: string, records: readonly EventRecord[]): void
}

/** How many deals are kept once they were held against their records: somebody may still be shown one. */
const KEPT = 400

/** Begins to hold what is shown against each other, and against the records. */
export function makeSeen(same: Verdict, published: Verdict): Seen {
  const shown = new Map<string, Map<string, Shown>>()
  const waiting = new Set<string>()
  const held: string[] = []

  function of(deal: string, viewer: string): Shown {
    const views = shown.get(deal) ?? new Map<string, Shown>()
    shown.set(deal, views)
    const known = views.get(viewer) ?? { deal, viewer, frames: [], over: false }
    views.set(viewer, known)
    return known
  }

  return {
    show(deal, viewer, frame) {
      const all = of(deal, viewer)
      const text = JSON.stringify(frame)
      same.count++
      const before = all.frames[frame.ply]
      if (before !== undefined) {
        if (before !== text)
          noteFault(same, `deal ${deal}, ${viewer}: frame ${frame.ply} is ${text}, and was ${before}`)
        return
      }
      all.frames[frame.ply] = text
      if (frame.type !== 'DealEnded') return
      all.over = true
      if (!held.includes(deal)) waiting.add(deal)
    },
    ended: () => [...waiting],
    hold(deal, records) {
      waiting.delete(deal)
      held.push(deal)
      const events = records.map((record) => ({ time: record.time, event: dealEventOf(record) }))
      for (const { viewer, frames, over } of shown.get(deal)?.values() ?? []) {
        const expected = wireFrames(events, parseViewer(viewer)!).map((frame) => JSON.stringify(frame))
        published.count++
        const wrong = frames.findIndex((frame, ply) => frame !== expected[ply])
        if (wrong >= 0) noteFault(published, `deal ${deal}, ${viewer}: frame ${wrong} is not the record's`)
        else if (over && frames.length !== expected.length)
          noteFault(published, `deal ${deal}, ${viewer}: ${frames.length} frames, the record has ${expected.length}`)
      }
      if (held.length > KEPT) for (const old of held.splice(0, held.length - KEPT)) shown.delete(old)
    },
  }
}
