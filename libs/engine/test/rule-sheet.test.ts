import { describe, expect, test } from 'vitest'
import {
  checkWallEnd,
  exampleWin,
  pointsForBirds,
  pointsForFan,
  RULE_SETS,
  ruleTextOf,
  scoreExample,
  type ExampleHand,
  type RuleSet,
  type WinQuestion,
} from '../src/index.ts'
import { pigPoints } from '../src/rule-sheet.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from './support/rule-sets.ts'

describe('what a rule sheet works out', () => {
  const row = (rules: RuleSet, by: WinQuestion['by'], cap = rules.options.fanCap) =>
    [0, 1, 2, 3, 4, 5].map((fan) => pointsForFan(rules, fan, by, { fanCap: cap }))

  test('points by fan (rules.md S3, B3, P3, W8, X2)', () => {
    expect(row(SICHUAN, 'discard')).toEqual([1, 2, 4, 8, 16, 16])
    expect(row(BLOOD_FLOW, 'self-draw', 8)).toEqual([1, 2, 4, 8, 16, 32])
    expect(row(PLANET, 'discard')).toEqual([1, 2, 4, 8, 8, 8])
    expect(row(PLANET, 'self-draw')).toEqual([2, 3, 5, 9, 9, 9])
    expect(row(WANZHOU, 'discard')).toEqual([2, 12, 24, 48, 48, 48])
    expect(row(WANZHOU, 'discard', 2)).toEqual([2, 12, 24, 24, 24, 24])
    expect(row(OPEN, 'discard')).toEqual([1, 2, 4, 8, 16, 32])
  })

  test('points by birds (rules.md R4)', () => {
    const byHits = (withReds: boolean) => [0, 1, 2, 3, 4].map((hits) => pointsForBirds(RED_DRAGON, hits, withReds))
    expect(byHits(false)).toEqual([4, 6, 8, 10, 12])
    expect(byHits(true)).toEqual([2, 4, 6, 8, 10])
  })

  test('each kind of four alike in seven pairs counts on its own (rules.md S2, W7)', () => {
    const dragons = ruleTextOf(WANZHOU).examples.filter(({ of }) => 'fan' in of && of.fan === 'dragon-pairs')
    expect(dragons.map((example) => scoreExample(WANZHOU, example).fan)).toEqual([2, 3, 4])
  })

  test.each([
    ['S6: a flower pig pays 16 to each clean seat, the one not ready pays the ready one', SICHUAN, [-32, 14, 18, 0]],
    ['P6: 8, and the kong income goes back', PLANET, [-14, 0, 12, 2]],
    ['X5: 16 to the winner too, and the best wait on top', OPEN, [-48, 8, 22, 18]],
  ] as const)('%s', (_rule, rules, totals) => {
    const { payments } = checkWallEnd(rules, ruleTextOf(rules).wallEnd!)
    const sums = [0, 0, 0, 0]
    for (const { from, to, points } of payments.flatMap((paid) => paid.payments)) {
      sums[from]! -= points
      sums[to]! += points
    }
    expect(sums).toEqual(totals)
  })

  test('B6: all four seats are checked, the locked one as ready', () => {
    const { seats, payments } = checkWallEnd(BLOOD_FLOW, ruleTextOf(BLOOD_FLOW).wallEnd!)
    expect(seats[3]).toMatchObject({ standing: 'locked', state: 'ready' })
    const pig = payments.find(({ reason }) => reason === 'flower-pig')!
    expect(pig.payments.map(({ to, points }) => [to, points])).toEqual([
      [1, 16],
      [2, 16],
      [3, 16],
    ])
  })

  test('an example that does not show what it is for is refused', () => {
    const [example] = ruleTextOf(SICHUAN).examples
    const incomplete = { ...example!, concealed: '123m456m789m12p99s3s', melds: [] }
    expect(() => scoreExample(SICHUAN, incomplete)).toThrow(
      'sichuan-swap-three: 123m456m789m12p99s3s does not win: incomplete',
    )
    const noPig = 'the example has no flower pig that pays a hand not ready'
    const [, notReady] = ruleTextOf(PLANET).wallEnd!
    const givingBack = [notReady, notReady, notReady, notReady] as const
    expect(checkWallEnd(PLANET, givingBack).payments.map(({ reason }) => reason)).toEqual(['kong-refund'])
    expect(() => pigPoints(PLANET, givingBack)).toThrow(`planet-blood-battle-v1: ${noPig}`)
    const [pig, , ready] = ruleTextOf(OPEN).wallEnd!
    expect(() => pigPoints(OPEN, [pig, ready, ready, ready])).toThrow(`open-blood-battle: ${noPig}`)
    const due = [SICHUAN, BLOOD_FLOW, PLANET, OPEN].map((rules) => pigPoints(rules, ruleTextOf(rules).wallEnd!))
    expect(due).toEqual([16, 16, 8, 16])
  })

  test('at the wall’s end of an example nothing but concealed kongs has been paid before', () => {
    const { wallEnd } = ruleTextOf(PLANET)
    const pungs = wallEnd!.map((seat) => ({
      ...seat,
      melds: seat.melds.map(({ tile }) => ({ kind: 'pung', tile, from: 0 }) as const),
    }))
    expect(checkWallEnd(PLANET, wallEnd!).kongs.length).toBeGreaterThan(0)
    expect(checkWallEnd(PLANET, [pungs[0]!, pungs[1]!, pungs[2]!, pungs[3]!]).kongs).toEqual([])
  })

  test('the void suit of an example is the first that it does not hold, melds too (V1)', () => {
    const plain: ExampleHand = { of: { fan: 'root' }, concealed: '123p456p789p99p', melds: [], win: { by: 'discard' } }
    const beside = { ...plain, melds: [{ kind: 'pung', tile: '5m' }] } as const
    expect(exampleWin(SICHUAN, plain).voidSuit).toBe('m')
    expect(exampleWin(SICHUAN, beside).voidSuit).toBe('s')
    expect(exampleWin(WANZHOU, plain).voidSuit).toBe(null)
    expect(exampleWin(SICHUAN, { ...beside, concealed: '123p456p99s' }).voidSuit).toBe(null)
  })

  test('a rule set without a text is refused', () => {
    expect(() => ruleTextOf({ ...SICHUAN, version: 99 })).toThrow('no rule text for sichuan-swap-three@99')
    expect(RULE_SETS.map(ruleTextOf)).toHaveLength(RULE_SETS.length)
  })
})
