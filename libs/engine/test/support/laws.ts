import { checkEvent, newestVersion, type DealEvent } from '@paipu/contracts'
import { countTiles, KIND_COUNT, kindOf, RED_KIND, type Tile } from '@paipu/tiles'
import type { Deal, DealState } from '../../src/index.ts'

/** Throws where an event breaks a law that holds at every moment: its schema, tile conservation, zero sum. */
export function checkLaws(event: DealEvent, after: DealState): void {
  const fault = checkEvent(event.type, newestVersion(event.type), event.data)
  if (fault !== null) throw new Error(`${fault.message}: ${JSON.stringify(event.data)}`)
  if (event.type === 'PointsPaid' && event.data.payments.some(({ from, to }) => from === to))
    throw new Error('a seat pays itself')
  if (after.phase.name === 'unstarted' || event.type === 'DealStarted') return
  const deal = after as Deal
  checkTiles(deal, event)
  const sum = deal.seats.reduce((total, seat) => total + seat.points, 0)
  if (sum !== 0) throw new Error(`points sum to ${sum} after ${event.type}`)
}

function checkTiles(deal: Deal, event: DealEvent): void {
  const counts = tilesInPlay(deal)
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const expected = kind === RED_KIND && !deal.rules.reds ? 0 : 4
    if (counts[kind] !== expected)
      throw new Error(`kind ${kind} exists ${counts[kind]} times after ${JSON.stringify(event)}`)
  }
  if (deal.seats.some(({ hand }) => hand.some((count) => count < 0 || count > 4)))
    throw new Error('a hand holds too few or too many')
}

/** Where the tiles of a deal are, by kind: live wall, birds, hands, melds, rivers, winning tiles, tiles out of play. */
function tilesInPlay(deal: Deal): number[] {
  const counts = [...countTiles([...deal.wall.slice(deal.front, deal.wall.length - deal.back), ...deal.birds])]
  const add = (tile: Tile, count: number): void => void (counts[kindOf(tile)]! += count)
  for (const { hand, melds, river, laidAside, removed } of deal.seats) {
    hand.forEach((count, kind) => (counts[kind]! += count))
    for (const { kind, tile } of melds) add(tile, kind === 'pung' ? 3 : 4)
    for (const { tile } of river) add(tile, 1)
    for (const tile of [...laidAside, ...removed]) add(tile, 1)
  }
  return counts
}
