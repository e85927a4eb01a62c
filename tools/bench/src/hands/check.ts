import { shanten, usefulTiles, waits, type ShapeRules } from '@paipu/hands'
import { RED_KIND } from '@paipu/tiles'
import { drawHands } from './drawn.ts'
import { peerHand, peerText, Util } from './peer.ts'

const standard: ShapeRules = { sevenPairs: false, wilds: false }
/** Standard shape where fifth copies count, as they do in majiang-core: no hand here holds a wild. */
const unlimited: ShapeRules = { sevenPairs: false, wilds: true }

/** Sum of all distances and folded waits and useful tiles of the hands below: the same hands are measured every time. */
const CHECKSUM = -1_352_338_811

/**
 * Compares distance and useful tiles of the hands that are measured with the peer's, the answers to each other, and their checksum
 * with a fixed one.
 *
 * @throws if an answer differs
 */
export function checkHands(): void {
  let sum = 0
  for (const hand of drawHands(13, 0)) {
    const distance = shanten(hand, 4, standard)
    const useful = usefulTiles(hand, 4, standard)
    const waiting = waits(hand, 4, standard)
    sum = (Math.imul(sum, 31) + distance + useful + waiting) | 0
    const peer = peerHand(hand)
    const free = shanten(hand, 4, unlimited)
    const agrees =
      Util.xiangting_yiban(peer) === free &&
      peerMask(Util.tingpai(peer, Util.xiangting_yiban)) === (usefulTiles(hand, 4, unlimited) & ~(1 << RED_KIND)) &&
      (distance === free || Math.max(...hand) === 4) &&
      waiting === (distance === 0 ? useful : 0)
    if (!agrees) throw new Error(`the answers on ${peerText(hand)} disagree`)
  }
  if (sum !== CHECKSUM) throw new Error(`checksum ${sum}, not ${CHECKSUM}`)
}

/** The suited kinds among the peer's tiles, such as `m5`; honours are none of ours. */
function peerMask(tiles: readonly string[]): number {
  let mask = 0
  for (const [suit, rank] of tiles) {
    const first = { m: 0, p: 9, s: 18 }[suit!]
    if (first !== undefined) mask |= 1 << (first + Number(rank) - 1)
  }
  return mask
}
