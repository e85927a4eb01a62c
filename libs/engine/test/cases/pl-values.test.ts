import { describe, expect, test } from 'vitest'
import { fansOf, scored, value, waitsIn } from '../support/notation.ts'
import { PLANET } from '../support/rule-sets.ts'

const selfDraw = { by: 'self-draw' } as const

/** Values and waits of Planet; the void suit is the one a hand does not hold. */
describe('PL values', () => {
  test('PL-01 a self-draw adds a point, no fan', () => {
    expect(value(PLANET, '123m456m789m123p99p')).toEqual([0, 1])
    expect(value(PLANET, '123m456m789m123p99p', selfDraw)).toEqual([0, 2])
  })

  test('PL-02 two kongs are two roots', () => {
    const melds = ['exposed kong 9m', 'concealed kong 4p']
    expect(value(PLANET, '678m123p77p', { melds })).toEqual([2, 4])
  })

  test('PL-05 all pungs only', () => {
    const melds = ['pung 5m', 'pung 6m', 'pung 7p']
    expect(value(PLANET, '88p999m', { melds })).toEqual([1, 2])
  })

  test('PL-07 three declared melds are no golden hook', () => {
    const melds = ['pung 1p', 'pung 2p', 'pung 4p']
    expect(value(PLANET, '888p99p', { melds })).toEqual([3, 8])
  })

  test('PL-08 a concealed kong is a declared group of the golden hook', () => {
    const melds = ['pung 4p', 'concealed kong 9p', 'pung 1s', 'pung 8s']
    const score = scored(PLANET, '55s', { melds, voidSuit: 'm' })
    expect(fansOf(score)).toEqual({ root: 1, 'all-pungs': 1, 'golden-hook': 1 })
    expect(score).toMatchObject({ fan: 3, points: 8 })
  })

  test('PL-09 full flush of seven pairs is capped', () => {
    expect(value(PLANET, '11224455778899s', { voidSuit: 'm' })).toEqual([4, 8])
  })

  test('PL-11 the cap applies before the point of a self-draw', () => {
    expect(value(PLANET, '1111m2222m3333m55m', selfDraw)).toEqual([7, 9])
  })

  test('PL-21 own melds count for the fifth copy', () => {
    expect(waitsIn(PLANET, '111p9m', ['pung 8m', 'pung 9m', 'pung 4p'])).toBe('')
  })

  test('PL-22 four concealed copies leave no wait', () => {
    expect(waitsIn(PLANET, '9999m', ['pung 8m', 'pung 1p', 'pung 4p'])).toBe('')
  })

  test('PL-24 an own kong leaves no wait on its kind', () => {
    expect(waitsIn(PLANET, '34566p35s', ['pung 9p', 'concealed kong 4s'], 'm')).toBe('')
  })
})
