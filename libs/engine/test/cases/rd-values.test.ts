import { TILES } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { scored, value, waitsIn, type Situation } from '../support/notation.ts'
import { RED_DRAGON } from '../support/rule-sets.ts'

const MISSING_BIRDS = '2m3p4s6m'
const selfDraw = (concealed: string, birds = MISSING_BIRDS, more: Situation = {}): number =>
  value(RED_DRAGON, concealed, { by: 'self-draw', birds, ...more })[1]
const wins = (concealed: string, more: Situation = {}): boolean =>
  scored(RED_DRAGON, concealed, { by: 'self-draw', ...more }).win

describe('RD values', () => {
  test('RD-01 no red doubles the base', () => {
    expect(selfDraw('123m456p789p111s99s')).toBe(4)
  })

  test('RD-02 a red completes a chow', () => {
    expect(selfDraw('12mR456p789p111s99s')).toBe(2)
  })

  test('RD-03 birds are not doubled', () => {
    expect(selfDraw('123m456p789p111s99s', '1m5p9sR')).toBe(12)
  })

  test('RD-04 three birds', () => {
    expect(selfDraw('12mR456p789p111s99s', '1m1m5s7p')).toBe(8)
  })

  test('RD-05 reds pair single tiles', () => {
    expect(wins('1133557799m2p4pRR')).toBe(true)
  })

  test('RD-11 two reds are a pair', () => {
    expect(wins('123m456m789p111sRR')).toBe(true)
  })

  test('RD-12 three reds are a set', () => {
    expect(wins('123m456m789p55sRRR')).toBe(true)
  })

  test('RD-14 four reds win whatever the rest is', () => {
    expect(scored(RED_DRAGON, '1457m258p369sRRRR', { by: 'self-draw', birds: MISSING_BIRDS })).toMatchObject({
      reading: { kind: 'four-reds' },
      points: 2,
    })
    expect(wins('1457m258p369sRRRR', { by: 'rob' })).toBe(false)
  })

  test('RD-16 a red may be a fifth copy', () => {
    expect(wins('1111m234p567p789sR')).toBe(true)
  })

  test('RD-18 with the naturals in an own kong only the red is left', () => {
    expect(waitsIn(RED_DRAGON, '1255667799m', ['concealed kong 3m'])).toBe('R')
  })

  test('RD-20 a red pairs with anything', () => {
    expect(waitsIn(RED_DRAGON, '123m456m789p111sR')).toBe(TILES.join(' '))
  })

  test('RD-21 with three reds the fourth wins', () => {
    expect(waitsIn(RED_DRAGON, '1457m258p369sRRR')).toBe('R')
  })

  test('RD-30 nothing else earns points', () => {
    expect(selfDraw('1133557799m2244p')).toBe(4)
    expect(selfDraw('123m345m567m789m22m')).toBe(4)
    expect(selfDraw('123m456p789p111s99s', MISSING_BIRDS, { afterKong: true })).toBe(4)
    const melds = ['concealed kong 1m', 'exposed kong 3m', 'added kong 7p', 'exposed kong 9s']
    expect(selfDraw('55p', MISSING_BIRDS, { melds })).toBe(4)
  })

  test('RD-35 there are no thirteen orphans', () => {
    expect(scored(RED_DRAGON, '129m149p1689sRRRR', { by: 'self-draw' })).toMatchObject({
      reading: { kind: 'four-reds' },
    })
    expect(wins('129m149p1689sRRRR', { by: 'rob' })).toBe(false)
  })

  test('RD-37 three reds complete three blocks', () => {
    expect(wins('13m46m9p333sRRR', { melds: ['pung 5s'] })).toBe(true)
  })

  test('RD-38 three reds are not enough', () => {
    expect(wins('159m26p333sRRR', { melds: ['pung 5s'] })).toBe(false)
  })
})
