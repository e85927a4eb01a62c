import { DEAL_STREAMS, idOfStream, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import type { DealChoice } from '@paipu/exports'
import { closedReason, storedDeal } from './stored-deals.ts'

/** When a choice is made: deals are open or not by this moment, and none that the store got after `last` is looked at. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The id of a deal; `null` for an export that found none. */
  readonly last?: string | null
}

/** A deal of the choice. */
export interface ChosenDeal {
  readonly records: readonly EventRecord[]
}

/** A deal that is over but not given, and why. */
export interface LeftOut {
  readonly id: string
  readonly delayed: boolean
  readonly reason: string
}

/** The finished deals of a choice that are open, in the order in which the store got their ends. What is not open goes to `leftOut`. */
export async function* chosenDeals(
  store: EventStore,
  choice: DealChoice,
  { now, last }: Moment,
  leftOut: (deal: LeftOut) => void,
): AsyncGenerator<ChosenDeal> {
  if (last === null) return
  for await (const { stream, type } of store.readAll({ streamPrefix: DEAL_STREAMS })) {
    if (type !== 'DealEnded') continue
    const id = idOfStream(stream)
    const deal = await storedDeal(store, id, now)
    if (deal.state !== 'open') leftOut({ id, delayed: deal.state === 'delayed', reason: closedReason(id, deal)! })
    else if (isChosen(deal.records, choice)) yield { records: deal.records }
    if (id === last) return
  }
}

function isChosen(records: readonly EventRecord[], { rules, atTable, player, from, to }: DealChoice): boolean {
  const { ruleSet, table, seats } = records[0]!.data as DealStartedV1
  const ended = records.at(-1)!.time
  return (
    (rules === undefined || ruleSet.id === rules) &&
    (atTable === undefined || table === atTable) &&
    (player === undefined || seats.some((seat) => seat.player === player)) &&
    (from === undefined || ended >= from) &&
    (to === undefined || ended < to)
  )
}
