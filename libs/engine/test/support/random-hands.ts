import { kindOf, SUITS, tileAt, type Suit, type Tile } from '@paipu/tiles'
import type { Meld, RuleSet } from '../../src/index.ts'
import { pick, type Random } from '../../../tiles/test/support/random.ts'

/** A random hand with its melds; tiles are drawn from the four copies of each kind. */
export interface RandomHand {
  /** Concealed tiles by kind: complete hands have 3·sets+2 less three for each meld. */
  readonly concealed: readonly number[]
  readonly melds: readonly Pick<Meld, 'kind' | 'tile'>[]
  readonly voidSuit: Suit | null
}

const MELD_KINDS = ['pung', 'exposed-kong', 'added-kong', 'concealed-kong'] as const

/** What a random hand is built to be near to. */
export type HandShape = 'standard' | 'pairs' | 'anything'

interface Supply {
  readonly left: number[]
  readonly random: Random
  readonly suits: readonly Suit[]
}

/**
 * A random hand of a winning number of tiles, complete or nearly so: sets and pairs are put together from tiles of one to
 * three suits, then `spoiled` tiles are exchanged for others.
 */
export function randomHand(rules: RuleSet, random: Random, shape: HandShape, spoiled: number): RandomHand {
  const voidSuit = rules.voidSuit === 'none' ? null : pick(SUITS, random)
  const suits = SUITS.filter((suit) => suit !== voidSuit).slice(0, 1 + random(3))
  const supply: Supply = {
    left: Array.from({ length: 28 }, (_, kind) => (kind < 27 || rules.reds ? 4 : 0)),
    random,
    suits,
  }
  const meldCount = shape === 'standard' ? random(rules.sets + 1) : 0
  const melds = Array.from({ length: random(2) ? meldCount : 0 }, () => meldFrom(supply))
  const concealed = Array.from({ length: 28 }, () => 0)
  const size = 3 * (rules.sets - melds.length) + 2
  fill(concealed, supply, shape, size)
  for (let n = 0; n < spoiled; n++) exchange(concealed, supply)
  return { concealed, melds, voidSuit }
}

function fill(concealed: number[], supply: Supply, shape: HandShape, size: number): void {
  let held = 0
  while (held < size) {
    const block = blockFor(supply, shape, size - held)
    for (const kind of block) {
      concealed[kind]!++
      supply.left[kind]!--
      held++
    }
  }
}

/** The kinds of the next block, of at most `room` tiles: a set, a pair, or one tile. */
function blockFor(supply: Supply, shape: HandShape, room: number): number[] {
  const { left, random } = supply
  const kind = kindIn(supply)
  const pair = [kind, kind]
  if (shape === 'pairs' && room >= 2 && left[kind]! >= 2) return pair
  if (shape === 'standard' && room === 2 && left[kind]! >= 2) return pair
  const rank = kind % 9
  const chow = [kind, kind + 1, kind + 2]
  const isChow = kind < 27 && rank < 7 && chow.every((each) => left[each]! > 0)
  if (shape === 'standard' && room >= 3 && isChow && random(3) > 0) return chow
  if (shape === 'standard' && room >= 3 && left[kind]! >= 3) return [kind, kind, kind]
  return shape === 'anything' || room === 1 || random(20) === 0 ? [kind] : blockFor(supply, shape, room)
}

function kindIn({ left, random, suits }: Supply): number {
  for (;;) {
    const kind = left[27]! > 0 && random(14) === 0 ? 27 : kindOf(`${random(9) + 1}${pick(suits, random)}` as Tile)
    if (left[kind]! > 0) return kind
  }
}

function meldFrom(supply: Supply): Pick<Meld, 'kind' | 'tile'> {
  const kind = kindIn({ ...supply, left: supply.left.map((count, at) => (at === 27 ? 0 : count)) })
  if (supply.left[kind] !== 4) return meldFrom(supply)
  const meld = { kind: pick(MELD_KINDS, supply.random), tile: tileAt(kind) }
  supply.left[kind]! -= meld.kind === 'pung' ? 3 : 4
  return meld
}

function exchange(concealed: number[], supply: Supply): void {
  const out = pick(
    [...concealed.keys()].filter((kind) => concealed[kind]! > 0),
    supply.random,
  )
  concealed[out]!--
  supply.left[out]!++
  const into = pick(
    [...supply.left.keys()].filter((kind) => supply.left[kind]! > 0),
    supply.random,
  )
  concealed[into]!++
  supply.left[into]!--
}
