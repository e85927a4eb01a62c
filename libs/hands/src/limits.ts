import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import { COSTS } from './automaton.ts'
import { mergeCosts, totalCost } from './costs.ts'
import { naturalDistances, readyNatural } from './distances.ts'
import { limitedCosts, limitedSuit } from './limited-suit.ts'
import type { CountsLike } from './shapes.ts'
import { suitVector } from './suit.ts'

/**
 * Distances of hands with melds and without wilds, where the copies in the melds are missing from what the concealed
 * tiles can become (rules.md C12).
 */

/** Costs of the three suits, and of the two beside the suit in question. */
const suits = new Uint8Array(3 * COSTS)
const others = new Uint8Array(COSTS)

/** Whether melds hold any suited tile. */
export function anyMelded(melded: CountsLike): boolean {
  for (let kind = 0; kind < RED_KIND; kind++) {
    if (melded[kind]! > 0) return true
  }
  return false
}

/** The tiles the hand lacks to `sets` sets and a pair. */
export function limitedLack(concealed: CountsLike, sets: number, melded: CountsLike, voidSuit: Suit | null): number {
  readSuits(concealed, melded, voidSuit)
  mergeCosts(suits, 0, suits, COSTS, others, 0)
  return totalCost(others, 0, suits, 2 * COSTS, sets)
}

/** Mask of the kinds, four of which are not held yet, whose draw lowers {@link limitedLack}. */
export function limitedUseful(concealed: CountsLike, sets: number, melded: CountsLike, voidSuit: Suit | null): number {
  const lack = limitedLack(concealed, sets, melded, voidSuit)
  let mask = 0
  for (let suit = 0; suit < 3; suit++) {
    const first = 9 * suit
    if (voidSuit !== null && first === firstKindOf(voidSuit)) continue
    mergeCosts(suits, ((suit + 1) % 3) * COSTS, suits, ((suit + 2) % 3) * COSTS, others, 0)
    for (let rank = 0; rank < 9; rank++) {
      if (concealed[first + rank]! + melded[first + rank]! >= 4) continue
      const added = limitedSuit(concealed, melded, first, rank)
      if (totalCost(others, 0, limitedCosts, added, sets) < lack) mask |= 1 << (first + rank)
    }
  }
  return mask
}

/** Fills {@link suits}, by the tables where a suit has no melds. The void suit counts as empty. */
function readSuits(concealed: CountsLike, melded: CountsLike, voidSuit: Suit | null): void {
  readyNatural()
  for (let suit = 0; suit < 3; suit++) {
    const first = 9 * suit
    const isVoid = voidSuit !== null && first === firstKindOf(voidSuit)
    if (!isVoid && suitVector(melded, first) > 0) {
      copyCosts(limitedCosts, limitedSuit(concealed, melded, first, -1), suit * COSTS)
    } else {
      const entry = naturalDistances.suits[isVoid ? 0 : suitVector(concealed, first)]!
      copyCosts(naturalDistances.costs, (entry >> 5) * COSTS, suit * COSTS)
    }
  }
}

function copyCosts(from: ArrayLike<number>, at: number, to: number): void {
  for (let place = 0; place < COSTS; place++) suits[to + place] = from[at + place]!
}
