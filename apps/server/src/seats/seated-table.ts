import { dealEventOf, type EventRecord, type SeatActedV1 } from '@paipu/contracts'
import { legalActions, UNSTARTED, type Deal, type Seat } from '@paipu/engine'
import { seatViewer, type TimedEvent, type WireFrame } from '@paipu/views'
import type { TableSummary } from '@paipu/read-models'
import { makeSource, type Feed } from '../feeds/feed.ts'
import { dealAfter, hasDecided, saidNow } from '../tables/acts.ts'
import { timeIsUp } from '../tables/due.ts'
import { asksAfter, NO_QUESTION, type AskingDeal } from '../tables/question.ts'
import type { Clock } from '../time/clock.ts'
import { cursorOf, framesBehind, makeChannel, type Channel, type Redaction } from '../watching/channel.ts'
import { atTheTable } from './at-the-table.ts'
import type { SeatUpdate } from './seat-update.ts'

/** What of a table its seats' players go by. */
export type SeatedFacts = Pick<TableSummary, 'id' | 'paceMs'> & {
  readonly offered: NonNullable<TableSummary['offered']>
}

/** A table as its seats see it: at once, each its own view and no more. */
export interface SeatedTable {
  readonly id: string
  /** A deal opens. */
  begin(deal: string, dealNumber: number): void
  /** How many events of a deal it has; `null` for a deal that is not the last. */
  known(deal: string): number | null
  /** A moment of the last deal has been stored: its records, in order, all of one time. */
  show(records: readonly EventRecord[]): void
  /** A seat has said something. */
  said(act: SeatActedV1): void
  /** What a seat gets first: what comes behind its cursor or, where that can't be, everything. */
  update(seat: Seat, after: string | null): SeatUpdate
  /** Follows the table from a seat. */
  watch(seat: Seat, after: string | null): Feed<SeatUpdate>
  /** Ends all subscriptions. */
  stop(): void
}

/** What a seated table works with. */
interface Tools {
  readonly clock: Clock
  readonly redact: Redaction
}

/** A seat's place: who follows from it does so by its channel. */
interface Place {
  readonly seat: Seat
  readonly channel: Channel<SeatUpdate>
}

const NOTHING: AskingDeal = { state: UNSTARTED, question: NO_QUESTION }

/** Makes a table as its seats see it, before its first deal. */
export function makeSeatedTable(facts: SeatedFacts, { clock, redact }: Tools): SeatedTable {
  const places = new Map(
    facts.offered.seats.map(({ seat }): [Seat, Place] => [
      seat,
      { seat, channel: makeChannel(seatViewer(seat), redact) },
    ]),
  )
  let deal: { readonly id: string; readonly dealNumber: number } | null = null
  let events = 0
  let asking = NOTHING
  let acts: readonly SeatActedV1[] = []

  function updateOf(kind: SeatUpdate['kind'], { seat, channel }: Place, frames: readonly WireFrame[]): SeatUpdate {
    const { state, question } = asking
    const running = state.phase.name === 'unstarted' ? null : (state as Deal)
    const closesAt = running === null ? null : timeIsUp(running, question, { opened: facts, offered: facts.offered })
    return Object.freeze({
      kind,
      seat,
      deal: deal?.id ?? null,
      dealNumber: deal?.dealNumber ?? null,
      frames,
      cursor: cursorOf(channel, deal?.id ?? null),
      decision: question.number,
      actions: running === null ? [] : actionsOf(running, seat),
      closesAt: closesAt === null ? null : new Date(closesAt),
      serverTime: new Date(clock.now()),
    })
  }

  function actionsOf(running: Deal, seat: Seat): SeatUpdate['actions'] {
    const said = saidNow(acts, asking.question.number, seat)
    return hasDecided(said) ? [] : legalActions(dealAfter(running, said), seat)
  }

  function snapshot(place: Place): SeatUpdate {
    return updateOf('snapshot', place, Object.freeze([...place.channel.frames()]))
  }

  function tell(place: Place, update: () => SeatUpdate): void {
    const { watchers } = place.channel
    if (watchers.size === 0) return
    const made = update()
    for (const watcher of watchers) watcher.push(made)
  }

  function placeOf(seat: Seat): Place {
    return places.get(seat)!
  }

  function update(seat: Seat, after: string | null): SeatUpdate {
    const place = placeOf(seat)
    const frames = framesBehind(place.channel, deal?.id ?? null, after)
    return frames === null ? snapshot(place) : updateOf('frames', place, frames)
  }

  return {
    id: facts.id,
    begin(id, dealNumber) {
      if (dealNumber <= (deal?.dealNumber ?? 0)) return
      deal = { id, dealNumber }
      events = 0
      asking = NOTHING
      acts = []
      for (const { channel } of places.values()) channel.clear()
    },
    known: (id) => (deal?.id === id ? events : null),
    show(records) {
      const begins = events === 0
      events += records.length
      const timed = records.map((record): TimedEvent => ({ time: record.time, event: atTheTable(dealEventOf(record)) }))
      asking = timed.reduce((now, { time, event }) => asksAfter(now, event, Date.parse(time)), asking)
      for (const place of places.values()) {
        const frames = place.channel.show(timed)
        if (begins) tell(place, () => snapshot(place))
        else if (frames.length > 0) tell(place, () => updateOf('frames', place, frames))
      }
    },
    said(act) {
      if (act.deal !== deal?.id || acts.some(({ seat, command }) => seat === act.seat && command === act.command))
        return
      acts = [...acts, act]
      // Only the seat itself learns that it has said something.
      const place = placeOf(act.seat)
      tell(place, () => updateOf('frames', place, []))
    },
    update,
    watch(seat, after) {
      const place = placeOf(seat)
      const source = makeSource(
        update(seat, after),
        () => snapshot(place),
        () => place.channel.watchers.delete(source),
      )
      place.channel.watchers.add(source)
      return source.feed
    },
    stop() {
      for (const { channel } of places.values()) for (const watcher of channel.watchers) watcher.complete()
    },
  }
}
