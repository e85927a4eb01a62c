import {
  legalActions,
  SEATS,
  tableActions,
  type Answer,
  type Command,
  type Deal,
  type DealState,
  type Die,
  type Direction,
  type Seat,
  type SeatCommand,
  type StartCommand,
} from '@paipu/engine'
import { kindOf, SUITS, TILES, tilesOf, type Tile } from '@paipu/tiles'
import { pick, type Random } from '../corpus/random.ts'
import { strangeStart } from './strange-start.ts'

/**
 * A random command for a deal: mostly nonsense, often near to something legal (another seat, another tile, tiles that are
 * not held or of different suits, claims that are not offered, kongs of what is held, table commands out of turn, a
 * second or a broken start). Now and then it is legal. Every field has a value of its type.
 */
export function nonsense(state: DealState, start: StartCommand, random: Random): Command {
  const roll = random(100)
  if (state.phase.name === 'unstarted') return roll < 50 ? strangeStart(start, random) : anyCommand(random)
  const deal = state as Deal
  if (roll < 3) return strangeStart(start, random)
  if (roll < 12) return tableCommand(random)
  if (roll < 30) return anyCommand(random)
  if (roll < 60) return nearLegal(deal, random)
  return plausible(deal, pick(SEATS, random), random)
}

const ANSWERS: readonly Answer[] = ['win', 'kong', 'pung', 'pass']
const DIRECTIONS: readonly Direction[] = ['left', 'across', 'right']
const DICE: readonly (Die | null)[] = [null, 1, 2, 3, 4, 5, 6]
const KINDS = ['concealed', 'added'] as const
const TYPES = ['swap', 'remove', 'void', 'discard', 'kong', 'win', 'answer', 'announce'] as const

function tableCommand(random: Random): Command {
  const roll = random(8)
  if (roll < 4) return { type: 'draw' }
  if (roll < 5) return { type: 'time-limit' }
  return { type: 'draw-direction', direction: pick(DIRECTIONS, random), die: pick(DICE, random) }
}

/** Anything at all. */
function anyCommand(random: Random): Command {
  return random(12) === 0 ? tableCommand(random) : seatCommand(pick(SEATS, random), TILES, random)
}

/** A command of any type by a seat, with tiles out of a list. */
function seatCommand(seat: Seat, tiles: readonly Tile[], random: Random): SeatCommand {
  return marked(unmarked(seat, tiles, random), random)
}

function unmarked(seat: Seat, tiles: readonly Tile[], random: Random): SeatCommand {
  const type = pick(TYPES, random)
  switch (type) {
    case 'swap':
    case 'remove':
      return { type, seat, tiles: someTiles(tiles, random) }
    case 'void':
      return { type, seat, suit: pick(SUITS, random) }
    case 'discard':
      return { type, seat, tile: pick(tiles, random), announce: random(3) === 0 }
    case 'kong':
      return { type, seat, kind: pick(KINDS, random), tile: pick(tiles, random) }
    case 'answer':
      return { type, seat, answer: pick(ANSWERS, random) }
    case 'win':
    case 'announce':
      return { type, seat }
  }
}

/** Some commands say that time ran out. */
function marked(command: SeatCommand, random: Random): SeatCommand {
  return random(20) === 0 ? { ...command, timedOut: pick(['bot', 'rule'], random) } : command
}

/** Mostly three tiles, mostly of one suit. */
function someTiles(tiles: readonly Tile[], random: Random): Tile[] {
  const count = random(5) > 0 ? 3 : random(6)
  const suit = random(2) ? pick(SUITS, random) : null
  const suited = suit === null ? tiles : tiles.filter((tile) => tile.endsWith(suit))
  return Array.from({ length: suited.length === 0 ? 0 : count }, () => pick(suited, random))
}

/** What a seat could take for legal: with tiles it holds, of a type that fits the phase more often than not. */
function plausible(deal: Deal, seat: Seat, random: Random): SeatCommand {
  const own = ownTiles(deal, seat)
  const at = deal.phase.name === 'turn' && random(3) > 0 ? deal.phase.seat : seat
  switch (deal.phase.name) {
    case 'turn':
      return random(3) === 0 ? kongOfHeld(deal, at, random) : turnCommand(at, ownTiles(deal, at), random)
    case 'claims':
    case 'robbing':
      return random(4) === 0 ? { type: 'announce', seat } : { type: 'answer', seat, answer: pick(ANSWERS, random) }
    case 'swapping':
    case 'removing':
      return { type: deal.phase.name === 'swapping' ? 'swap' : 'remove', seat, tiles: someTiles(own, random) }
    default:
      return seatCommand(seat, own, random)
  }
}

function ownTiles({ seats }: Deal, seat: Seat): readonly Tile[] {
  const held = [...tilesOf(seats[seat].hand), ...seats[seat].melds.map(({ tile }) => tile)]
  return held.length > 0 ? held : TILES
}

function turnCommand(seat: Seat, tiles: readonly Tile[], random: Random): SeatCommand {
  if (random(5) === 0) return { type: 'win', seat }
  return { type: 'discard', seat, tile: pick(tiles, random), announce: random(3) === 0 }
}

/** A kong of something held three or four times, or of an own pung. */
function kongOfHeld({ seats }: Deal, seat: Seat, random: Random): SeatCommand {
  const { hand, melds } = seats[seat]
  const many = TILES.filter((tile) => hand[kindOf(tile)]! >= 3)
  const punged = melds.filter(({ kind }) => kind === 'pung').map(({ tile }) => tile)
  const tile = pick(many.length + punged.length > 0 ? [...many, ...punged] : TILES, random)
  return { type: 'kong', seat, kind: punged.includes(tile) ? 'added' : pick(KINDS, random), tile }
}

/** A legal action with one thing changed. */
function nearLegal(deal: Deal, random: Random): Command {
  const actions = [...SEATS.flatMap((seat) => legalActions(deal, seat)), ...tableActions(deal)]
  if (actions.length === 0) return anyCommand(random)
  const action = pick(actions, random)
  return 'seat' in action ? changed(action, random) : tableCommand(random)
}

function changed(action: SeatCommand, random: Random): SeatCommand {
  if (random(3) === 0) return { ...action, seat: pick(SEATS, random) }
  switch (action.type) {
    case 'swap':
    case 'remove':
      return { ...action, tiles: changedTiles(action.tiles, random) }
    case 'void':
      return { ...action, suit: pick(SUITS, random) }
    case 'discard':
      return random(2) ? { ...action, announce: !action.announce } : { ...action, tile: pick(TILES, random) }
    case 'kong':
      return random(2) ? { ...action, kind: pick(KINDS, random) } : { ...action, tile: pick(TILES, random) }
    case 'answer':
      return { ...action, answer: pick(ANSWERS, random) }
    case 'win':
    case 'announce':
      return seatCommand(action.seat, TILES, random)
  }
}

function changedTiles(tiles: readonly Tile[], random: Random): Tile[] {
  const copy = [...tiles]
  const at = random(3)
  const how = random(4)
  if (how === 0) copy.splice(at, 1)
  else if (how === 1) copy.push(pick(TILES, random))
  else copy[at] = random(2) ? copy[(at + 1) % 3]! : pick(TILES, random)
  return copy
}
