import { describe, expect, test } from 'vitest'
import { fansOf, bestIn, scored, value, waitsIn, type Situation } from '../support/notation.ts'
import { SICHUAN } from '../support/rule-sets.ts'
import { given, win } from '../support/given.ts'
import { position } from '../support/position.ts'

const fan = (concealed: string, situation: Situation = {}): [number, number] => value(SICHUAN, concealed, situation)
const selfDraw = { by: 'self-draw' } as const

/** Values and waits of Sichuan Swap Three; the void suit is bamboo unless a case says otherwise. */
describe('S0 values', () => {
  test('S0-03 two sets of the void suit are no win', () => {
    expect(scored(SICHUAN, '123m456m789m123p99p', { voidSuit: 'p' })).toEqual({ win: false, reason: 'void-suit' })
  })

  test('S0-04 12p and 3s are no set', () => {
    expect(scored(SICHUAN, '123m456m789m12p3s99p', { voidSuit: null })).toEqual({ win: false, reason: 'incomplete' })
    expect(scored(SICHUAN, '123m456m789m12p3s99p').win).toBe(false)
  })

  test('S0-05 all pungs', () => {
    expect(fan('111m333m555p777p99p')).toEqual([1, 2])
  })

  test('S0-07 seven pairs', () => {
    expect(fan('1133557799m2244p')).toEqual([2, 4])
  })

  test('S0-08 seven pairs with a quad', () => {
    expect(fan('1111m33m55m77m22p44p')).toEqual([3, 8])
    expect(fan('1111m33m55m77m22p44p', selfDraw)).toEqual([4, 16])
  })

  test('S0-09 seven pairs with two quads', () => {
    expect(fan('1111m3333m55m22p44p')).toEqual([4, 16])
    expect(fan('1111m3333m55m22p44p', selfDraw)).toEqual([5, 16])
  })

  test('S0-10 the best reading is seven pairs with three roots', () => {
    const score = scored(SICHUAN, '1111m2222m3333m55m')
    expect(fansOf(score)).toEqual({ 'seven-pairs': 2, 'full-flush': 2, root: 3 })
    expect(fan('1111m2222m3333m55m')).toEqual([7, 16])
  })

  test('S0-14 a declared kong is a root', () => {
    const melds = ['concealed kong 1m', 'pung 3m', 'pung 5m']
    expect(fan('777m99m', { melds })).toEqual([4, 16])
    expect(fansOf(scored(SICHUAN, '777m99m', { melds }))).toEqual({ 'full-flush': 2, 'all-pungs': 1, root: 1 })
  })

  test('S0-16 no golden hook', () => {
    const melds = ['pung 1m', 'pung 3m', 'pung 7p', 'exposed kong 9p']
    expect(fan('55p', { melds })).toEqual([2, 4])
  })

  test('S0-19 seven pairs and full flush beat four chows', () => {
    expect(fan('11223344556677m')).toEqual([4, 16])
  })

  test('S0-21 a fifth own copy is no wait', () => {
    expect(waitsIn(SICHUAN, '1111m234p567p789p')).toBe('')
  })

  test('S0-22 two pairs wait for each other', () => {
    expect(waitsIn(SICHUAN, '111m444m777m22p55p')).toBe('2p 5p')
    expect(fan('111m444m777m55p222p')).toEqual([1, 2])
    expect(fan('111m444m777m22p555p')).toEqual([1, 2])
  })

  test('S0-23 nine gates', () => {
    expect(waitsIn(SICHUAN, '1112345678999m')).toBe('1m 2m 3m 4m 5m 6m 7m 8m 9m')
    for (const rank of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(fan(`1112345678999m${rank}m`)[1]).toBe(rank === 1 || rank === 9 ? 8 : 4)
    }
    expect(bestIn(SICHUAN, '1112345678999m')).toBe(8)
  })

  test('S0-27 the value depends on the wait', () => {
    expect(waitsIn(SICHUAN, '112233p55666m77m')).toBe('5m 6m 7m')
    expect(fan('112233p55666m77m5m')[0]).toBe(0)
    expect(fan('112233p55666m77m6m')[0]).toBe(3)
    expect(fan('112233p55666m77m7m')[0]).toBe(0)
    expect(bestIn(SICHUAN, '112233p55666m77m')).toBe(8)
  })

  test('S0-28 a hand with void tiles is not ready, and a tile that completes the shape no win', () => {
    expect(waitsIn(SICHUAN, '123m456m789m12p99s')).toBe('')
    expect(scored(SICHUAN, '123m456m789m12p99s3p')).toEqual({ win: false, reason: 'void-suit' })
    expect(waitsIn(SICHUAN, '123m456m789m12p99s', [], 'm')).toBe('')
    const deal = position(SICHUAN, { turn: 0, hands: { 0: '123m456m789m12p99s3p' } })
    expect(given(deal).refusal(win(0))).toBe('not-a-win')
  })
})
