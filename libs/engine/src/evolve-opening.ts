import type { DealEventOf, HandsDealtV1 } from '@paipu/contracts'
import { countTiles, kindOf, NO_TILES, withoutTiles } from '@paipu/tiles'
import type { OpeningStep } from './rule-set.ts'
import { ruleSetOf } from './rule-sets/index.ts'
import { bySeat } from './seats.ts'
import { withSeatState, type Deal, type DealState, type Phase, type SeatState } from './state.ts'

/** A deal from what was agreed: nothing is dealt yet. An unknown rule set, or a deal that has begun, changes nothing. */
export function start(state: DealState, started: DealEventOf<'DealStarted'>['data']): DealState {
  const rules = ruleSetOf(started.ruleSet)
  if (rules === null || state.phase.name !== 'unstarted') return state
  return {
    rules,
    options: started.ruleSet.options,
    started,
    dealer: started.dealer,
    wall: [],
    front: 0,
    back: 0,
    birds: [],
    birdsTurned: false,
    swap: null,
    seed: null,
    lastDealt: null,
    seats: bySeat(() => EMPTY_SEAT),
    discards: 0,
    calls: 0,
    kongs: [],
    firstWin: null,
    phase: { name: 'dealing' },
  }
}

const EMPTY_SEAT: SeatState = {
  hand: NO_TILES,
  melds: [],
  river: [],
  voidSuit: null,
  removed: [],
  standing: 'playing',
  announced: false,
  wins: [],
  laidAside: [],
  winBlocked: false,
  pungsBlocked: [],
  draws: 0,
  points: 0,
}

/** The opening hands are dealt, and the first opening step begins. */
export function handsDealt(deal: Deal, { hands }: HandsDealtV1): Deal {
  const seats = bySeat((seat): SeatState => ({ ...EMPTY_SEAT, hand: countTiles(hands[seat]!.tiles) }))
  const front = hands.reduce((sum, hand) => sum + hand.tiles.length, 0)
  return afterOpening({ ...deal, seats, front, lastDealt: hands[deal.dealer]!.tiles.at(-1) ?? null }, null)
}

/** Enters the opening step after `done` (the first where it is `null`), or the dealer's first turn. */
export function afterOpening(deal: Deal, done: OpeningStep | null): Deal {
  const { opening } = deal.rules
  const step = opening[done === null ? 0 : opening.indexOf(done) + 1]
  return {
    ...deal,
    phase:
      step === undefined ? { name: 'turn', seat: deal.dealer, source: 'opening', drawn: null } : openingPhase(step),
  }
}

function openingPhase(step: OpeningStep): Phase {
  switch (step) {
    case 'swap':
      return { name: 'swapping', chosen: [null, null, null, null] }
    case 'remove':
      return { name: 'removing' }
    case 'void':
      return { name: 'choosing-void', chosen: [null, null, null, null] }
  }
}

/** All exchanges of the swap at once (rules.md S1, W2). */
export function tilesSwapped(deal: Deal, moves: DealEventOf<'TilesSwapped'>['data']['moves']): Deal {
  const hands = deal.seats.map((seat) => [...seat.hand])
  for (const { from, to, tiles } of moves) {
    for (const tile of tiles) {
      hands[from]![kindOf(tile)]!--
      hands[to]![kindOf(tile)]!++
    }
  }
  return afterOpening({ ...deal, seats: bySeat((seat) => ({ ...deal.seats[seat], hand: hands[seat]! })) }, 'swap')
}

/** A seat's tiles go out of play; after the fourth seat's the opening goes on (rules.md B1). */
export function tilesRemoved(deal: Deal, { seat, tiles }: DealEventOf<'TilesRemoved'>['data']): Deal {
  const hand = withoutTiles(deal.seats[seat].hand, tiles)
  const next = withSeatState(deal, seat, { hand, removed: tiles })
  return next.seats.every((other) => other.removed.length > 0) ? afterOpening(next, 'remove') : next
}
