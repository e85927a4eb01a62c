import type { Seat } from '@paipu/engine'
import type { ExportRequest } from '@paipu/exports'
import { dealsBefore, dealsToLookAt, isChosen, isOpen, type DealIndex, type FinishedDeal } from '@paipu/read-models'
import { badExport, type AskedExport } from './asked.ts'
import type { OwnTables } from './own-tables.ts'

/** A deal of an export. */
export interface SelectedDeal {
  readonly id: string
  /** The seat whose own view alone may be given, where the deal's delay had not run out; `null` where all of it may. */
  readonly seenBy: Seat | null
}

/** The deals of an export, which whatever happens later changes nothing of. */
export interface Selection {
  /** Deals are open or not by this moment, milliseconds since 1970. */
  readonly asOf: number
  /** The last deal, `null` where there is none. */
  readonly last: string | null
  /** The deals behind one, or all, in the order in which the store got their ends, or in which they were named. */
  readonly behind: (after: string | null) => Generator<SelectedDeal>
}

/**
 * Selects the deals of an export among those that are over and whose delay has run out, and for a seat (`own`) among those of its
 * tables that are over; `named` are the request's own, if it names any. Throws `BAD_EXPORT` for a `last` or `after` that is none
 * of them.
 */
export function select(
  index: DealIndex,
  { request, asOf, last, after }: AskedExport,
  { named, own }: { readonly named: readonly FinishedDeal[] | null; readonly own: OwnTables | null },
  now: number,
): Selection {
  const moment = asOf ?? now
  const isOwn = ({ table }: FinishedDeal): boolean => table !== null && own !== null && own.tables.has(table)
  const isGiven = (deal: FinishedDeal): boolean =>
    (isOwn(deal) && Date.parse(deal.end.at) <= moment) || isOpen(deal, moment)
  const found = named === null ? chosen(index, request, isGiven, last) : listed(named)
  if (after !== null && !found.has(after)) throw badExport('after', `${after} is no deal of this export`)
  return {
    asOf: moment,
    last: found.last,
    *behind(after) {
      for (const deal of found.behind(after))
        yield { id: deal.id, seenBy: own !== null && isOwn(deal) && !isOpen(deal, moment) ? own.seat : null }
    },
  }
}

interface Found {
  readonly last: string | null
  readonly has: (id: string) => boolean
  readonly behind: (after: string | null) => Generator<FinishedDeal>
}

function listed(named: readonly FinishedDeal[]): Found {
  const placeOf = (id: string): number => named.findIndex((deal) => deal.id === id)
  return {
    last: named.at(-1)!.id,
    has: (id) => placeOf(id) >= 0,
    *behind(after) {
      yield* named.slice(after === null ? 0 : placeOf(after) + 1)
    },
  }
}

function chosen(
  index: DealIndex,
  { choice }: ExportRequest,
  isGiven: (deal: FinishedDeal) => boolean,
  last: string | null,
): Found {
  const { deals } = index
  const among = dealsToLookAt(index, choice)
  const isMeant = (deal: FinishedDeal): boolean => isGiven(deal) && isChosen(deal, choice)
  const meant = (id: string): FinishedDeal | null => {
    const deal = deals.get(id)
    return deal !== undefined && deal.end !== null && isMeant(deal as FinishedDeal) ? (deal as FinishedDeal) : null
  }
  const lastDeal = last === null ? among.findLast(isMeant) : meant(last)
  if (lastDeal === null) throw badExport('last', `${last} is no deal of this export`)
  const end = lastDeal === undefined ? 0 : lastDeal.end.place + 1
  return {
    last: lastDeal?.id ?? null,
    has: (id) => (meant(id)?.end.place ?? end) < end,
    *behind(after) {
      const behind = dealsBefore(among, end)
      for (let at = after === null ? 0 : dealsBefore(among, meant(after)!.end.place + 1); at < behind; at++) {
        const deal = among[at]!
        if (isMeant(deal)) yield deal
      }
    },
  }
}
