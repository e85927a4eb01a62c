import { isTile, type Suit } from '@paipu/tiles'

/** How one field of an event is written as a word of the text form, and read back. */
export interface Word {
  /** The word, without white space; `null` where the value is not what the word can say. */
  write(value: unknown): string | null
  /** The value; `undefined` where the word can't be read. */
  read(word: string): unknown
}

type Fields = Readonly<Record<string, unknown>>

/** What stands for nothing: `null`, or an empty list. */
const NOTHING = '-'

/** One of a closed set of words. */
export function oneOf(words: readonly string[]): Word {
  return {
    write: (value) => (words.includes(value as string) ? (value as string) : null),
    read: (word) => (words.includes(word) ? word : undefined),
  }
}

/** A yes or no by two words. */
export function either(yes: string, no: string): Word {
  return {
    write: (value) => (value === true ? yes : value === false ? no : null),
    read: (word) => (word === yes ? true : word === no ? false : undefined),
  }
}

/** A whole number. */
export const NUMBER: Word = {
  write: (value) => (Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : null),
  read: (word) => (/^(0|-?[1-9]\d{0,14})$/.test(word) ? Number(word) : undefined),
}

export const SEAT_WORD: Word = {
  write: (value) => (value === 0 || value === 1 || value === 2 || value === 3 ? String(value) : null),
  read: (word) => (/^[0-3]$/.test(word) ? Number(word) : undefined),
}

/** A tile's code, or `?`. */
export const TILE: Word = {
  write: (value) => (isTile(value) || value === '?' ? value : null),
  read: (word) => (isTile(word) || word === '?' ? word : undefined),
}

/** A suit's letter, or `?`. */
export const SUIT: Word = oneOf(['m', 'p', 's', '?'] satisfies (Suit | '?')[])

/** Hexadecimal digits, or `?`. */
export const HEX: Word = {
  write: (value) => (typeof value === 'string' && /^([0-9a-f]+|\?)$/.test(value) ? value : null),
  read: (word) => (/^([0-9a-f]+|\?)$/.test(word) ? word : undefined),
}

/** The same word, or `-` for `null`. */
export function orNothing(word: Word): Word {
  return {
    write: (value) => (value === null ? NOTHING : word.write(value)),
    read: (text) => (text === NOTHING ? null : word.read(text)),
  }
}

/**
 * Tiles in their order, in compact notation: ranks and then their suit, `123m99pR`, where neighbours of a suit share its
 * letter; a hidden one is `?`.
 */
export const TILES_WORD: Word = {
  write(value) {
    if (!Array.isArray(value) || !value.every((tile) => isTile(tile) || tile === '?')) return null
    if (value.length === 0) return NOTHING
    return value.map((tile, at) => (tile[1] !== undefined && tile[1] === value[at + 1]?.[1] ? tile[0] : tile)).join('')
  },
  read(word) {
    if (word === NOTHING) return []
    if (!/^([1-9]+[mps]|R|\?)+$/.test(word)) return undefined
    return word.match(/[1-9]+[mps]|R|\?/g)!.flatMap(sameSuit)
  },
}

function sameSuit(run: string): string[] {
  const suit = run.at(-1)!
  return run.length === 1 ? [run] : Array.from(run.slice(0, -1), (rank) => rank + suit)
}

/** A list of words with commas between them; `-` for an empty one. */
export function listOf(word: Word): Word {
  return {
    write(value) {
      if (!Array.isArray(value)) return null
      const words = value.map((item) => word.write(item))
      return words.includes(null) ? null : words.length === 0 ? NOTHING : words.join(',')
    },
    read(text) {
      const values = text === NOTHING ? [] : text.split(',').map((part) => word.read(part))
      return values.includes(undefined) ? undefined : values
    },
  }
}

/** An object of just these fields, their words joined: `2>1:8` has the joints `>` and `:`. */
export function joined(fields: readonly (readonly [key: string, word: Word])[], joints: readonly string[]): Word {
  return {
    write(value) {
      if (typeof value !== 'object' || value === null || Object.keys(value).length !== fields.length) return null
      const words = fields.map(([key, word]) => word.write((value as Fields)[key]))
      return words.includes(null) ? null : words.map((word, at) => (at === 0 ? word : joints[at - 1]! + word)).join('')
    },
    read(text) {
      const value: Record<string, unknown> = {}
      let rest: string | null = text
      for (const [at, [key, word]] of fields.entries()) {
        if (rest === null) return undefined
        const joint: string | undefined = joints[at]
        const cut: number = joint === undefined ? rest.length : rest.indexOf(joint)
        if (cut < 0) return undefined
        const read = word.read(rest.slice(0, cut))
        if (read === undefined) return undefined
        value[key] = read
        rest = joint === undefined ? null : rest.slice(cut + joint.length)
      }
      return value
    },
  }
}

/** A fan's name, as rule sets write it. */
export const FAN_NAME: Word = {
  write: (value) => (typeof value === 'string' && /^[a-z][a-z-]*$/.test(value) ? value : null),
  read: (word) => (/^[a-z][a-z-]*$/.test(word) ? word : undefined),
}
