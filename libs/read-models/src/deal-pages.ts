import { byEnd, type DealIndex, type DealSummary, type FinishedDeal, type Place } from './deal-index.ts'

/** Which finished deals are asked for. */
export interface DealQuery {
  readonly ruleSet: string | null
  readonly table: string | null
  /** At most so many, 1 or more. */
  readonly first: number
  /** Only deals behind this place, newest first. */
  readonly after: Place | null
  /** Milliseconds since 1970: deals whose delay has not run out by then are left out. */
  readonly now: number
}

/** A page of finished deals, newest first, and whether more follow. */
export interface DealRows {
  readonly deals: readonly FinishedDeal[]
  readonly more: boolean
}

/** When a finished deal lies open to everyone: its end and the delay after it, milliseconds since 1970. */
export function opensAt(deal: FinishedDeal): number {
  return Date.parse(deal.end.at) + deal.delaySeconds * 1000
}

/** Whether a deal is over and its delay has run out. */
export function isOpen(deal: DealSummary, now: number): deal is FinishedDeal {
  return deal.end !== null && opensAt(deal as FinishedDeal) <= now
}

/** Whether a deal's first moment is out of its delay. */
export function isVisible(deal: DealSummary, now: number): boolean {
  return Date.parse(deal.startedAt) + deal.delaySeconds * 1000 <= now
}

/** The finished deals that a query asks for. */
export function dealRows(index: DealIndex, { ruleSet, table, first, after, now }: DealQuery): DealRows {
  const deals: FinishedDeal[] = []
  for (let at = startOf(index, after) - 1; at >= 0; at--) {
    const deal = index.finished[at]!
    if (ruleSet !== null && deal.ruleSet.id !== ruleSet) continue
    if (table !== null && deal.table !== table) continue
    if (!isOpen(deal, now)) continue
    if (deals.length === first) return { deals, more: true }
    deals.push(deal)
  }
  return { deals, more: false }
}

/** How many deals come before a place in the order of ends. */
function startOf({ finished }: DealIndex, place: Place | null): number {
  if (place === null) return finished.length
  let low = 0
  let high = finished.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (byEnd(finished[middle]!, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The open deals of the same table before and after a deal. */
export function neighbours(
  index: DealIndex,
  deal: DealSummary,
  now: number,
): { readonly previous: string | null; readonly next: string | null } {
  const open = (index.byTable.get(deal.table ?? '') ?? []).filter((sibling) => isOpen(sibling, now))
  const at = open.findIndex(({ id }) => id === deal.id)
  if (at < 0) return { previous: null, next: null }
  return { previous: open[at - 1]?.id ?? null, next: open[at + 1]?.id ?? null }
}
