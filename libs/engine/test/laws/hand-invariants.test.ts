import { fc, test } from '@fast-check/vitest'
import { kindOf, suitOf, SUITS, tileAt, TILES, withKind, type Suit, type Tile } from '@paipu/tiles'
import { describe, expect } from 'vitest'
import {
  bestWaitPoints,
  meldCounts,
  scoreWin,
  waitsOf,
  type RuleSet,
  type Scored,
  type WinQuestion,
} from '../../src/index.ts'
import { isWin } from '../../src/score.ts'
import { EACH_RULE_SET } from '../support/random-deals.ts'
import { randomHand, type HandShape, type RandomHand } from '../support/random-hands.ts'
import { randomFrom } from '../../../tiles/test/support/random.ts'
import { someOf } from '../../../hands/test/some-of.ts'

const hands = fc.record({
  seed: fc.nat({ max: 1_000_000_000 }),
  shape: fc.constantFrom<HandShape>('standard', 'pairs', 'anything'),
  spoiled: fc.nat({ max: 2 }),
})

function question(hand: RandomHand, tile: Tile, by: WinQuestion['by'] = 'self-draw'): WinQuestion {
  const nothing = {
    afterKong: false,
    afterKongDiscard: false,
    lastTile: false,
    birds: [],
    announced: false,
    early: null,
  } as const
  return { ...hand, ...nothing, tile, by, discardNumber: 20, wallLeft: 30 }
}

const score = (rules: RuleSet, hand: RandomHand, tile: Tile, by?: WinQuestion['by']): Scored =>
  scoreWin(rules, rules.options, question(hand, tile, by))

/** A tile of the hand, taken out of it. */
function without(hand: RandomHand, random: (limit: number) => number): [RandomHand, Tile] {
  const held = [...hand.concealed.keys()].filter((kind) => hand.concealed[kind]! > 0)
  const kind = held[random(held.length)]!
  return [{ ...hand, concealed: withKind(hand.concealed, kind, -1) }, tileAt(kind)]
}

/** A symmetry of the suited tiles: suits change places, ranks may be mirrored. */
function symmetry(order: readonly Suit[], mirrored: boolean): (tile: Tile) => Tile {
  return (tile) =>
    tile === 'R'
      ? tile
      : (`${mirrored ? 10 - Number(tile[0]) : tile[0]}${order[SUITS.indexOf(tile[1] as Suit)]!}` as Tile)
}

function mapped(hand: RandomHand, map: (tile: Tile) => Tile): RandomHand {
  const concealed = Array.from({ length: 28 }, () => 0)
  hand.concealed.forEach((count, kind) => (concealed[kindOf(map(tileAt(kind)))] = count))
  const voidSuit = hand.voidSuit === null ? null : suitOf(map(`1${hand.voidSuit}`))
  return { concealed, melds: hand.melds.map((meld) => ({ ...meld, tile: map(meld.tile) })), voidSuit }
}

/** Invariants of cases.md that speak of hands. */
describe.each(EACH_RULE_SET)('invariants of hands in %s', (_, rules) => {
  test.prop([hands, fc.shuffledSubarray([...SUITS], { minLength: 3 }), fc.boolean()], { numRuns: someOf(250) })(
    'I-08 suits may change places and ranks be mirrored',
    ({ seed, shape, spoiled }, order, mirrored) => {
      const map = symmetry(order, mirrored)
      const hand = randomHand(rules, randomFrom(seed), shape, spoiled)
      const [short, tile] = without(hand, randomFrom(seed + 1))
      expect(waitsOf(rules, mapped(short, map)).toSorted()).toEqual(waitsOf(rules, short).map(map).toSorted())
      expect(bestWaitPoints(rules, rules.options, mapped(short, map))).toBe(bestWaitPoints(rules, rules.options, short))
      const [one, other] = [score(rules, hand, tile), score(rules, mapped(hand, map), map(tile))]
      expect(other.win).toBe(one.win)
      if (one.win && other.win) expect([other.fans, other.points]).toEqual([one.fans, one.points])
    },
  )

  test.prop([hands], { numRuns: someOf(500) })(
    'the quick answer to whether a hand wins is that of scoring it',
    ({ seed, shape, spoiled }) => {
      const hand = randomHand(rules, randomFrom(seed), shape, spoiled)
      const [, tile] = without(hand, randomFrom(seed + 1))
      for (const by of ['self-draw', 'discard', 'rob'] as const)
        expect(isWin(rules, question(hand, tile, by))).toBe(score(rules, hand, tile, by).win)
    },
  )

  test.prop([hands], { numRuns: someOf(250) })(
    'I-09 a tile completes a hand if and only if it is a wait',
    ({ seed, shape, spoiled }) => {
      const [short] = without(randomHand(rules, randomFrom(seed), shape, spoiled), randomFrom(seed + 1))
      const waits = waitsOf(rules, short)
      const melded = meldCounts(short.melds)
      for (const tile of TILES) {
        const kind = kindOf(tile)
        const owned = short.concealed[kind]! + melded[kind]!
        const exists = owned < 4 && (tile !== 'R' || rules.reds)
        const completes = exists && score(rules, { ...short, concealed: withKind(short.concealed, kind, 1) }, tile).win
        const fourReds = rules.reds && short.concealed[27] === 4
        if (!fourReds && waits.includes(tile) !== completes)
          throw new Error(`${tile} completes the hand: ${completes}; is a wait: ${!completes}`)
      }
    },
  )

  test.prop([hands], { numRuns: someOf(250) })(
    'I-09 of the melds only their number and the own copies matter for waits',
    ({ seed, shape, spoiled }) => {
      const [short] = without(randomHand(rules, randomFrom(seed), shape, spoiled), randomFrom(seed + 1))
      const absent = TILES.filter((tile) => tile !== 'R' && short.concealed[kindOf(tile)] === 0)
      const other = {
        ...short,
        melds: short.melds.map((_, at) => ({ kind: 'pung', tile: absent[(seed + at) % absent.length]! }) as const),
      }
      const free = (hand: RandomHand, tile: Tile): boolean =>
        hand.concealed[kindOf(tile)]! + meldCounts(hand.melds)[kindOf(tile)]! < 4
      const waits = waitsOf(rules, short).filter((tile) => free(other, tile))
      expect(waitsOf(rules, other).filter((tile) => free(short, tile))).toEqual(waits)
    },
  )

  test.prop([hands], { numRuns: someOf(250) })(
    'I-10 a concealed kong of a triplet and the drawn fourth adds no wait',
    ({ seed, shape, spoiled }) => {
      const [short] = without(randomHand(rules, randomFrom(seed), shape, spoiled), randomFrom(seed + 1))
      for (const tile of TILES.filter((each) => short.concealed[kindOf(each)] === 3 && each !== 'R')) {
        const melds = [...short.melds, { kind: 'concealed-kong', tile } as const]
        const konged = { ...short, concealed: withKind(short.concealed, kindOf(tile), -3), melds }
        const before = waitsOf(rules, short)
        for (const wait of waitsOf(rules, konged)) expect(before).toContain(wait)
      }
    },
  )

  test.prop([hands], { numRuns: someOf(400) })(
    'I-05 a robbed tile completes a chow and is no root',
    ({ seed, shape, spoiled }) => {
      if (rules.reds) return
      const hand = randomHand(rules, randomFrom(seed), shape, spoiled)
      for (const tile of TILES.filter((each) => hand.concealed[kindOf(each)] === 1)) {
        if (hand.melds.some((meld) => meld.tile === tile)) continue
        const robbed = score(rules, hand, tile, 'rob')
        if (!robbed.win) continue
        const { reading, fans } = robbed
        const inChow =
          reading.kind === 'standard' && reading.sets.some((set) => set.kind === 'sequence' && isIn(tile, set.tile))
        expect(inChow).toBe(true)
        const names = fans.map(({ name }) => name)
        for (const name of [
          'all-pungs',
          'all-triplets',
          'seven-pairs',
          'golden-hook',
          'single-wait',
          'four-declared-sets',
        ])
          expect(names).not.toContain(name)
      }
    },
  )
})

function isIn(tile: Tile, lowest: Tile): boolean {
  const step = kindOf(tile) - kindOf(lowest)
  return step >= 0 && step <= 2
}
