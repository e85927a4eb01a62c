import type { EventReading } from '@paipu/contracts'
import type { Score, WinBy, WinQuestion } from '@paipu/engine'
import { countTiles, kindOf, RED, RED_KIND, tileAt, withKind, type Counts, type Tile } from '@paipu/tiles'
import { questionOf } from './answer.ts'
import type { AskedHand, WinLine } from './asked.ts'

/** How a win comes to its points: {@link Explanation.value} and every extra add up to them. */
export interface Explanation {
  /** The reading with the most fan: sets and a pair, seven pairs, or four red dragons (rules.md C11). */
  readonly reading: EventReading
  /** What the wilds stand for, one tile each; a wild in a set or pair of wilds stands for itself. */
  readonly wildsFor: readonly Tile[]
  /** The most fan that count; `null` where there is no cap. */
  readonly cap: number | null
  /** How many of the fan count under the cap. */
  readonly counted: number
  /** What a hand of no fan is worth from each payer, won on a discard, without birds; with wilds, one that holds some. */
  readonly base: number
  /** The same with the fan that count. */
  readonly value: number
  readonly extras: readonly Extra[]
  /** Who pays the points: the discarder, each other seat that still plays, or the seat that added the kong. */
  readonly payer: 'discarder' | 'each-other-active-seat' | 'konger'
  /** What the winner gets while nobody has left the deal. */
  readonly together: number
}

/** What comes on top of the value of the fan, from each payer; less than 0 where an early win is worth less (rules.md X3). */
export interface Extra {
  readonly for: 'no-reds' | 'self-draw' | 'birds' | 'early'
  readonly points: number
}

const PAYERS = {
  discard: 'discarder',
  'self-draw': 'each-other-active-seat',
  rob: 'konger',
} as const satisfies Readonly<Record<WinBy, Explanation['payer']>>

/** Explains a scored win. */
export function explanationOf(hand: AskedHand, win: WinLine, { reading, fan, points }: Score): Explanation {
  const { rules, options } = hand
  const question = questionOf(hand, win)
  const worth = (fans: number, more: Partial<WinQuestion>): number =>
    rules.points(fans, { ...question, ...more }, options)
  const { concealed } = hand
  const withReds = rules.reds && concealed[RED_KIND] === 0 ? withKind(concealed, RED_KIND, 1) : concealed
  const plain = { by: 'discard', birds: [], early: null, concealed: withReds } as const
  const value = worth(fan, plain)
  const onDiscard = worth(fan, { by: 'discard', birds: [], early: null })
  const withoutBirds = worth(fan, { birds: [], early: null })
  const notEarly = worth(fan, { early: null })
  const payer = PAYERS[win.by]
  return {
    reading,
    wildsFor: wildsFor(concealed, reading),
    cap: options.fanCap,
    counted: options.fanCap === null ? fan : Math.min(fan, options.fanCap),
    base: worth(0, plain),
    value,
    extras: [
      { for: 'no-reds', points: onDiscard - value } as const,
      { for: 'self-draw', points: withoutBirds - onDiscard } as const,
      { for: 'birds', points: notEarly - withoutBirds } as const,
      { for: 'early', points: points - notEarly } as const,
    ].filter((extra) => extra.points !== 0),
    payer,
    together: payer === 'each-other-active-seat' ? 3 * points : points,
  }
}

/** What the reading needs beyond the naturals that the hand holds (rules.md R1). */
function wildsFor(concealed: Counts, reading: EventReading): Tile[] {
  const needed = countTiles(tilesRead(reading))
  return needed.flatMap((count, kind) => (kind === RED_KIND ? [] : copies(tileAt(kind), count - concealed[kind]!)))
}

/** The tiles that a reading says the concealed hand is. */
function tilesRead(reading: EventReading): Tile[] {
  switch (reading.kind) {
    case 'standard':
      return [...reading.sets.flatMap((set) => setTiles(set)), reading.pair, reading.pair]
    case 'seven-pairs':
      return reading.pairs.flatMap((tile) => [tile, tile])
    case 'four-reds':
      return copies(RED, 4)
  }
}

/** The three tiles of a set of a reading. */
export function setTiles({ kind, tile }: { readonly kind: 'sequence' | 'triplet'; readonly tile: Tile }): Tile[] {
  if (kind === 'triplet') return copies(tile, 3)
  return [0, 1, 2].map((step) => tileAt(kindOf(tile) + step))
}

function copies(tile: Tile, count: number): Tile[] {
  return Array.from({ length: Math.max(0, count) }, () => tile)
}
