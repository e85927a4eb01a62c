import { bySeat, windOf, type BySeat } from '@paipu/engine'
import type { Player } from '../api/schema.ts'
import { withoutNames } from '../stage/names.ts'
import type { OpenDeal } from '../stage/open-deal.ts'

/**
 * A deal with its players called by their winds, `winds` from East on, and without their ids: nothing in it says who played.
 */
export function anonymous(deal: OpenDeal, winds: readonly string[]): OpenDeal {
  const { dealer, seats } = deal.row
  const called: BySeat<Player> = bySeat((seat) => ({
    id: '',
    name: winds[windOf(seat, dealer)]!,
    kind: seats[seat]!.kind,
  }))
  return { ...deal, row: { ...deal.row, seats: called }, events: withoutNames(deal.events, winds) }
}
