import { idOfStream, inNewestVersion, readStored, type DealStartedV1, type EventRecord } from '@paipu/contracts'
import type { EventStore, RecordedEvent } from '@paipu/event-store'
import type { DealChoice } from '@paipu/exports'
import { dealMarks } from './deal-marks.ts'
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

/**
 * The finished deals of a choice that are open, in the order in which the store got their ends. Those of the choice that are not open
 * go to `leftOut`. No deal is read whole whose beginning and end say that it is another.
 */
export async function* chosenDeals(
  store: EventStore,
  choice: DealChoice,
  { now, last }: Moment,
  leftOut: (deal: LeftOut) => void,
): AsyncGenerator<ChosenDeal> {
  if (last === null) return
  const others = new Set<string>()
  for await (const event of dealMarks(store)) {
    if (saysOther(event, choice)) others.add(event.stream)
    if (event.type !== 'DealEnded') continue
    const id = idOfStream(event.stream)
    if (!others.delete(event.stream)) {
      const deal = await storedDeal(store, id, now)
      if (deal.state !== 'open') leftOut({ id, delayed: deal.state === 'delayed', reason: closedReason(id, deal)! })
      else if (isChosen(deal.records, choice)) yield { records: deal.records }
    }
    if (id === last) return
  }
}

/** Whether a deal's first or last event says that it is none of a choice. One that can't be read says nothing. */
function saysOther(event: RecordedEvent, choice: DealChoice): boolean {
  const record = readStored(event)
  if (typeof record === 'string') return false
  const { type, data, time } = inNewestVersion(record)
  if (type === 'DealStarted') return !isPlayedAs(data as DealStartedV1, choice)
  return type === 'DealEnded' && !isEndedAt(time, choice)
}

function isChosen(records: readonly EventRecord[], choice: DealChoice): boolean {
  return isPlayedAs(records[0]!.data as DealStartedV1, choice) && isEndedAt(records.at(-1)!.time, choice)
}

function isPlayedAs({ ruleSet, table, seats }: DealStartedV1, { rules, atTable, player }: DealChoice): boolean {
  return (
    (rules === undefined || ruleSet.id === rules) &&
    (atTable === undefined || table === atTable) &&
    (player === undefined || seats.some((seat) => seat.player === player))
  )
}

function isEndedAt(time: string, { from, to }: DealChoice): boolean {
  return (from === undefined || time >= from) && (to === undefined || time < to)
}
