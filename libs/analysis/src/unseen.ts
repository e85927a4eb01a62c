import { meldSize, type RuleSet, type Seat } from '@paipu/engine'
import { HIDDEN, KIND_COUNT, kindOf, RED_KIND, type Counts, type ViewTile } from '@paipu/tiles'
import type { ViewState } from '@paipu/views'

/**
 * How many tiles of each kind lie where `seat` cannot look: in the wall, in others' hands, put out of play by others. Only
 * what the view shows is counted, so that in a seat's own view nothing else is known.
 */
export function unseenBy(view: ViewState, seat: Seat, rules: RuleSet): Counts {
  const unseen = Array.from({ length: KIND_COUNT }, (_, kind) => (kind === RED_KIND && !rules.reds ? 0 : 4))
  const see = (tile: ViewTile | null, times = 1): void => {
    if (tile !== null && tile !== HIDDEN) unseen[kindOf(tile)]! -= times
  }
  for (const [at, { hand, drawn, river, laidAside, melds, removed }] of view.seats.entries()) {
    for (const tile of [...hand, drawn, ...laidAside]) see(tile)
    for (const { tile } of river) see(tile)
    for (const { kind, tile } of melds) see(tile, meldSize(kind))
    if (at === seat) for (const tile of removed) see(tile)
  }
  return unseen
}
