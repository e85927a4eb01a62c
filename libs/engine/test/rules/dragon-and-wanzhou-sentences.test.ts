import { SECRECY } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { ruleTextOf, wallLeft } from '../../src/index.ts'
import { addedKong, answer, concealedKong, discard, draw, given, win } from '../support/given.ts'
import { fansOf, scored, value, waitsIn } from '../support/notation.ts'
import { position } from '../support/position.ts'
import { RED_DRAGON, WANZHOU } from '../support/rule-sets.ts'
import { begun } from '../support/script.ts'

const PLAIN = '123m456m789m123p99p'

/** Sentences of rules.md R that no case speaks of. */
describe('Red Dragon Wild, sentence by sentence', () => {
  test('R1 a red stands in a set, a pair, a seven-pairs pair; for a fifth copy; two are a pair, three a set', () => {
    const wins = (concealed: string, melds: string[] = []) =>
      scored(RED_DRAGON, concealed, { by: 'self-draw', melds }).win
    expect(wins('12mR456p789p111s99s')).toBe(true)
    expect(wins('11mR456p789p111s99s')).toBe(true)
    expect(wins('123m456p789p111s9sR')).toBe(true)
    expect(wins('1133557799m22p4pR')).toBe(true)
    expect(wins('1111m234p567p789sR')).toBe(true)
    expect(wins('123m456p789p111sRR')).toBe(true)
    expect(wins('123m456p789p99sRRR')).toBe(true)
    expect(wins('1122m456p789p3sR9s')).toBe(false)
  })

  test('R1 nor does a red stand in for a tile of a declared meld: the fourth of a pung must be itself', () => {
    const deal = position(RED_DRAGON, { turn: 0, melds: { 0: ['pung 5m'] }, hands: { 0: 'R*' } })
    expect(
      given(deal)
        .may(0)
        .some((action) => action.includes('kong')),
    ).toBe(false)
  })

  test('R2 the last four tiles of the wall are the birds, unseen, and 55 live tiles are left', () => {
    const { deal } = begun(RED_DRAGON, { birds: '1m2p3sR' })
    expect(deal.birds).toEqual(['1m', '2p', '3s', 'R'])
    expect(wallLeft(deal)).toBe(55)
    expect(SECRECY['WallBuilt.v1']!.fields).toContainEqual({ path: ['birds'], audience: 'afterDeal', actors: [] })
  })

  test('R4 2 from each payer, 4 without a red in hand, 2 more for each 1, 5, 9 or R among the birds', () => {
    const pays = (concealed: string, birds: string) => value(RED_DRAGON, concealed, { by: 'self-draw', birds })[1]
    const [without, withRed] = ['123m456p789p111s99s', '12mR456p789p111s99s'] as const
    expect(['2m3p4s6m', '1m3p4s6m', '5s5p4s6m', '9m1s5p7p', '1m5p9sR'].map((birds) => pays(without, birds))).toEqual([
      4, 6, 8, 10, 12,
    ])
    expect(['2m3p4s6m', 'R3p4s6m', '7m8p4s6m'].map((birds) => pays(withRed, birds))).toEqual([2, 4, 2])
  })

  test('R5 the deal ends with its first win, by self-draw or by robbing', () => {
    const drawn = given(position(RED_DRAGON, { turn: 0, hands: { 0: PLAIN } })).when(win(0))
    expect(drawn.of('DealEnded')).toMatchObject([{ result: 'won' }])
    const robbed = given(
      position(RED_DRAGON, { turn: 0, melds: { 0: ['pung 8p'] }, hands: { 0: '8p*', 1: '123m456m789m79p11s' } }),
    ).when(addedKong(0, '8p'), answer(1, 'win'))
    expect(robbed.of('DealEnded')).toMatchObject([{ result: 'won' }])
    expect(robbed.paid('kong')).toEqual([0, 0, 0, 0])
  })

  test('R5 or at the wall’s end, where nobody pays and no bird is turned', () => {
    const story = given(position(RED_DRAGON, { drawing: 0, left: 0, hands: { 1: '123m456p789p111s9s' } })).when(draw)
    expect([story.of('PointsPaid'), story.of('BirdsTurned')]).toEqual([[], []])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end', totals: [0, 0, 0, 0] }])
  })
})

/** Sentences of rules.md W that no case speaks of. */
describe('Wanzhou, sentence by sentence', () => {
  const plain = '123m456p789s222s99p'

  test('W3 there is no void suit, and one win ends the deal', () => {
    expect([WANZHOU.voidSuit, WANZHOU.afterWin]).toEqual(['none', 'ends'])
    const story = given(position(WANZHOU, { turn: 0, hands: { 0: plain } })).when(win(0))
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won' }])
  })

  test('W3 so do several wins on one tile', () => {
    const hands = { 0: '9p*', 1: '111m333p555s77s99p', 2: '111s333s555p777m9p' }
    const story = given(position(WANZHOU, { turn: 0, hands })).when(
      discard(0, '9p'),
      answer(1, 'win'),
      answer(2, 'win'),
    )
    expect(story.of('WinDeclared').map(({ seat }) => seat)).toEqual([1, 2])
    expect(story.of('DealEnded')).toMatchObject([{ result: 'won', totals: [-24, 12, 12, 0] }])
  })

  test('W4 a plain hand is self-drawn or robs at any time, but is not won on a discard in mid-deal', () => {
    expect(value(WANZHOU, plain, { by: 'self-draw' })).toEqual([0, 2])
    expect(scored(WANZHOU, plain, { by: 'rob' }).win).toBe(true)
    expect(scored(WANZHOU, plain)).toEqual({ win: false, reason: 'plain-on-discard' })
  })

  test('W4 any other hand is won on a discard at any time', () => {
    const single = { melds: ['pung 1m', 'pung 3m', 'pung 7s', 'exposed kong 9p'] }
    expect(scored(WANZHOU, '111m333p555s777s99s').win).toBe(true)
    expect(scored(WANZHOU, '123m345m567m789m22m').win).toBe(true)
    expect(scored(WANZHOU, '1133m55p77s99s22p44p').win).toBe(true)
    expect(scored(WANZHOU, '55p', single).win).toBe(true)
  })

  test('W5 the front window: discards 1 to 3, not the fourth; the back one: four tiles left or fewer', () => {
    const won = (situation: object) => scored(WANZHOU, plain, situation).win
    expect([1, 2, 3, 4, 5].map((discardNumber) => won({ discardNumber }))).toEqual([true, true, true, false, false])
    expect([5, 4, 3, 2, 1, 0].map((wallLeftNow) => won({ wallLeft: wallLeftNow }))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  test('W6 announcing is public and the waits are not; it can’t be taken back', () => {
    expect(SECRECY['ReadyAnnounced.v1']).toEqual({ event: 'public', actors: [], fields: [] })
    const deal = position(WANZHOU, { turn: 0, announced: [0], hands: { 0: '777m123p56p99m234s1p' } })
    expect(given(deal).may(0)).toEqual(['discard 1p'])
    expect(given(deal).refusal({ type: 'announce', seat: 0 })).toBe('wrong-phase')
  })

  test('W7 seven pairs are fully concealed; the single wait is four melds and a pair, and contains all triplets', () => {
    const fans = fansOf(scored(WANZHOU, '55p', { melds: ['pung 1m', 'concealed kong 3m', 'pung 7s', 'pung 9p'] }))
    expect(fans).toEqual({ 'single-wait': 2 })
    expect(scored(WANZHOU, '1133m55p77s22p', { melds: ['pung 9s'], by: 'self-draw' }).win).toBe(false)
  })

  test('W8 a discard is paid by its seat once to each winner, a self-draw once by every other, without a bonus', () => {
    const drawn = given(position(WANZHOU, { turn: 0, hands: { 0: '111m333p555s777s99s' } })).when(win(0))
    expect(drawn.paid()).toEqual([36, -12, -12, -12])
    const hands = { 0: '111m333p555s777s9s', 2: '9s*' }
    const taken = given(position(WANZHOU, { turn: 2, hands })).when(discard(2, '9s'), answer(0, 'win'))
    expect(taken.paid()).toEqual([12, 0, -12, 0])
  })

  test('W8 a kong made while announced pays double, each kind of it', () => {
    expect((['exposed', 'added', 'concealed'] as const).map((kind) => WANZHOU.kongPoints(kind, true))).toEqual([
      4, 2, 4,
    ])
    expect((['exposed', 'added', 'concealed'] as const).map((kind) => WANZHOU.kongPoints(kind, false))).toEqual([
      2, 1, 2,
    ])
  })

  test('W8 the values are marked as house values where they are shown', () => {
    const said = ruleTextOf(WANZHOU).sections.flatMap(({ sentences }) => sentences.filter(({ rule }) => rule === 'W8'))
    expect(said.every(({ houseValue, decidedHere }) => houseValue === true && decidedHere === true)).toBe(true)
  })

  test('W9 a kong ends the chance of seven pairs: what was ready for them is so no more', () => {
    expect(waitsIn(WANZHOU, '5555m1133p2244s9s')).toBe('9s')
    expect(waitsIn(WANZHOU, '1133p2244s99s', ['concealed kong 5m'])).toBe('')
    const deal = position(WANZHOU, { turn: 0, hands: { 0: '5555m1133p2244s99s' } })
    expect(given(deal).may(0)).toContain('win')
    const konged = given(deal).when(concealedKong(0, '5m'), draw)
    expect(konged.may(0)).not.toContain('win')
  })

  test('W10 at the wall’s end nobody pays, ready or not; kong payments stand', () => {
    const deal = position(WANZHOU, { turn: 0, left: 1, hands: { 0: '1111p*', 1: '123m456p789s222s9p' }, last: '8s' })
    const story = given(deal).when(concealedKong(0, '1p'), draw, discard(0, '8s'), draw)
    expect(story.of('DealEnded')).toMatchObject([{ result: 'wall-end', totals: [6, -2, -2, -2] }])
    expect(story.of('PointsPaid').map(({ reason }) => reason)).toEqual(['kong'])
  })
})
