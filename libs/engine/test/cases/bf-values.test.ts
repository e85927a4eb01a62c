import { describe, expect, test } from 'vitest'
import { bestIn, fansOf, scored, value, waitsIn } from '../support/notation.ts'
import { BLOOD_FLOW } from '../support/rule-sets.ts'
import { TILES } from '@paipu/tiles'

/** Values and waits of Blood Flow: three sets and a pair; the void suit is bamboo. */
describe('BF values', () => {
  test('BF-02 there are no seven pairs with eleven tiles', () => {
    expect(waitsIn(BLOOD_FLOW, '11335577m99p')).toBe('')
    for (const tile of TILES) expect(scored(BLOOD_FLOW, `11335577m99p${tile}`).win).toBe(false)
  })

  test('BF-05 a triplet and the fourth tile in a chow are a root', () => {
    expect(value(BLOOD_FLOW, '111m123m456p99p')).toEqual([1, 2])
  })

  test('BF-06 two roots in one suit', () => {
    expect(value(BLOOD_FLOW, '1111m2222m333m')).toEqual([4, 16])
    expect(fansOf(scored(BLOOD_FLOW, '1111m2222m333m'))).toEqual({ 'full-flush': 2, root: 2 })
  })

  test('BF-07 a chain of waits', () => {
    expect(waitsIn(BLOOD_FLOW, '1234567m111p')).toBe('1m 4m 7m')
  })

  test('BF-21 a fifth own copy is no wait', () => {
    expect(waitsIn(BLOOD_FLOW, '1111m23m4567p')).toBe('4p 7p')
  })

  test('BF-23 the most a hand of ten tiles can have', () => {
    const melds = ['concealed kong 1m', 'concealed kong 3m', 'added kong 5m']
    const situation = { melds, by: 'self-draw', afterKong: true } as const
    expect(value(BLOOD_FLOW, '99m', situation)).toEqual([8, 16])
    expect(value(BLOOD_FLOW, '99m', { ...situation, cap: 8 })).toEqual([8, 256])
  })

  test('BF-24 the cap', () => {
    expect(value(BLOOD_FLOW, '1111m2222m333m', { by: 'self-draw' })).toEqual([5, 16])
    expect(value(BLOOD_FLOW, '1111m2222m333m', { by: 'self-draw', cap: 8 })).toEqual([5, 32])
  })

  test('BF-25 every wait has its own value', () => {
    expect(waitsIn(BLOOD_FLOW, '11123m567p99p')).toBe('1m 4m 9p')
    expect(value(BLOOD_FLOW, '11123m567p99p1m')).toEqual([1, 2])
    expect(value(BLOOD_FLOW, '11123m567p99p4m')).toEqual([0, 1])
    expect(value(BLOOD_FLOW, '11123m567p99p9p')).toEqual([0, 1])
    expect(bestIn(BLOOD_FLOW, '11123m567p99p')).toBe(2)
  })
})
