import { kindOf, RED_KIND, SUITS, suitOf, tileAt, withKind, type Counts, type Suit, type Tile } from '@paipu/tiles'
import type { Die, SeatCommand, TableCommand } from './commands.ts'
import { FRONT_WINDOW } from './front-window.ts'
import { isBound, turnKongs } from './kongs.ts'
import { answersOf, resolutionOf } from './offers.ts'
import { canWinOnTurn, heldTiles, type ClaimPhase, type TurnPhase } from './questions.ts'
import { isReady } from './ready.ts'
import { holdsSuit } from './score.ts'
import type { Seat } from './seats.ts'
import { isActive, type Deal, type DealState } from './state.ts'
import type { Direction } from './terms.ts'

/**
 * Everything a seat may do now: the single statement of what is allowed. `decide` accepts a seat's command if and only
 * if it stands here (tiles of a swap or removal in any order).
 */
export function legalActions(state: DealState, seat: Seat): SeatCommand[] {
  const { phase } = state
  if (phase.name === 'unstarted') return []
  const deal = state as Deal
  switch (phase.name) {
    case 'dealing':
    case 'ended':
      return []
    case 'swapping':
      return phase.chosen[seat] === null ? triples(deal, seat).map((tiles) => ({ type: 'swap', seat, tiles })) : []
    case 'removing':
      return deal.seats[seat].removed.length === 0
        ? triples(deal, seat).map((tiles) => ({ type: 'remove', seat, tiles }))
        : []
    case 'choosing-void':
      return phase.chosen[seat] === null ? SUITS.map((suit) => ({ type: 'void', seat, suit })) : []
    case 'turn':
      return phase.seat === seat ? turnActions(deal, phase) : []
    case 'claims':
    case 'robbing':
      return claimActions(deal, phase, seat)
    case 'drawing':
      return announcing(deal, seat)
  }
}

/** Every way to choose three tiles of one suit, in tile order (rules.md S1, B1). */
function triples(deal: Deal, seat: Seat): Tile[][] {
  const { hand } = deal.seats[seat]
  const found: Tile[][] = []
  for (let a = 0; a < RED_KIND; a++) {
    if (hand[a] === 0) continue
    const suitEnd = a - (a % 9) + 9
    for (let b = a; b < suitEnd; b++) {
      for (let c = b; c < suitEnd; c++) if (holds(hand, a, b, c)) found.push([tileAt(a), tileAt(b), tileAt(c)])
    }
  }
  return found
}

/** Whether a hand holds three tiles of kinds a ≤ b ≤ c at once. */
function holds(hand: Counts, a: number, b: number, c: number): boolean {
  return hand[b]! >= (a === b ? 2 : 1) && hand[c]! >= 1 + Number(b === c) + Number(a === c)
}

function turnActions(deal: Deal, phase: TurnPhase): SeatCommand[] {
  const { seat } = phase
  const actions: SeatCommand[] = canWinOnTurn(deal, phase) ? [{ type: 'win', seat }] : []
  if (actions.length > 0 && mustWin(deal, phase)) return actions
  for (const { kind, tile } of turnKongs(deal, phase)) actions.push({ type: 'kong', seat, kind, tile })
  for (const tile of discardable(deal, phase)) {
    actions.push({ type: 'discard', seat, tile, announce: false })
    if (canAnnounceWith(deal, seat, tile)) actions.push({ type: 'discard', seat, tile, announce: true })
  }
  return actions
}

/** Whether the seat whose turn it is must take a win it has: a locked seat must (rules.md B4). */
export function mustWin(deal: Deal, phase: TurnPhase): boolean {
  return deal.seats[phase.seat].standing === 'locked'
}

/** The tiles the seat whose turn it is may discard (rules.md V2, B4, W6), in tile order. */
function discardable(deal: Deal, phase: TurnPhase): Tile[] {
  const { hand, voidSuit } = deal.seats[phase.seat]
  if (isBound(deal.seats[phase.seat]) && phase.drawn !== null) return [phase.drawn]
  const held = heldTiles(hand)
  return holdsSuit(hand, voidSuit) ? held.filter((tile) => suitOf(tile) === voidSuit) : held
}

/** Whether a tile that is held may be discarded now: whether it stands in {@link discardable}. */
export function mayDiscard(deal: Deal, phase: TurnPhase, tile: Tile): boolean {
  const { hand, voidSuit } = deal.seats[phase.seat]
  if (isBound(deal.seats[phase.seat]) && phase.drawn !== null) return tile === phase.drawn
  return suitOf(tile) === voidSuit || !holdsSuit(hand, voidSuit)
}

/** Whether the window for announcing ready is open for a seat now (rules.md W6). */
export function announcingOpen(deal: Deal, seat: Seat): boolean {
  return deal.rules.announcing && deal.discards < FRONT_WINDOW && isActive(deal, seat) && !deal.seats[seat].announced
}

/** Whether a seat may announce ready with this discard (rules.md W6). */
export function canAnnounceWith(deal: Deal, seat: Seat, tile: Tile): boolean {
  const { hand, melds, voidSuit } = deal.seats[seat]
  return (
    announcingOpen(deal, seat) && isReady(deal.rules, { concealed: withKind(hand, kindOf(tile), -1), melds, voidSuit })
  )
}

/** Whether a seat may announce ready between turns (rules.md W6). */
export function canAnnounceBetweenTurns(deal: Deal, seat: Seat): boolean {
  const { hand, melds, voidSuit } = deal.seats[seat]
  return (
    announcingOpen(deal, seat) &&
    isBetweenTurns(deal, seat) &&
    isReady(deal.rules, { concealed: hand, melds, voidSuit })
  )
}

/** Whether it is no turn of the seat's: a kong's maker is still in its turn, and so is a seat that has claimed a tile. */
export function isBetweenTurns({ phase }: Deal, seat: Seat): boolean {
  switch (phase.name) {
    case 'claims':
    case 'robbing':
      return (
        (phase.answers[seat] === null || phase.answers[seat] === 'pass') &&
        (phase.name === 'claims' || phase.konger !== seat)
      )
    case 'drawing':
      return !phase.replacement || phase.seat !== seat
    default:
      return false
  }
}

function claimActions(deal: Deal, phase: ClaimPhase, seat: Seat): SeatCommand[] {
  const actions = announcing(deal, seat)
  const answers = answersOf(deal, phase, seat)
  return answers.length === 0
    ? actions
    : [...answers.map((answer) => ({ type: 'answer', seat, answer }) as const), ...actions]
}

function announcing(deal: Deal, seat: Seat): SeatCommand[] {
  return canAnnounceBetweenTurns(deal, seat) ? [{ type: 'announce', seat }] : []
}

/** Everything the table itself may do now, `start` apart: chance, draws and the time limit. */
export function tableActions(state: DealState): TableCommand[] {
  if (state.phase.name === 'unstarted' || state.phase.name === 'dealing' || state.phase.name === 'ended') return []
  const deal = state as Deal
  const limit: TableCommand[] = deal.started.clock.dealSeconds === null ? [] : [{ type: 'time-limit' }]
  return [...directions(deal), ...(canDraw(deal) ? [{ type: 'draw' } as const] : []), ...limit]
}

function directions(deal: Deal): TableCommand[] {
  const { phase, rules } = deal
  if (phase.name !== 'swapping' || phase.chosen.includes(null)) return []
  if (rules.swapDirection === 'drawn')
    return DIRECTIONS.map((direction) => ({ type: 'draw-direction', direction, die: null }))
  return DICE.map((die) => ({ type: 'draw-direction', direction: dieDirection(die), die }))
}

const DIRECTIONS: readonly Direction[] = ['left', 'across', 'right']
const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6]

/** The direction a die gives (rules.md W2): 1 or 4 right, 2 or 5 across, 3 or 6 left. */
export function dieDirection(die: Die): Direction {
  return die % 3 === 1 ? 'right' : die % 3 === 2 ? 'across' : 'left'
}

/** Whether the table may draw the next tile, or end the deal where there is none: nothing is left to claim. */
export function canDraw(deal: Deal): boolean {
  const { phase } = deal
  if (phase.name === 'drawing') return true
  return (phase.name === 'claims' || phase.name === 'robbing') && resolutionOf(deal, phase).name === 'passed'
}

/** The suit of three tiles, or `null` unless they are three of one suit. */
export function tripleSuit(tiles: readonly Tile[]): Suit | null {
  const suit = tiles.length === 3 ? suitOf(tiles[0]!) : null
  return suit !== null && tiles.every((tile) => suitOf(tile) === suit) ? suit : null
}
