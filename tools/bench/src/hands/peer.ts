import { createRequire } from 'node:module'

/** What is used of majiang-core, which has no types: a hand from its text, distance for sets and a pair, useful tiles. */
interface Majiang {
  readonly Shoupai: { fromString(text: string): object }
  readonly Util: {
    xiangting_yiban(hand: object): number
    tingpai(hand: object, distance: (hand: object) => number): string[]
  }
}

const majiang = createRequire(import.meta.url)('@kobalab/majiang-core') as Majiang
/** majiang-core's functions. */
export const { Util } = majiang
/** What it is called beside our figures. */
export const PEER = 'majiang-core 1.4.1'

/** A hand as majiang-core's. */
export function peerHand(hand: Uint8Array): object {
  return majiang.Shoupai.fromString(peerText(hand))
}

/** A hand as majiang-core writes it. */
export function peerText(hand: Uint8Array): string {
  return ['m', 'p', 's']
    .map((suit, at) => {
      const ranks = Array.from(hand.subarray(9 * at, 9 * at + 9), (count, rank) => String(rank + 1).repeat(count)).join(
        '',
      )
      return ranks && suit + ranks
    })
    .join('')
}
