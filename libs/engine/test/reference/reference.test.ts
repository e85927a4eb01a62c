import { tileAt, withKind } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { bestWaitPoints, isReady, scoreWin, waitsOf, type RuleSet, type WinQuestion } from '../../src/index.ts'
import { randomFrom } from '../../../tiles/test/support/random.ts'
import { randomHand, type HandShape, type RandomHand } from '../support/random-hands.ts'
import { PLAIN_OPEN, PLAIN_SICHUAN, plainFans, plainWaits } from '../support/reference.ts'
import { OPEN, SICHUAN } from '../support/rule-sets.ts'
import { someOf } from '../../../hands/test/some-of.ts'

/** Waits take 27 readings of the reference: they are compared for one hand in so many. */
const WAITS_EVERY = 5

const SHAPES: readonly HandShape[] = ['standard', 'standard', 'pairs', 'standard', 'anything']

/** The rule sets of one kind of hand, by the reference and by the engine. */
const PLAIN = { 'sichuan-swap-three': PLAIN_SICHUAN, 'open-blood-battle': PLAIN_OPEN } as const
const ENGINE = [SICHUAN, OPEN] as const
type Id = keyof typeof PLAIN

function handOf(seed: number): RandomHand {
  const random = randomFrom(seed)
  return randomHand(SICHUAN, random, SHAPES[seed % SHAPES.length]!, [0, 0, 1, 2][random(4)]!)
}

function oneShort(hand: RandomHand, seed: number): RandomHand {
  const held = [...hand.concealed.keys()].filter((kind) => hand.concealed[kind]! > 0)
  return { ...hand, concealed: withKind(hand.concealed, held[randomFrom(~seed)(held.length)]!, -1) }
}

function fanOf(rules: RuleSet, hand: RandomHand): number | null {
  const nothing = {
    afterKong: false,
    afterKongDiscard: false,
    lastTile: false,
    birds: [],
    announced: false,
    early: null,
  } as const
  const win: WinQuestion = { ...hand, ...nothing, tile: '1m', by: 'discard', discardNumber: 20, wallLeft: 30 }
  const score = scoreWin(rules, rules.options, win)
  return score.win ? score.fan : null
}

/** Whether the hand wins, the same by both. */
function checkFan(hand: RandomHand): boolean {
  const expected = plainFans(PLAIN, hand)
  for (const rules of ENGINE) {
    const [found, wanted] = [fanOf(rules, hand), expected?.[rules.id as Id] ?? null]
    if (found !== wanted) throw new Error(`${rules.id}, ${JSON.stringify(hand)}: ${found} fan, by hand ${wanted}`)
  }
  return expected !== null
}

/** Whether the hand waits for anything, the same by both. */
function checkWaits(hand: RandomHand): boolean {
  const expected = plainWaits(PLAIN, hand)
  for (const rules of ENGINE) {
    const id = rules.id as Id
    const bestWanted = Math.max(0, ...[...expected.values()].map((fans) => PLAIN[id].points(fans[id])))
    const [waits, best] = [waitsOf(rules, hand).join(), bestWaitPoints(rules, rules.options, hand)]
    const wanted = [...expected.keys()].map(tileAt).join()
    if (waits !== wanted || best !== bestWanted || isReady(rules, hand) !== expected.size > 0) {
      throw new Error(`${id}, ${JSON.stringify(hand)}: waits ${waits}, best ${best}; by hand ${wanted}, ${bestWanted}`)
    }
  }
  return expected.size > 0
}

/** The engine against a reference that tries everything, on hands that are complete, nearly so, or anything. */
describe('brute force', () => {
  test('win and fan of 20,000 hands and the waits of every fifth, in both rule sets', () => expectSame(someOf(20_000)))
  test('win and fan of 100,000 hands and the waits of every fifth, in both rule sets', { tags: 'long' }, () =>
    expectSame(someOf(100_000)),
  )

  function expectSame(hands: number): void {
    let wins = 0
    let waiting = 0
    for (let seed = 0; seed < hands; seed++) {
      const hand = handOf(seed)
      wins += Number(checkFan(hand))
      if (seed % WAITS_EVERY === 0) waiting += Number(checkWaits(oneShort(hand, seed)))
    }
    expect(wins).toBeGreaterThan(hands / 4)
    expect(waiting).toBeGreaterThan(hands / WAITS_EVERY / 4)
  }
})
