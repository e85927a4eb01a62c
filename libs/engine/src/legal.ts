import {
  firstKindOf,
  KIND_COUNT,
  kindOf,
  RED_KIND,
  SUITS,
  suitOf,
  tileAt,
  TILES,
  withKind,
  type Suit,
  type Tile,
} from '@paipu/tiles'
import type { Die, SeatCommand, TableCommand } from './commands.ts'
import { FRONT_WINDOW } from './front-window.ts'
import { isBound, turnKongs } from './kongs.ts'
import { answersOf, resolutionOf } from './offers.ts'
import { canWinOnTurn, type ClaimPhase, type TurnPhase } from './questions.ts'
import { isReady } from './ready.ts'
import { holdsSuit } from './score.ts'
import { bySeat, type Seat } from './seats.ts'
import { isActive, type Deal, type DealState } from './state.ts'
import type { Direction } from './terms.ts'

/**
 * Everything a seat may do now: the single statement of what is allowed. `decide` accepts a seat's command if and only
 * if it stands here (tiles of a swap or removal in any order).
 */
export function legalActions(state: DealState, seat: Seat): readonly SeatCommand[] {
  const { phase } = state
  const deal = state as Deal
  switch (phase.name) {
    case 'unstarted':
    case 'dealing':
    case 'ended':
      return NOTHING
    case 'swapping':
      return phase.chosen[seat] === null ? triples(deal, seat, 'swap') : NOTHING
    case 'removing':
      return deal.seats[seat].removed.length === 0 ? triples(deal, seat, 'remove') : NOTHING
    case 'choosing-void':
      return phase.chosen[seat] === null ? SUITS.map((suit) => ({ type: 'void', seat, suit })) : NOTHING
    case 'turn':
      return phase.seat === seat ? turnActions(deal, phase) : NOTHING
    case 'claims':
    case 'robbing':
      return claimActions(deal, phase, seat)
    case 'drawing':
      return canAnnounceBetweenTurns(deal, seat) ? [{ type: 'announce', seat }] : NOTHING
  }
}

const NOTHING: readonly SeatCommand[] = []

/** Every way to choose three tiles of one suit, in tile order (rules.md S1, B1). */
function triples(deal: Deal, seat: Seat, type: 'swap' | 'remove'): SeatCommand[] {
  const { hand } = deal.seats[seat]
  const found: SeatCommand[] = []
  for (let a = 0; a < RED_KIND; a++) {
    if (hand[a] === 0) continue
    const end = a - (a % 9) + 9
    for (let b = a; b < end; b++) {
      if (hand[b]! < (b === a ? 2 : 1)) continue
      for (let c = b; c < end; c++) {
        if (hand[c]! >= (c > b ? 1 : b > a ? 2 : 3)) found.push({ type, seat, tiles: TRIPLES[a]![b - a]![c - b]! })
      }
    }
  }
  return found
}

/** All there are of three tiles of one suit of kinds a ≤ b ≤ c, by a, b - a and c - b. */
const TRIPLES = TILES.slice(0, RED_KIND).map((lowest, a) => {
  const above = TILES.slice(a, a - (a % 9) + 9)
  return above.map((middle, b) => above.slice(b).map((highest) => [lowest, middle, highest]))
})

function turnActions(deal: Deal, phase: TurnPhase): SeatCommand[] {
  const { seat } = phase
  const actions: SeatCommand[] = canWinOnTurn(deal, phase) ? [{ type: 'win', seat }] : []
  if (actions.length > 0 && mustWin(deal, phase)) return actions
  for (const { kind, tile } of turnKongs(deal, phase)) actions.push({ type: 'kong', seat, kind, tile })
  addDiscards(deal, phase, actions)
  return actions
}

/** Adds every discard the seat whose turn it is may make (rules.md V2, B4, W6), in tile order. */
function addDiscards(deal: Deal, phase: TurnPhase, actions: SeatCommand[]): void {
  const { hand, voidSuit } = deal.seats[phase.seat]
  const { plain, announced } = DISCARDS[phase.seat]
  const drawn = boundTo(deal, phase)
  const suit = holdsSuit(hand, voidSuit) ? voidSuit : null
  const first = drawn !== null ? kindOf(drawn) : suit !== null ? firstKindOf(suit) : 0
  const end = drawn !== null ? first + 1 : suit !== null ? first + 9 : KIND_COUNT
  const open = announcingOpen(deal, phase.seat)
  for (let kind = first; kind < end; kind++) {
    if (hand[kind] === 0) continue
    actions.push(plain[kind]!)
    if (open && isReadyWithout(deal, phase.seat, tileAt(kind))) actions.push(announced[kind]!)
  }
}

/** Every discard there is, by seat and kind: a hand's are listed at each of its turns, and plain data can be shared. */
const DISCARDS = bySeat((seat) => ({
  plain: TILES.map((tile): SeatCommand => ({ type: 'discard', seat, tile, announce: false })),
  announced: TILES.map((tile): SeatCommand => ({ type: 'discard', seat, tile, announce: true })),
}))

/** The drawn tile, where the seat whose turn it is has to discard it (rules.md B4, W6). */
function boundTo(deal: Deal, phase: TurnPhase): Tile | null {
  return isBound(deal.seats[phase.seat]) ? phase.drawn : null
}

/** Whether the seat whose turn it is must take a win it has: a locked seat must (rules.md B4). */
export function mustWin(deal: Deal, phase: TurnPhase): boolean {
  return deal.seats[phase.seat].standing === 'locked'
}

/** Whether a tile that is held may be discarded now: whether {@link addDiscards} lists it. */
export function mayDiscard(deal: Deal, phase: TurnPhase, tile: Tile): boolean {
  const { hand, voidSuit } = deal.seats[phase.seat]
  const drawn = boundTo(deal, phase)
  if (drawn !== null) return tile === drawn
  return suitOf(tile) === voidSuit || !holdsSuit(hand, voidSuit)
}

/** Whether the window for announcing ready is open for a seat now (rules.md W6). */
export function announcingOpen(deal: Deal, seat: Seat): boolean {
  return deal.rules.announcing && deal.discards < FRONT_WINDOW && isActive(deal, seat) && !deal.seats[seat].announced
}

/** Whether discarding a tile leaves a seat's hand ready, as it must be to announce it with this discard (rules.md W6). */
export function isReadyWithout(deal: Deal, seat: Seat, tile: Tile): boolean {
  const { hand, melds, voidSuit } = deal.seats[seat]
  return isReady(deal.rules, { concealed: withKind(hand, kindOf(tile), -1), melds, voidSuit })
}

/** Whether a seat may announce ready between turns (rules.md W6). */
export function canAnnounceBetweenTurns(deal: Deal, seat: Seat): boolean {
  if (!announcingOpen(deal, seat) || !isBetweenTurns(deal, seat)) return false
  const { hand, melds, voidSuit } = deal.seats[seat]
  return isReady(deal.rules, { concealed: hand, melds, voidSuit })
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

function claimActions(deal: Deal, phase: ClaimPhase, seat: Seat): readonly SeatCommand[] {
  const answers = answersOf(deal, phase, seat)
  const announcing = canAnnounceBetweenTurns(deal, seat)
  if (answers.length === 0 && !announcing) return NOTHING
  const actions = answers.map((answer): SeatCommand => ({ type: 'answer', seat, answer }))
  if (announcing) actions.push({ type: 'announce', seat })
  return actions
}

/** Everything the table itself may do now, `start` apart: chance, draws and the time limit. */
export function tableActions(state: DealState): readonly TableCommand[] {
  switch (state.phase.name) {
    case 'unstarted':
    case 'dealing':
    case 'ended':
      return NO_TABLE_ACTION
    default:
      return actionsNow(state as Deal)
  }
}

function actionsNow(deal: Deal): readonly TableCommand[] {
  const { next, orLimit } = canDraw(deal) ? DRAW : directions(deal)
  return deal.started.clock.dealSeconds === null ? next : orLimit
}

/** What the table may do next, without the time limit and with it. */
interface TableActions {
  readonly next: readonly TableCommand[]
  readonly orLimit: readonly TableCommand[]
}

const NO_TABLE_ACTION: readonly TableCommand[] = []
const NOTHING_NEXT = orTimeLimit(NO_TABLE_ACTION)
const DRAW = orTimeLimit([{ type: 'draw' }])

function orTimeLimit(next: readonly TableCommand[]): TableActions {
  return { next, orLimit: [...next, { type: 'time-limit' }] }
}

function directions({ phase, rules }: Deal): TableActions {
  if (phase.name !== 'swapping' || phase.chosen.includes(null)) return NOTHING_NEXT
  return rules.swapDirection === 'drawn' ? DRAWN_DIRECTIONS : ROLLED_DIRECTIONS
}

const DIRECTIONS: readonly Direction[] = ['left', 'across', 'right']
const DRAWN_DIRECTIONS = orTimeLimit(DIRECTIONS.map((direction) => ({ type: 'draw-direction', direction, die: null })))
const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6]
const ROLLED_DIRECTIONS = orTimeLimit(
  DICE.map((die) => ({ type: 'draw-direction', direction: dieDirection(die), die })),
)

/** The direction a die gives (rules.md W2): 1 or 4 right, 2 or 5 across, 3 or 6 left. */
export function dieDirection(die: Die): Direction {
  return die % 3 === 1 ? 'right' : die % 3 === 2 ? 'across' : 'left'
}

/** Whether the table may draw the next tile, or end the deal where there is none: nothing is left to claim. */
export function canDraw(deal: Deal): boolean {
  const { phase } = deal
  switch (phase.name) {
    case 'drawing':
      return true
    case 'claims':
    case 'robbing':
      return resolutionOf(deal, phase).name === 'passed'
    default:
      return false
  }
}

/** The suit of three tiles, or `null` unless they are three of one suit. */
export function tripleSuit(tiles: readonly Tile[]): Suit | null {
  const suit = tiles.length === 3 ? suitOf(tiles[0]!) : null
  return tiles.every((tile) => suitOf(tile) === suit) ? suit : null
}
