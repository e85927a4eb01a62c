import { firstKindOf, SUITS, type Counts, type Suit } from '@paipu/tiles'
import type { SeatCommand } from './commands.ts'
import { legalActions } from './legal.ts'
import type { Seat } from './seats.ts'
import type { Deal, DealState } from './state.ts'

/**
 * What is done for a seat whose time ran out, where the rule set itself says so (rules.md P9): an available win is taken,
 * claims pass, the drawn tile is discarded if that is legal, else the last legal tile; the first legal triple is swapped,
 * the suit with the fewest tiles declared void. `null` where the seat is asked nothing.
 */
export function timeOutAction(state: DealState, seat: Seat): SeatCommand | null {
  const actions = legalActions(state, seat)
  if (actions.length === 0) return null
  const chosen =
    actions.find((action) => action.type === 'win' || (action.type === 'answer' && action.answer === 'win')) ??
    actions.find((action) => action.type === 'answer' && action.answer === 'pass') ??
    discardFor(state as Deal, actions) ??
    fewestVoid(state as Deal, seat, actions) ??
    actions.find((action) => action.type === 'swap' || action.type === 'remove')
  return chosen === undefined ? null : { ...chosen, timedOut: 'rule' }
}

function discardFor({ phase, lastDealt }: Deal, actions: readonly SeatCommand[]): SeatCommand | undefined {
  if (phase.name !== 'turn') return undefined
  const drawn = phase.source === 'opening' ? lastDealt : phase.drawn
  const discards = actions.filter((action) => action.type === 'discard' && !action.announce)
  return discards.find((action) => action.type === 'discard' && action.tile === drawn) ?? discards.at(-1)
}

function fewestVoid({ seats }: Deal, seat: Seat, actions: readonly SeatCommand[]): SeatCommand | undefined {
  const size = (suit: Suit): number => tilesOfSuit(seats[seat].hand, suit)
  const fewest = SUITS.toSorted((a, b) => size(a) - size(b))[0]
  return actions.find((action) => action.type === 'void' && action.suit === fewest)
}

function tilesOfSuit(hand: Counts, suit: Suit): number {
  const first = firstKindOf(suit)
  return hand.slice(first, first + 9).reduce((sum, count) => sum + count, 0)
}
