import type { DealIndex, FinishedDeal } from './deal-index.ts'
import { placeIn } from './sorted.ts'

/** Which finished deals are meant, as exports say it; what is not given leaves the choice open. */
export interface ChosenBy {
  readonly rules?: string
  readonly atTable?: string
  readonly player?: string
  /** It ended at this time or later, ISO 8601, UTC, with milliseconds. */
  readonly from?: string
  /** It ended before this time. */
  readonly to?: string
}

/** Whether a deal is one of a choice. */
export function isChosen(
  { ruleSet, table, seats, end }: FinishedDeal,
  { rules, atTable, player, from, to }: ChosenBy,
): boolean {
  return (
    (rules === undefined || ruleSet.id === rules) &&
    (atTable === undefined || table === atTable) &&
    (player === undefined || seats.some((seat) => seat.player === player)) &&
    (from === undefined || end.at >= from) &&
    (to === undefined || end.at < to)
  )
}

/**
 * A list of deals that holds all of a choice, in the order in which the store got their ends: the shortest that there is, so that
 * what few deals have is found by looking at few. Deals that are stored later may come to stand behind them.
 */
export function dealsToLookAt(index: DealIndex, choice: ChosenBy): readonly FinishedDeal[] {
  const { rules, atTable, player } = choice
  const lists = [
    { deals: index.stored, inOrder: true },
    ...(rules === undefined ? [] : [{ deals: index.byRules.get(rules) ?? [], inOrder: true }]),
    ...(player === undefined ? [] : [{ deals: index.byPlayer.get(player) ?? [], inOrder: true }]),
    ...(atTable === undefined ? [] : [{ deals: index.byTable.get(atTable) ?? [], inOrder: false }]),
  ]
  const [start, end] = rangeOf(index, choice)
  const shortest = lists.reduce((least, list) => (list.deals.length < least.deals.length ? list : least))
  if (shortest.inOrder && shortest.deals.length <= end - start) return shortest.deals
  const some = shortest.deals.length <= end - start ? shortest.deals : index.finished.slice(start, end)
  return some.toSorted((a, b) => a.end.place - b.end.place)
}

/** Where the deals of a time range begin and end among those in the order of their ends. */
function rangeOf({ finished }: DealIndex, { from, to }: ChosenBy): readonly [number, number] {
  const before = (time: string): number => placeIn(finished, ({ end }) => (end.at < time ? -1 : 0))
  return [from === undefined ? 0 : before(from), to === undefined ? finished.length : before(to)]
}

/** How many of some deals, in the order of their places, come before a place. */
export function dealsBefore(deals: readonly FinishedDeal[], place: number): number {
  return placeIn(deals, ({ end }) => end.place - place)
}
