import { dealEventOf, type DealEvent, type EventRecord } from '@paipu/contracts'
import { UNSTARTED, type Deal } from '@paipu/engine'
import { dealSeed } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, type StreamHead } from '@paipu/records'
import { asksAfter, NO_QUESTION, type AskingDeal } from './question.ts'

/** A deal in play. */
export interface PlayedDeal extends AskingDeal {
  readonly head: StreamHead
  /** Milliseconds since 1970; `null` before its first event. */
  readonly startedAt: number | null
  /** What its wall and all chance come from; `null` before its first event. */
  readonly seed: string | null
  /** Whether it began before this runtime had it. */
  readonly takenUp: boolean
}

/** Before the first deal of a table. */
export const NO_DEAL: PlayedDeal = {
  state: UNSTARTED,
  question: NO_QUESTION,
  head: EMPTY_HEAD,
  startedAt: null,
  seed: null,
  takenUp: false,
}

/** A deal from the records of its stream. */
export function playedDeal(records: readonly EventRecord[]): PlayedDeal {
  const first = records[0]
  const events = records.map(dealEventOf)
  const asking = records.reduce<AskingDeal>(
    (deal, record, index) => asksAfter(deal, events[index]!, Date.parse(record.time)),
    NO_DEAL,
  )
  return {
    ...asking,
    head: headAfter(EMPTY_HEAD, records),
    startedAt: first === undefined ? null : Date.parse(first.time),
    seed: seedOf(events),
    takenUp: first !== undefined,
  }
}

/** When a deal's time is up, milliseconds since 1970 (rules.md C17); `Infinity` where it has no limit, or has not begun. */
export function limitOf({ state, startedAt }: PlayedDeal): number {
  const seconds = state.phase.name === 'unstarted' ? null : (state as Deal).started.clock.dealSeconds
  return seconds === null || startedAt === null ? Infinity : startedAt + seconds * 1000
}

/** The seed of a deal from its secret and what the seats added to it. */
export function seedOf(events: readonly DealEvent[]): string | null {
  const built = events.find((event) => event.type === 'WallBuilt')?.data
  return built === undefined || built.seed === null ? null : dealSeed(built.seed, built.clientSeeds)
}
