import { meldCounts, meldSize, type Deal, type Seat } from '@paipu/engine'
import { maskToTiles, shanten, usefulTiles } from '@paipu/hands'
import { kindOf, totalOf, type Counts, type Tile } from '@paipu/tiles'

/** How far a hand is from ready, and which tiles bring it nearer. */
export interface HandMeasure {
  readonly shanten: number
  /** `null` for a hand that must discard first. */
  readonly useful: readonly Tile[] | null
  /** How many of them the seat does not see yet. */
  readonly left: number | null
}

/** Measures a hand of a seat; `null` where its tiles are not as many as its sets need, as before Blood Flow's removal. */
export function measureHand(deal: Deal, seat: Seat, concealed: Counts): HandMeasure | null {
  const { melds, voidSuit } = deal.seats[seat]
  const { shapes } = deal.rules
  const sets = deal.rules.sets - melds.length
  const spare = totalOf(concealed) - 3 * sets
  if (spare !== 1 && spare !== 2) return null
  const melded = melds.length === 0 ? undefined : meldCounts(melds)
  const away = shanten(concealed, sets, shapes, melded, voidSuit)
  if (spare === 2) return { shanten: away, useful: null, left: null }
  const useful = maskToTiles(usefulTiles(concealed, sets, shapes, melded, voidSuit))
  return { shanten: away, useful, left: unseen(deal, seat, concealed, useful) }
}

/**
 * How many copies of some tiles a seat sees neither in its own hand nor on the table: melds, rivers, tiles won, hands that
 * lie open, and the birds once they are turned.
 */
function unseen(deal: Deal, seat: Seat, concealed: Counts, tiles: readonly Tile[]): number {
  const seen = concealed.slice()
  const see = (tile: Tile, count: number): void => {
    seen[kindOf(tile)]! += count
  }
  for (const tile of deal.seats[seat].removed) see(tile, 1)
  if (deal.birdsTurned) for (const tile of deal.birds) see(tile, 1)
  for (const [at, { melds, river, laidAside, hand, standing }] of deal.seats.entries()) {
    for (const { kind, tile } of melds) see(tile, meldSize(kind))
    for (const { tile } of river) see(tile, 1)
    for (const tile of laidAside) see(tile, 1)
    if (standing === 'locked' && at !== seat) for (const [kind, count] of hand.entries()) seen[kind]! += count
  }
  return tiles.reduce((sum, tile) => sum + Math.max(0, 4 - seen[kindOf(tile)]!), 0)
}
