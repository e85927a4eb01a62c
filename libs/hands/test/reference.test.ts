import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { randomHand } from './random-hands.ts'
import { someOf } from './some-of.ts'

describe('the library answers as the plain recursion does', () => {
  test('on 20,000 random hands, kind by kind on each fiftieth', () => expectSame(20_000))
  test('on 100,000 random hands, kind by kind on each fiftieth', { tags: 'long' }, () => expectSame(100_000))

  function expectSame(hands: number): void {
    const random = randomFrom(20260101)
    const differing: string[] = []
    const byShanten = new Map<number, number>()
    for (let n = 0; n < someOf(hands); n++) {
      const { differences, shanten } = compare(randomHand(random), n % 50 === 0)
      differing.push(...differences)
      byShanten.set(shanten, (byShanten.get(shanten) ?? 0) + 1)
    }
    expect(differing).toEqual([])
    for (const distance of [-1, 0, 1, 2, 3, 4]) {
      expect(byShanten.get(distance) ?? 0, `hands of shanten ${distance}`).toBeGreaterThan(someOf(hands / 100))
    }
  }
})
