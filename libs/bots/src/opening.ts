import type { SeatCommand } from '@paipu/engine'
import { shanten } from '@paipu/hands'
import { firstKindOf, SUITS, withoutTiles, type Counts, type Suit } from '@paipu/tiles'
import type { OwnHand } from '@paipu/views'

/** How well the tiles of a suit go together: pairs, triplets and neighbours. */
function suitStrength(concealed: Counts, suit: Suit): number {
  const first = firstKindOf(suit)
  let strength = 0
  for (let rank = 0; rank < 9; rank++) {
    const count = concealed[first + rank]!
    if (count === 0) continue
    strength += count + SAME[count]!
    if (rank < 8 && concealed[first + rank + 1]! > 0) strength += 1.5
    if (rank < 7 && concealed[first + rank + 2]! > 0) strength += 0.75
  }
  return strength
}

/** What two, three and four of a kind are worth beside their number. */
const SAME = [0, 0, 2, 4, 4] as const

/** What is left of a hand once its weakest suit is given up, where the rule set has a void suit. */
function keptStrength(hand: OwnHand, concealed: Counts): number {
  const strengths = SUITS.map((suit) => suitStrength(concealed, suit))
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return hand.rules.voidSuit === 'none' ? all : all - Math.min(...strengths)
}

type Triple = Extract<SeatCommand, { readonly type: 'swap' | 'remove' }>

/** The three tiles whose loss hurts least (rules.md S1, B1, W2). */
export function chooseTriple(hand: OwnHand, actions: readonly Triple[]): Triple {
  return bestBy(actions, ({ tiles }) => keptStrength(hand, withoutTiles(hand.concealed, tiles)))
}

type VoidChoice = Extract<SeatCommand, { readonly type: 'void' }>

/** The void suit that leaves the hand nearest to ready and, as near, the one with the weakest tiles (rules.md V1). */
export function chooseVoid(hand: OwnHand, actions: readonly VoidChoice[]): VoidChoice {
  return bestBy(actions, ({ suit }) => {
    const away = shanten(hand.concealed, hand.sets, hand.rules.shapes, hand.melded, suit)
    return -20 * away - suitStrength(hand.concealed, suit)
  })
}

/** The item with the highest value; the first of equals. */
function bestBy<T>(items: readonly T[], value: (item: T) => number): T {
  let best = items[0] as T
  let most = -Infinity
  for (const item of items) {
    const worth = value(item)
    if (worth > most) [best, most] = [item, worth]
  }
  return best
}
