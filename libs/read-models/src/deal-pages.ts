import { searchedName, type SeatPlayer } from '@paipu/contracts'
import { byEnd, byNumber, type DealIndex, type DealSummary, type FinishedDeal, type Place } from './deal-index.ts'
import { placeIn } from './sorted.ts'

/** Which finished deals are asked for. */
export interface DealQuery {
  readonly ruleSet: string | null
  readonly table: string | null
  /** What else a deal must be; `null` for all. */
  readonly where: ((deal: FinishedDeal) => boolean) | null
  /** At most so many, 1 or more. */
  readonly first: number
  /** At most so many open deals are looked at, 1 or more: what few of them have is found over several pages. */
  readonly lookAt: number
  /** Only deals behind this place, newest first. */
  readonly after: Place | null
  /** Milliseconds since 1970: deals whose delay has not run out by then are left out. */
  readonly now: number
}

/** A page of finished deals, newest first. */
export interface DealRows {
  readonly deals: readonly FinishedDeal[]
  /**
   * The deal behind which the next page begins; `null` where this is the last one. It is open, but need not be
   * one of those asked for: where few of those looked at are, a page is short, or empty.
   */
  readonly next: FinishedDeal | null
}

/** A deal that is over, and the spectator delay of its table. */
export interface Delayed {
  readonly end: { readonly at: string }
  readonly delaySeconds: number
}

/**
 * When a finished deal lies open to everyone: its end and the delay after it, milliseconds since 1970. The one place that
 * says so.
 */
export function opensAt({ end, delaySeconds }: Delayed): number {
  return Date.parse(end.at) + delaySeconds * 1000
}

/** Whether a deal is over and its delay has run out. */
export function isOpen(deal: DealSummary, now: number): deal is FinishedDeal {
  return deal.end !== null && opensAt(deal as FinishedDeal) <= now
}

/** Whether a deal's first moment is out of its delay. */
export function isVisible(deal: DealSummary, now: number): boolean {
  return Date.parse(deal.startedAt) + deal.delaySeconds * 1000 <= now
}

/**
 * The finished deals that a query asks for. Only open ones count as looked at: where a page ends must not tell of deals that run
 * or are within their delay.
 */
export function dealRows(index: DealIndex, query: DealQuery): DealRows {
  const { where, first, lookAt, after, now } = query
  const deals: FinishedDeal[] = []
  let last: FinishedDeal | null = null
  for (let at = startOf(index, after) - 1, looked = 0; at >= 0; at--) {
    const deal = index.finished[at]!
    if (!isOpen(deal, now)) continue
    if (looked++ === lookAt) return { deals, next: last }
    if (isAsked(deal, query) && (where === null || where(deal))) {
      if (deals.length === first) return { deals, next: deals.at(-1)! }
      deals.push(deal)
    }
    last = deal
  }
  return { deals, next: null }
}

function isAsked(deal: FinishedDeal, { ruleSet, table }: DealQuery): boolean {
  return (ruleSet === null || deal.ruleSet.id === ruleSet) && (table === null || deal.table === table)
}

/**
 * Whether a player sat at a seat of a deal. A deal that was recorded elsewhere has the players of its record, who are nobody
 * here, whatever they are called.
 */
export function sits({ seats, source }: DealSummary, seat: number, player: string): boolean {
  return source === null && seats[seat]!.player === player
}

/** Whether a deal has a player whose name holds a text, in whatever case and width. */
export function withName(index: DealIndex, text: string): (deal: DealSummary) => boolean {
  const asked = searchedName(text)
  const named = new Set<SeatPlayer>()
  for (const { player, searched } of index.players.values()) if (searched.includes(asked)) named.add(player)
  return ({ seats }) => seats.some((player) => named.has(player))
}

/** How many deals come before a place in the order of ends. */
function startOf({ finished }: DealIndex, place: Place | null): number {
  return place === null ? finished.length : placeIn(finished, (deal) => byEnd(deal, place))
}

/** The open deals of the same table before and after an open deal. */
export function neighbours(
  index: DealIndex,
  deal: DealSummary,
  now: number,
): { readonly previous: string | null; readonly next: string | null } {
  if (deal.table === null || !isOpen(deal, now)) return { previous: null, next: null }
  const siblings = index.byTable.get(deal.table) ?? []
  const at = placeIn(siblings, (sibling) => byNumber(sibling, deal))
  return { previous: openFrom(siblings, at, -1, now), next: openFrom(siblings, at, 1, now) }
}

/** The first open deal from a place on, one way. Only deals within their delay are passed over. */
function openFrom(siblings: readonly FinishedDeal[], from: number, step: 1 | -1, now: number): string | null {
  let at = from + step
  while (at >= 0 && at < siblings.length && !isOpen(siblings[at]!, now)) at += step
  return siblings[at]?.id ?? null
}
