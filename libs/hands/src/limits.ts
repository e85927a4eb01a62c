import { firstKindOf, RED_KIND, type Suit } from '@paipu/tiles'
import { COSTS } from './automaton.ts'
import { mergeCosts, totalCost } from './costs.ts'
import { naturalDistances, readyNatural } from './distances.ts'
import { limited, limitedSuit, limitedSuitWith } from './limited-suit.ts'
import type { CountsLike } from './shapes.ts'
import { PLACES, suitVector } from './suit.ts'

/**
 * Distances of hands with melds and without wilds, where the copies in the melds are missing from what the concealed
 * tiles can become (rules.md C12).
 */

const { suits, costs } = naturalDistances

/** Of each suit of the hand in question: its costs, and where it has melds its path through the automaton. */
const handCosts = new Uint8Array(3 * COSTS)
const paths = [new Int32Array(9), new Int32Array(9), new Int32Array(9)] as const
/** Costs of the two suits beside one. */
const beside = new Uint8Array(COSTS)

/** Whether melds hold any suited tile. */
export function anyMelded(melded: CountsLike): boolean {
  for (let kind = 0; kind < RED_KIND; kind++) {
    if (melded[kind]! > 0) return true
  }
  return false
}

/** The tiles the hand lacks to `sets` sets and a pair. */
export function limitedLack(concealed: CountsLike, sets: number, melded: CountsLike, voidSuit: Suit | null): number {
  readHand(concealed, melded, voidSuit)
  mergeCosts(handCosts, 0, handCosts, COSTS, sets, beside)
  return totalCost(beside, 0, handCosts, 2 * COSTS, sets)
}

/** Mask of the kinds, four of which are not held yet, whose draw lowers {@link limitedLack}. */
export function limitedUseful(concealed: CountsLike, sets: number, melded: CountsLike, voidSuit: Suit | null): number {
  const lack = limitedLack(concealed, sets, melded, voidSuit)
  let mask = 0
  for (let suit = 0; suit < 3; suit++) {
    const first = 9 * suit
    if (voidSuit !== null && first === firstKindOf(voidSuit)) continue
    mergeCosts(handCosts, ((suit + 1) % 3) * COSTS, handCosts, ((suit + 2) % 3) * COSTS, sets, beside)
    const ranks =
      suitVector(melded, first) > 0
        ? limitedRanks(concealed, sets, melded, suit, lack)
        : freeRanks(concealed, sets, first, lack)
    mask |= ranks << first
  }
  return mask
}

/** The useful ranks of a suit with melds. */
function limitedRanks(concealed: CountsLike, sets: number, melded: CountsLike, suit: number, lack: number): number {
  const first = 9 * suit
  let mask = 0
  for (let rank = 0; rank < 9; rank++) {
    if (concealed[first + rank]! + melded[first + rank]! >= 4) continue
    const at = limitedSuitWith(rank, concealed, melded, first, paths[suit]!)
    if (totalCost(beside, 0, limited.costs, at, sets) < lack) mask |= 1 << rank
  }
  return mask
}

/** The useful ranks of a suit without. */
function freeRanks(concealed: CountsLike, sets: number, first: number, lack: number): number {
  const vector = suitVector(concealed, first)
  let mask = 0
  for (let rank = 0; rank < 9; rank++) {
    if (concealed[first + rank]! >= 4) continue
    const at = (suits[vector + PLACES[rank]!]! >> 8) * COSTS
    if (totalCost(beside, 0, costs, at, sets) < lack) mask |= 1 << rank
  }
  return mask
}

/** Fills {@link handCosts}, from the tables where a suit has no melds. The void suit counts as empty. */
function readHand(concealed: CountsLike, melded: CountsLike, voidSuit: Suit | null): void {
  readyNatural()
  for (let suit = 0; suit < 3; suit++) {
    const first = 9 * suit
    if (voidSuit !== null && first === firstKindOf(voidSuit)) {
      copyCosts(costs, (suits[0]! >> 8) * COSTS, suit)
    } else if (suitVector(melded, first) > 0) {
      const at = limitedSuit(concealed, melded, first, paths[suit]!)
      copyCosts(limited.costs, at, suit)
    } else {
      copyCosts(costs, (suits[suitVector(concealed, first)]! >> 8) * COSTS, suit)
    }
  }
}

function copyCosts(from: Uint8Array, at: number, suit: number): void {
  for (let place = 0; place < COSTS; place++) handCosts[COSTS * suit + place] = from[at + place]!
}
