import type { Seat } from '@paipu/engine'
import type { ExportRequest } from '@paipu/exports'
import { PublicError } from '../errors/public-error.ts'
import type { GivenDeal } from '../deals/own-deals.service.ts'
import type { Coming } from '../reach/client-address.ts'
import type { SeatTokens } from '../seats/seat-tokens.service.ts'
import { bearerOf } from '../reach/bearer.ts'

/** Whoever asks, as a seat: its tables among those that are asked about, and the view that it asks for there. */
export interface OwnTables {
  readonly seat: Seat
  readonly tables: ReadonlySet<string>
}

/**
 * As which seat somebody asks for an export: for a seat's own view, at the table that is named or at those of the deals that are
 * named (`named`). `null` for whoever gets what everybody gets. Throws `UNAUTHORIZED` for a token that is not for the view.
 */
export function ownTables(
  tokens: SeatTokens,
  { choice: { atTable }, viewer }: ExportRequest,
  named: readonly GivenDeal[] | null,
  from: Coming,
): OwnTables | null {
  const [seat, ...others] = viewer.seats
  const isOneSeat = seat !== undefined && others.length === 0
  const refuseOther = (table: string, held: Seat): void => {
    if (isOneSeat && held === seat) return
    tokens.tellOf(table, from, 'another view')
    throw new PublicError('UNAUTHORIZED', `viewer: at this table the token is for seats-${held}`)
  }
  for (const { deal, seat: held } of named ?? []) if (held !== null) refuseOther(deal.table!, held)
  if (!isOneSeat || bearerOf(from) === null) return null
  if (atTable !== undefined) refuseOther(atTable, tokens.seatOf(atTable, from))
  const asked = named?.map(({ deal }) => deal.table) ?? [atTable]
  const tables = asked.filter((table) => typeof table === 'string' && tokens.find(table, from) === seat)
  return tables.length === 0 ? null : { seat, tables: new Set(tables as string[]) }
}
