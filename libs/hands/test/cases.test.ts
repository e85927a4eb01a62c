import { countTiles, formatTiles, kindOf, tiles, type Suit } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { completes, isComplete, maskToTiles, shanten, usefulTiles, waits, type ShapeRules } from '../src/index.ts'

/** Hands that were worked out by hand, by the ids of their cases. */

const plain: ShapeRules = { sevenPairs: true, wilds: false }
const bloodFlow: ShapeRules = { sevenPairs: false, wilds: false }
const redDragon: ShapeRules = { sevenPairs: true, wilds: true }

const counts = (text: string) => countTiles(tiles(text))

describe('complete hands', () => {
  test.each<[string, string, number, ShapeRules, boolean]>([
    ['S0-01', '123m456m789m123p99p', 4, plain, true],
    ['S0-04', '123m456m789m12p3s99p', 4, plain, false],
    ['S0-05', '111m333m555p777p99p', 4, plain, true],
    ['S0-06', '123m345m567m789m22m', 4, plain, true],
    ['S0-07', '1133557799m2244p', 4, plain, true],
    ['S0-08', '1111m33m55m77m22p44p', 4, plain, true],
    ['S0-09', '1111m3333m55m22p44p', 4, plain, true],
    ['S0-10', '1111m2222m3333m55m', 4, plain, true],
    ['S0-14', '777m99m', 1, plain, true],
    ['S0-16', '55p', 0, plain, true],
    ['S0-19', '11223344556677m', 4, plain, true],
    ['BF-02', '11335577m99p1m', 3, bloodFlow, false],
    ['BF-04', '111m333m777m99m', 3, bloodFlow, true],
    ['BF-06', '1111m2222m333m', 3, bloodFlow, true],
    ['BF-27', '123m456m789p55p', 3, bloodFlow, true],
    ['RD-01', '123m456p789p111s99s', 4, redDragon, true],
    ['RD-02', '12mR456p789p111s99s', 4, redDragon, true],
    ['RD-05', '1133557799m2p4pRR', 4, redDragon, true],
    ['RD-11', '123m456m789p111sRR', 4, redDragon, true],
    ['RD-12', '123m456m789p55sRRR', 4, redDragon, true],
    ['RD-14', '1457m258p369sRRRR', 4, redDragon, false],
    ['RD-16', '1111m234p567p789sR', 4, redDragon, true],
    ['RD-35', '129m149p1689sRRRR', 4, redDragon, false],
    ['RD-37', '13m46m9p333sRRR', 3, redDragon, true],
    ['RD-38', '159m26p333sRRR', 3, redDragon, false],
    ['WZ-30', '11223344556677m', 4, plain, true],
  ])('%s %s', (_, hand, sets, shapes, complete) => {
    expect(isComplete(counts(hand), sets, shapes)).toBe(complete)
    expect(shanten(counts(hand), sets, shapes) === -1).toBe(complete)
  })
})

describe('waits', () => {
  test.each<[string, string, number, ShapeRules, string, string?, Suit?]>([
    ['S0-21', '1111m234p567p789p', 4, plain, ''],
    ['S0-22', '111m444m777m22p55p', 4, plain, '25p'],
    ['S0-23', '1112345678999m', 4, plain, '123456789m'],
    ['S0-27', '112233p55666m77m', 4, plain, '567m'],
    ['S0-28', '123m456m789m12p99s', 4, plain, '', '', 's'],
    ['S0-64 seat 0', '1678m678s', 2, plain, '', '111m111s', 'p'],
    ['S0-64 seat 2', '4446789m', 2, plain, '569m', '777s555m', 'p'],
    ['BF-02', '11335577m99p', 3, bloodFlow, ''],
    ['BF-07', '1234567m111p', 3, bloodFlow, '147m'],
    ['BF-09', '777m123p56p99m', 3, bloodFlow, '47p'],
    ['BF-09 after the kong', '123p56p99m', 2, bloodFlow, '47p', '7777m'],
    ['BF-10', '3334m567p123p', 3, bloodFlow, '245m'],
    ['BF-10 after the kong', '4m567p123p', 2, bloodFlow, '4m', '3333m'],
    ['BF-11', '55567m123p99p', 3, bloodFlow, '58m9p'],
    ['BF-12', '123m45m99p', 2, bloodFlow, '36m', '888p'],
    ['BF-21', '1111m23m4567p', 3, bloodFlow, '47p'],
    ['BF-25', '11123m567p99p', 3, bloodFlow, '14m9p'],
    ['BF-32', '11123m777p55p', 3, bloodFlow, '14m5p'],
    ['PL-21', '111p9m', 1, plain, '', '888m999m444p'],
    ['PL-39', '5567m123p999p', 3, plain, '58m', '888s'],
    ['RD-18', '1255667799m', 3, redDragon, 'R', '3333m'],
    ['RD-20', '123m456m789p111sR', 4, redDragon, '123456789m123456789p123456789sR'],
    ['RD-21, but for the four reds', '1457m258p369sRRR', 4, redDragon, ''],
    ['WZ-21', '777m123p56p99m234s', 4, plain, '47p'],
    ['WZ-22', '3334m567p123p999s', 4, plain, '245m'],
    ['C12: by a fifth copy', '4445556669999m', 4, plain, ''],
  ])('%s %s', (_, hand, sets, shapes, expected, melded = '', voidSuit) => {
    const mask = waits(counts(hand), sets, shapes, counts(melded), voidSuit ?? null)
    expect(formatTiles(maskToTiles(mask))).toBe(expected)
    expect(shanten(counts(hand), sets, shapes, counts(melded), voidSuit ?? null) === 0).toBe(mask !== 0)
  })
})

describe('on the way', () => {
  test('a pair that only a fifth copy would make is two tiles away (C12)', () => {
    expect(shanten(counts('9m'), 0, plain, counts('999m'))).toBe(1)
    expect(formatTiles(maskToTiles(usefulTiles(counts('9m'), 0, plain, counts('999m'))))).toBe(
      '12345678m123456789p123456789s',
    )
  })

  test('a void tile must go before the hand is ready (V3)', () => {
    const hand = counts('123m456m789m12p9s9m')
    expect(shanten(hand, 4, plain, undefined, 's')).toBe(1)
    expect(formatTiles(maskToTiles(usefulTiles(hand, 4, plain, undefined, 's')))).toBe('369m3p')
  })

  test('useful tiles of a hand one away, both shapes', () => {
    expect(formatTiles(maskToTiles(usefulTiles(counts('1133557799m26p4s'), 4, plain)))).toBe('26p4s')
  })

  test('completing with a tile, R too', () => {
    const hand = counts('123m456m789p11sRRR')
    expect(completes(hand, 4, redDragon, kindOf('5p'))).toBe(false)
    expect(completes(counts('123m456m789p1sRRR'), 4, redDragon, kindOf('R'))).toBe(true)
    expect(completes(counts('123m456m789p1s234s'), 4, plain, kindOf('1s'))).toBe(true)
    expect(completes(counts('1111m234p567p789p'), 4, plain, kindOf('1m'))).toBe(false)
    expect(completes(counts('123m456m789m23p99s'), 4, plain, kindOf('1p'))).toBe(true)
  })

  test('a fifth copy completes nothing, whatever it would make of its neighbours (C12)', () => {
    expect(completes(counts('112222m12355p99s'), 4, plain, kindOf('2m'))).toBe(false)
  })

  test('beside melds there are no seven pairs (C10)', () => {
    expect(completes(counts('1133557m'), 2, plain, kindOf('7m'))).toBe(false)
  })

  test('four kinds alike are no tiles to draw, be it for pairs that must be begun', () => {
    // Two tiles of the void suit: three tiles and two pairs are lacking, so that any kind will do.
    expect(useful('1133557799m2p23s', 4, plain, 's')).toBe('123456789m123456789p')
    expect(useful('1111335577m2p23s', 4, plain, 's')).toBe('23456789m123456789p')
  })

  test('three sets and a pair, nothing melded (B2)', () => {
    expect(useful('123m456m12p99s', 3, bloodFlow)).toBe('3p')
  })
})

describe('red dragons', () => {
  test('where they are not wild they are no tiles of a hand', () => {
    expect(isComplete(counts('123m456m789m12p99sR'), 4, plain)).toBe(false)
    expect(completes(counts('123m456m789m1p99sR'), 4, plain, kindOf('2p'))).toBe(false)
    expect(completes(counts('123m456m789m12p99s'), 4, plain, kindOf('R'))).toBe(false)
    expect(maskToTiles(waits(counts('1133557799m22pR'), 4, plain))).toEqual([])
  })

  test('with four of them in hand none is left to draw (R1)', () => {
    expect(useful('147m258p369sRRRR', 4, redDragon)).not.toContain('R')
    expect(useful('1447m258p369sRRR', 4, redDragon)).toContain('R')
  })
})

/** Beside melds the copies in them are gone (C12). */
describe('what brings a hand nearer beside melds', () => {
  test('no tile of the void suit does (V3)', () => {
    expect(useful('12p45s', 1, plain, 's', '111m444m777m')).toBe('235689m123456789p')
  })

  test('a kind is judged by its own copies, not by those of another', () => {
    expect(useful('9999m13p5s', 2, plain, null, '777p111s')).toBe('2p5s')
    expect(useful('9999m13p5p', 2, plain, null, '777s111s')).toBe('1245p')
    expect(useful('13p55s678s', 2, plain, null, '9999m777p')).toBe('2p')
  })
})

function useful(hand: string, sets: number, shapes: ShapeRules, voidSuit: Suit | null = null, melded?: string): string {
  const melds = melded === undefined ? undefined : counts(melded)
  return formatTiles(maskToTiles(usefulTiles(counts(hand), sets, shapes, melds, voidSuit)))
}
