import { fc, test } from '@fast-check/vitest'
import { countTiles, tiles } from '@paipu/tiles'
import { describe, expect, test as example } from 'vitest'
import { sevenPairsShanten, shanten } from '../src/index.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { randomHand } from './random-hands.ts'
import { someOf } from './some-of.ts'

const hands = fc.integer().map((seed) => randomHand(randomFrom(seed)))

describe('the distance to seven pairs alone', () => {
  test.prop([hands.filter((hand) => hand.sets === 4)], { numRuns: someOf(3000) })(
    'and the distance to sets and a pair make the distance to either',
    ({ concealed, shapes: { wilds }, voidSuit }) => {
      const standard = shanten(concealed, 4, { sevenPairs: false, wilds }, undefined, voidSuit)
      const either = shanten(concealed, 4, { sevenPairs: true, wilds }, undefined, voidSuit)
      expect(Math.min(standard, sevenPairsShanten(concealed, wilds, voidSuit))).toBe(either)
    },
  )

  example.each([
    ['1133557799m2244p', false, null, -1],
    ['1133557799m224p', false, null, 0],
    ['1111m33m55m77m22p4p', false, null, 0],
    ['123456789m1234p', false, null, 6],
    ['1133557799m2p4pR', true, null, 0],
    ['1133557799m2p4pRR', true, null, -1],
    ['1133557799m224p', false, 'p', 3],
    ['111222333444m5p', false, null, 2],
  ] as const)('%s (wilds %s, void suit %s) is %i', (concealed, wilds, voidSuit, away) => {
    expect(sevenPairsShanten(countTiles(tiles(concealed)), wilds, voidSuit)).toBe(away)
  })
})
