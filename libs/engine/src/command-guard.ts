import { checkEvent, newestVersion } from '@paipu/contracts'
import { SUITS, TILES, type Tile } from '@paipu/tiles'
import { isSeat } from './seats.ts'

type Fields = Readonly<Record<string, unknown>>

/** No choice of tiles is longer than the largest hand, and no list of them than the largest wall, by far. */
const MOST_IN_HAND = 14
const MOST_IN_WALL = 200

const TILE_CODES: ReadonlySet<unknown> = new Set(TILES)
const ANSWERS: readonly unknown[] = ['win', 'kong', 'pung', 'pass']
const DIRECTIONS: readonly unknown[] = ['left', 'across', 'right']
const KONGS: readonly unknown[] = ['concealed', 'added']
const VOID_SUITS: readonly unknown[] = SUITS

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
    default:
      return seatFault(command)
  }
}

/** An object as JSON has it: what it inherits is nobody's command. */
function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function seatFault(command: Fields): string | null {
  const wrong = choiceFault(command)
  if (wrong !== null) return wrong
  const { seat, timedOut } = command
  if (!isSeatNumber(seat)) return mustBe(command, 'seat', '0, 1, 2 or 3')
  return timedOut === undefined || timedOut === 'bot' || timedOut === 'rule'
    ? null
    : mustBe(command, 'timedOut', '"bot" or "rule", or be left off')
}

/** A seat as events have it: JSON knows no -0. */
function isSeatNumber(seat: unknown): boolean {
  return isSeat(seat) && !Object.is(seat, -0)
}

/** What is wrong with that which is chosen, whoever chooses. */
function choiceFault(command: Fields): string | null {
  switch (command['type']) {
    case 'swap':
    case 'remove':
      return tilesFault(command, 'tiles', MOST_IN_HAND)
    case 'void':
      return VOID_SUITS.includes(command['suit']) ? null : mustBe(command, 'suit', 'm, p or s')
    case 'discard':
      if (typeof command['announce'] !== 'boolean') return mustBe(command, 'announce', 'true or false')
      return tileFault(command)
    case 'kong':
      return KONGS.includes(command['kind']) ? tileFault(command) : mustBe(command, 'kind', KONGS.join(' or '))
    case 'answer':
      return ANSWERS.includes(command['answer']) ? null : mustBe(command, 'answer', `one of ${ANSWERS.join(', ')}`)
    case 'win':
    case 'announce':
      return null
    default:
      return `type: there is no command ${inWords(command['type'])}`
  }
}

function tileFault(command: Fields): string | null {
  return TILE_CODES.has(command['tile']) ? null : mustBe(command, 'tile', 'a tile such as "5m" or "R"')
}

function tilesFault(command: Fields, field: 'tiles' | 'wall' | 'birds', most: number): string | null {
  const tiles = command[field]
  if (!Array.isArray(tiles) || Object.getPrototypeOf(tiles) !== Array.prototype)
    return mustBe(command, field, 'a list of tiles')
  if (tiles.length > most) return `${String(command['type'])}: ${field} has ${tiles.length} tiles, more than ${most}`
  for (let at = 0; at < tiles.length; at++) {
    const tile: unknown = tiles[at]
    if (!TILE_CODES.has(tile))
      return `${String(command['type'])}: ${field}[${at}] must be a tile such as "5m" or "R", not ${inWords(tile)}`
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
  const { type: _, wall: _w, birds: _b, seed, clientSeeds, ...started } = command
  const wrong =
    checkEvent('DealStarted', newestVersion('DealStarted'), started) ??
    checkEvent('WallBuilt', newestVersion('WallBuilt'), { wall: NO_WALL, birds: NO_WALL, seed, clientSeeds })
  if (wrong !== null) return `start: ${wrong.message.replace(/^\w+\.v\d+[. ]/, '')}`
  const { ruleSet, clock, seats, dealer } = started
  if (!isSeatNumber(dealer)) return mustBe(command, 'dealer', '0, 1, 2 or 3')
  if (!isPlain(ruleSet) || !isPlain(ruleSet['options'])) return 'start: ruleSet and its options must be plain objects'
  if (!isPlain(clock)) return 'start: clock must be a plain object'
  if (!(seats as readonly unknown[]).every(isPlain)) return 'start: seats must be plain objects'
  return tilesFault(command, 'wall', MOST_IN_WALL) ?? tilesFault(command, 'birds', MOST_IN_WALL)
}

const NO_WALL: readonly Tile[] = []

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
