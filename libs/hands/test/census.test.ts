import { describe, expect, test } from 'vitest'
import { censusOfOneSuit, censusOfThreeSuits, readyByWaits } from '../scripts/count-hands.ts'

const all = (census: readonly number[]) => census.reduce((sum, count) => sum + count, 0)

describe('exact numbers of hands, computed independently elsewhere', () => {
  test('one suit: complete hands of 14 tiles, ready hands of 13', () => {
    expect(censusOfOneSuit(14, 4)[0]).toBe(13_259)
    expect(all(censusOfOneSuit(14, 4))).toBe(118_800)
    expect(censusOfOneSuit(13, 4)[1]).toBe(40_070)
    expect(all(censusOfOneSuit(13, 4))).toBe(93_600)
  })

  test('one suit: ready hands by number of waits', () => {
    expect(readyByWaits().slice(1)).toEqual([14_067, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1])
  })

  test('three suits: complete hands of 14 and 11 tiles', () => {
    expect(censusOfThreeSuits(14, 4, false)[0]).toBe(5_237_550)
    expect(censusOfThreeSuits(14, 4, true)[0]).toBe(8_772_945)
    expect(censusOfThreeSuits(11, 3, false)[0]).toBe(459_177)
  })

  test('three suits: ready hands of 13 tiles', () => {
    expect(censusOfThreeSuits(13, 4, false)[1]).toBe(25_391_376)
    expect(censusOfThreeSuits(13, 4, true)[1]).toBe(46_296_567)
  })
})
