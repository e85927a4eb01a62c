import { describe, expect, test } from 'vitest'
import { fansOf, scored, value, waitsIn } from '../support/notation.ts'
import { WANZHOU } from '../support/rule-sets.ts'

const PLAIN = '123m456p789s222s99p'

/** Values of Wanzhou by the house values, and when a plain hand may be won. */
describe('WZ values', () => {
  test('WZ-03 three suits are no obstacle', () => {
    expect(value(WANZHOU, PLAIN, { by: 'self-draw' })).toEqual([0, 2])
  })

  test('WZ-04 no plain win on a discard outside the windows', () => {
    expect(scored(WANZHOU, PLAIN, { discardNumber: 10, wallLeft: 40 })).toEqual({
      win: false,
      reason: 'plain-on-discard',
    })
  })

  test('WZ-05, WZ-06 the front window: the third discard is in it, the fourth is not', () => {
    expect(scored(WANZHOU, PLAIN, { discardNumber: 3 }).win).toBe(true)
    expect(scored(WANZHOU, PLAIN, { discardNumber: 4 }).win).toBe(false)
  })

  test('WZ-08, WZ-09 the back window: four tiles left are in it, five are not', () => {
    expect(scored(WANZHOU, PLAIN, { wallLeft: 4 }).win).toBe(true)
    expect(scored(WANZHOU, PLAIN, { wallLeft: 5 }).win).toBe(false)
  })

  test('WZ-12 kong cannon', () => {
    expect(value(WANZHOU, PLAIN, { afterKongDiscard: true })).toEqual([1, 12])
  })

  test('WZ-13 all triplets', () => {
    expect(value(WANZHOU, '111m333p555s777s99s')).toEqual([1, 12])
  })

  test('WZ-14 full flush', () => {
    expect(value(WANZHOU, '123m345m567m789m22m')).toEqual([1, 12])
  })

  test('WZ-17 a kong ends the chance of seven pairs', () => {
    expect(fansOf(scored(WANZHOU, '5555m1133p7799s22p'))).toEqual({ 'seven-pairs': 1, 'dragon-pairs': 1 })
    expect(scored(WANZHOU, '1133p7799s22p', { melds: ['concealed kong 5m'] })).toEqual({
      win: false,
      reason: 'incomplete',
    })
    expect(waitsIn(WANZHOU, '1133p7799s2p', ['concealed kong 5m'])).toBe('')
  })

  test('WZ-30 flush seven pairs', () => {
    expect(value(WANZHOU, '11223344556677m')).toEqual([2, 24])
    expect(scored(WANZHOU, '11223344556677m')).toMatchObject({ reading: { kind: 'seven-pairs' } })
  })

  test('WZ-35 types add up', () => {
    expect(value(WANZHOU, '111m333m555m777m99m')).toEqual([2, 24])
  })
})
