import { isTile, SUITS, type Counts, type Suit, type Tile } from '@paipu/tiles'
import type { RuleOptions } from '@paipu/contracts'
import type { MeldKind, RuleSet, WinBy } from '@paipu/engine'
import { fieldsFault, type Field, type Fields } from './fields.ts'
import { fault, type Fault } from './fault.ts'

/** The tiles of a hand as a program writes them. */
export interface TilesLine {
  readonly ruleSet?: string | null | undefined
  readonly options?: { readonly fanCap?: number | null } | null | undefined
  /** The concealed tiles in the compact notation. */
  readonly concealed: string
  readonly melds?: readonly AskedMeld[] | null | undefined
  readonly voidSuit?: Suit | null | undefined
}

/**
 * A hand as a program writes it, one JSON object a line, the winning tile of a win among its concealed tiles. Only its form
 * is checked: see {@link shapeFault}.
 */
export interface HandLine extends TilesLine {
  readonly win?: WinLine | null | undefined
}

/** How a win was made, as a program writes it. */
export interface WinLine {
  readonly tile: Tile
  readonly by: WinBy
  readonly afterKong?: boolean | null | undefined
  readonly afterKongDiscard?: boolean | null | undefined
  readonly lastTile?: boolean | null | undefined
  readonly birds?: readonly Tile[] | null | undefined
  readonly announced?: boolean | null | undefined
  readonly discardNumber?: number | null | undefined
  readonly wallLeft?: number | null | undefined
  /** The dealer's opening hand, or another seat's first draw with nothing called before (rules.md X3). */
  readonly early?: Early | null | undefined
}

/** The early wins, as the flag and the line have them. */
export const EARLY_WINS = ['opening-hand', 'first-draw'] as const
export type Early = (typeof EARLY_WINS)[number]

/** A declared meld. */
export interface AskedMeld {
  readonly kind: MeldKind
  readonly tile: Tile
}

/** A possible hand under a rule set: what it is worth won like this or, without a win, what it waits for. */
export interface AskedHand {
  readonly rules: RuleSet
  readonly options: RuleOptions
  /** Concealed tiles by kind, the winning tile included. */
  readonly concealed: Counts
  readonly melds: readonly AskedMeld[]
  readonly voidSuit: Suit | null
  readonly win: WinLine | null
}

const MELD_KINDS = ['pung', 'exposed-kong', 'added-kong', 'concealed-kong'] as const satisfies readonly MeldKind[]
/** The ways to win, as the flag and the line have them. */
export const WIN_WAYS = ['discard', 'self-draw', 'rob'] as const satisfies readonly WinBy[]

/** The most tiles that any wall has: no count of discards or of tiles left is higher. */
const MOST_TILES = 112

const isString = (value: unknown): boolean => typeof value === 'string'
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isTileCode = (value: unknown): boolean => isTile(value)
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TILES
const isAnything = (): boolean => true

function oneOf(values: readonly string[], required: boolean): Field {
  return { required, what: `one of ${values.join(', ')}`, is: (value) => values.includes(value as string) }
}

function listOf(what: string, is: (value: unknown) => boolean): Field {
  return { required: false, what: `a list of ${what}`, is: (value) => Array.isArray(value) && value.every(is) }
}

const TILE: Field = { required: true, what: 'a tile such as "5m" or "R"', is: isTileCode }
const FLAG: Field = { required: false, what: 'true or false', is: isBoolean }
const COUNT: Field = { required: false, what: `a whole number from 0 to ${MOST_TILES}`, is: isCount }
/** Looked into by a check of its own. */
const INNER: Field = { required: false, what: 'an object', is: isAnything }

/** The fields of every hand. */
export const TILES_FIELDS: Fields = {
  ruleSet: { required: false, what: 'the id of a rule set', is: isString },
  options: INNER,
  concealed: { required: true, what: 'tiles such as "123m99p"', is: isString },
  melds: listOf('melds {kind, tile}', isAnything),
  voidSuit: oneOf(SUITS, false),
}

const HAND_FIELDS: Fields = { ...TILES_FIELDS, win: INNER }

const OPTION_FIELDS: Fields = {
  fanCap: { required: false, what: 'a whole number or null', is: (value) => Number.isInteger(value) },
}

const MELD_FIELDS: Fields = { kind: oneOf(MELD_KINDS, true), tile: TILE }

const WIN_FIELDS: Fields = {
  tile: TILE,
  by: oneOf(WIN_WAYS, true),
  afterKong: FLAG,
  afterKongDiscard: FLAG,
  lastTile: FLAG,
  birds: listOf('tiles such as ["1m", "R"]', isTileCode),
  announced: FLAG,
  discardNumber: COUNT,
  wallLeft: COUNT,
  early: oneOf(EARLY_WINS, false),
}

/** The first thing in the form of a hand that is wrong, or `null`: then it is a {@link HandLine}. */
export function shapeFault(value: unknown): Fault | null {
  const wrong = tilesShapeFault(value, HAND_FIELDS)
  if (wrong !== null) return wrong
  const { win } = value as HandLine
  return win == null ? null : winFault(win)
}

/** The first thing that is wrong in the form of an object with these fields, its options and its melds, or `null`. */
export function tilesShapeFault(value: unknown, fields: Fields): Fault | null {
  const outer = fieldsFault(value, fields, '')
  if (outer !== null) return outer
  const { options, melds } = value as TilesLine
  return (options == null ? null : fieldsFault(options, OPTION_FIELDS, 'options')) ?? meldsFault(melds ?? [])
}

function meldsFault(melds: readonly unknown[]): Fault | null {
  for (const [index, meld] of melds.entries()) {
    const wrong = fieldsFault(meld, MELD_FIELDS, `melds[${index}]`)
    if (wrong !== null) return wrong
  }
  return null
}

function winFault(win: unknown): Fault | null {
  const wrong = fieldsFault(win, WIN_FIELDS, 'win')
  if (wrong !== null) return wrong
  const { by, discardNumber } = win as WinLine
  return by === 'discard' && discardNumber === 0
    ? fault('invalid-field', 'win.discardNumber', 'win.discardNumber counts the discard itself: it is 1 or more')
    : null
}
