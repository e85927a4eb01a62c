import { kindOf, TILES, type Tile } from '@paipu/tiles'

/** What keeps a value from having a schema's shape: where, such as `.payments.0.points`, and what must be there. */
export interface Fault {
  readonly path: string
  readonly message: string
}

/** A generated check: the first thing wrong with a value, or `null`. Takes whatever comes and makes nothing of what is right. */
export type Check = (value: unknown) => Fault | null

/** The check of one version of one event type. */
export interface EventCheck {
  readonly name: string
  readonly version: number
  readonly check: Check
}

function here(message: string): Fault {
  return { path: '', message }
}

export const NO_OBJECT = here('must be object')
export const NO_ARRAY = here('must be array')
export const NO_STRING = here('must be string')
export const NO_BOOLEAN = here('must be boolean')
export const NO_INTEGER = here('must be integer')
export const NO_INTEGER_OR_NULL = here('must be integer,null')
export const NOT_NULL = here('must be null')
export const NOT_LISTED = here('must be equal to one of the allowed values')
export const NOT_THE_CONSTANT = here('must be equal to constant')

/** A regular expression that texts must match, and what is said of one that does not. */
export interface Pattern {
  readonly expression: RegExp
  readonly fault: Fault
  /** The last text that matched: the next event often has the same id, or the hash of the event before. */
  matched: string | null
}

export function pattern(source: string): Pattern {
  return { expression: new RegExp(source, 'u'), fault: here(`must match pattern "${source}"`), matched: null }
}

export function matches(text: string, wanted: Pattern): boolean {
  if (text === wanted.matched) return true
  if (!wanted.expression.test(text)) return false
  wanted.matched = text
  return true
}

/** A fault of what stands at a property or an item, seen from the whole. */
export function within(key: string | number, { path, message }: Fault): Fault {
  return { path: `.${key}${path}`, message }
}

export function missing(key: string): Fault {
  return here(`must have required property '${key}'`)
}

export function surplus(key: string): Fault {
  return here(`has no property ${JSON.stringify(key)}`)
}

export function atLeast(limit: number): Fault {
  return here(`must be >= ${limit}`)
}

export function atMost(limit: number): Fault {
  return here(`must be <= ${limit}`)
}

export function atLeastItems(limit: number): Fault {
  return here(`must NOT have fewer than ${limit} items`)
}

export function atMostItems(limit: number): Fault {
  return here(`must NOT have more than ${limit} items`)
}

/** Whether a value is a tile code. It is asked of every tile of every event, so it is computed, not searched. */
export function isTileCode(value: unknown): value is Tile {
  return typeof value === 'string' && TILES[kindOf(value as Tile)] === value
}
