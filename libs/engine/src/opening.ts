import type { DealEvent } from '@paipu/contracts'
import { kindOf, withoutTiles, type Suit, type Tile } from '@paipu/tiles'
import { accept, refuse, type Decision, type TableCommand } from './commands.ts'
import { dieDirection, tripleSuit } from './legal.ts'
import { bySeat, seatAfter, withSeat, type BySeat, type Seat } from './seats.ts'
import type { Deal } from './state.ts'
import type { Direction } from './terms.ts'

/** A seat's choice of the tiles it passes on (rules.md S1, W2). */
export function decideSwap(deal: Deal, seat: Seat, tiles: readonly Tile[]): Decision {
  const { phase } = deal
  if (phase.name !== 'swapping') return refuse('wrong-phase', `swap: the deal is at ${phase.name}`)
  if (phase.chosen[seat] !== null) return refuse('already-chosen', `swap: seat ${seat} has chosen (rules.md S1)`)
  return (
    refuseTriple(deal, seat, 'swap', tiles) ?? accept([{ type: 'SwapChosen', data: { seat, tiles: triple(tiles) } }])
  )
}

/** A seat puts tiles out of play (rules.md B1). */
export function decideRemoval(deal: Deal, seat: Seat, tiles: readonly Tile[]): Decision {
  const { phase } = deal
  if (phase.name !== 'removing') return refuse('wrong-phase', `remove: the deal is at ${phase.name}`)
  if (deal.seats[seat].removed.length > 0)
    return refuse('already-chosen', `remove: seat ${seat} has chosen (rules.md B1)`)
  return (
    refuseTriple(deal, seat, 'remove', tiles) ??
    accept([{ type: 'TilesRemoved', data: { seat, tiles: triple(tiles) } }])
  )
}

function triple(tiles: readonly Tile[]): readonly [Tile, Tile, Tile] {
  return [tiles[0]!, tiles[1]!, tiles[2]!]
}

function refuseTriple(deal: Deal, seat: Seat, what: 'swap' | 'remove', tiles: readonly Tile[]): Decision | null {
  if (tripleSuit(tiles) === null)
    return refuse(
      'not-three-of-one-suit',
      `${what}: ${tiles.join(' ')} are not three tiles of one suit (rules.md S1, B1)`,
    )
  const { hand } = deal.seats[seat]
  const left = withoutTiles(hand, tiles)
  const held = tiles.every((tile) => left[kindOf(tile)]! >= 0)
  return held ? null : refuse('tile-not-held', `${what}: seat ${seat} does not hold ${tiles.join(' ')}`)
}

/** A seat's void suit (rules.md V1). The fourth choice shows all four at once. */
export function decideVoid(deal: Deal, seat: Seat, suit: Suit): Decision {
  const { phase } = deal
  if (phase.name !== 'choosing-void') return refuse('wrong-phase', `void: the deal is at ${phase.name}`)
  if (phase.chosen[seat] !== null)
    return refuse('already-chosen', `void: seat ${seat} has chosen, and the choice is final (rules.md V1)`)
  const chosen = withSeat(phase.chosen, seat, suit)
  const event: DealEvent = { type: 'VoidSuitChosen', data: { seat, suit } }
  return accept(isComplete(chosen) ? [event, { type: 'VoidSuitsDeclared', data: { suits: chosen } }] : [event])
}

function isComplete(chosen: BySeat<Suit | null>): chosen is BySeat<Suit> {
  return !chosen.includes(null)
}

/** The swap's direction is drawn or rolled, and all four exchanges happen at once (rules.md S1, W2). */
export function decideDirection(
  deal: Deal,
  { direction, die }: Extract<TableCommand, { readonly type: 'draw-direction' }>,
): Decision {
  const { phase, rules } = deal
  if (phase.name !== 'swapping' || phase.chosen.includes(null))
    return refuse('wrong-phase', 'draw-direction: not all four have chosen their tiles (rules.md S1)')
  if (rules.swapDirection === 'die' ? die === null || dieDirection(die) !== direction : die !== null) {
    return refuse(
      'not-allowed-direction',
      `draw-direction: die ${die} does not give ${direction} here (rules.md S1, W2)`,
    )
  }
  const moves = bySeat((from) => ({
    from,
    to: seatAfter(from, STEPS[direction]),
    tiles: triple(phase.chosen[from]!),
  }))
  return accept([
    { type: 'SwapDirectionDrawn', data: { direction, die } },
    { type: 'TilesSwapped', data: { moves } },
  ])
}

/** How many seats further in turn order the tiles go (rules.md C2). */
const STEPS: Readonly<Record<Direction, number>> = { right: 1, across: 2, left: 3 }
