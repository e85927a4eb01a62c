import { checkNewest, isTileCode } from '@paipu/contracts'
import type { Tile } from '@paipu/tiles'
import type { StartCommand } from './commands.ts'
import { isSeat } from './seats.ts'

type Fields = Readonly<Record<string, unknown>>

/** No choice of tiles is longer than the largest hand, and no list of them than the largest wall, by far. */
const MOST_IN_HAND = 14
const MOST_IN_WALL = 200

const A_TILE = 'a tile such as "5m" or "R"'
const DIRECTIONS: readonly unknown[] = ['left', 'across', 'right']

/**
 * The first thing in a value that keeps it from being a `Command`, in a sentence that names the field, or `null` where it is
 * one. Takes whatever comes, and never throws. Fields that its type does not have are passed over, but for a start's,
 * all of which go into events. It runs before every decision, so it makes nothing where nothing is wrong.
 */
export function commandFault(command: unknown): string | null {
  try {
    return faultOf(command)
  } catch {
    return 'the command can’t be read'
  }
}

function faultOf(command: unknown): string | null {
  if (!isPlain(command)) return `a command must be a plain object, not ${inWords(command)}`
  switch (command['type']) {
    case 'draw':
    case 'time-limit':
      return null
    case 'start':
      return startFault(command)
    case 'draw-direction':
      return directionFault(command)
    case 'swap':
    case 'remove':
      return tilesFault(command, 'tiles', MOST_IN_HAND) ?? seatFault(command, command['seat'], command['timedOut'])
    case 'void':
      return voidFault(command)
    case 'discard':
      return discardFault(command)
    case 'kong':
      return kongFault(command)
    case 'answer':
      return answerFault(command)
    case 'win':
    case 'announce':
      return seatFault(command, command['seat'], command['timedOut'])
    default:
      return `type: there is no command ${inWords(command['type'])}`
  }
}

/** An object as JSON has it: what it inherits is nobody's command. */
function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** What is wrong with who chooses. The two fields are read by those who know what else the command has: that is faster. */
function seatFault(command: Fields, seat: unknown, timedOut: unknown): string | null {
  if (!isSeatNumber(seat)) return mustBe(command, 'seat', '0, 1, 2 or 3')
  return timedOut === undefined || timedOut === 'bot' || timedOut === 'rule'
    ? null
    : mustBe(command, 'timedOut', '"bot" or "rule", or be left off')
}

/** A seat as events have it: JSON knows no -0. */
function isSeatNumber(seat: unknown): boolean {
  return isSeat(seat) && !Object.is(seat, -0)
}

function voidFault(command: Fields): string | null {
  const { suit, seat, timedOut } = command
  return suit === 'm' || suit === 'p' || suit === 's'
    ? seatFault(command, seat, timedOut)
    : mustBe(command, 'suit', 'm, p or s')
}

function discardFault(command: Fields): string | null {
  const { announce, tile, seat, timedOut } = command
  if (typeof announce !== 'boolean') return mustBe(command, 'announce', 'true or false')
  return isTileCode(tile) ? seatFault(command, seat, timedOut) : mustBe(command, 'tile', A_TILE)
}

function kongFault(command: Fields): string | null {
  const { kind, tile, seat, timedOut } = command
  if (kind !== 'concealed' && kind !== 'added') return mustBe(command, 'kind', 'concealed or added')
  return isTileCode(tile) ? seatFault(command, seat, timedOut) : mustBe(command, 'tile', A_TILE)
}

function answerFault(command: Fields): string | null {
  const { answer, seat, timedOut } = command
  return answer === 'win' || answer === 'kong' || answer === 'pung' || answer === 'pass'
    ? seatFault(command, seat, timedOut)
    : mustBe(command, 'answer', 'one of win, kong, pung, pass')
}

function tilesFault(command: Fields, field: 'tiles' | 'wall' | 'birds', most: number): string | null {
  const tiles = command[field]
  if (!Array.isArray(tiles) || Object.getPrototypeOf(tiles) !== Array.prototype)
    return mustBe(command, field, 'a list of tiles')
  if (tiles.length > most) return `${String(command['type'])}: ${field} has ${tiles.length} tiles, more than ${most}`
  for (let at = 0; at < tiles.length; at++) {
    const tile: unknown = tiles[at]
    if (!isTileCode(tile)) return `${String(command['type'])}: ${field}[${at}] must be ${A_TILE}, not ${inWords(tile)}`
  }
  return null
}

function directionFault(command: Fields): string | null {
  const { direction, die } = command
  if (!DIRECTIONS.includes(direction)) return mustBe(command, 'direction', 'left, across or right')
  const isRolled = typeof die === 'number' && die >= 1 && die <= 6 && Number.isInteger(die)
  return isRolled || die === null ? null : mustBe(command, 'die', 'a whole number from 1 to 6, or null')
}

/**
 * A start says what its first two events say, so their schemas say what it may be. Its tiles are too many for that: they
 * are looked up.
 */
function startFault(command: Fields): string | null {
  const { ruleSet, table, dealNumber, dealer, seats, clock, commitment, source, seed, clientSeeds } = command
  const wrong =
    checkNewest('DealStarted', { ruleSet, table, dealNumber, dealer, seats, clock, commitment, source }) ??
    checkNewest('WallBuilt', { wall: NO_WALL, birds: NO_WALL, seed, clientSeeds })
  if (wrong !== null) return `start: ${wrong.message.replace(/^\w+\.v\d+[. ]/, '')}`
  for (const field in command) if (!START_FIELDS.has(field)) return `start: there is no field ${JSON.stringify(field)}`
  if (!isSeatNumber(dealer)) return mustBe(command, 'dealer', '0, 1, 2 or 3')
  if (!isPlain(ruleSet) || !isPlain(ruleSet['options'])) return 'start: ruleSet and its options must be plain objects'
  if (!isPlain(clock)) return 'start: clock must be a plain object'
  if (!(seats as readonly unknown[]).every(isPlain)) return 'start: seats must be plain objects'
  return tilesFault(command, 'wall', MOST_IN_WALL) ?? tilesFault(command, 'birds', MOST_IN_WALL)
}

const NO_WALL: readonly Tile[] = []
const START_FIELDS: ReadonlySet<string> = new Set([
  'type',
  'ruleSet',
  'table',
  'dealNumber',
  'dealer',
  'seats',
  'clock',
  'commitment',
  'source',
  'wall',
  'birds',
  'seed',
  'clientSeeds',
] satisfies (keyof StartCommand)[])

function mustBe(command: Fields, field: string, what: string): string {
  return `${String(command['type'])}: ${field} must be ${what}, not ${inWords(command[field])}`
}

/** A value in a few words, whatever it is. */
function inWords(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 37)}...` : value)
    case 'number':
    case 'boolean':
    case 'undefined':
      return Object.is(value, -0) ? '-0' : String(value)
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object'
    default:
      return `a ${typeof value}`
  }
}
