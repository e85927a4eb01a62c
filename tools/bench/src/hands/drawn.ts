import { KIND_COUNT, RED_KIND } from '@paipu/tiles'
import { randomFrom, type Random } from '../../../../libs/tiles/test/support/random.ts'

/** How many hands each measurement asks about. */
const HANDS = 4096

const NO_MELDS = new Uint8Array(KIND_COUNT)

/** The same hands each time: drawn from full walls, every second one from two suits, as after a void suit is gone. */
export function drawHands(size: number, reds: number): Uint8Array[] {
  const random = randomFrom(20260101 + size + reds)
  return Array.from({ length: HANDS }, (_, n) => {
    const hand = new Uint8Array(KIND_COUNT)
    hand[RED_KIND] = random(reds + 1)
    drawInto(hand, size - hand[RED_KIND], n % 2 === 0 ? 27 : 18, NO_MELDS, random)
    return hand
  })
}

/** Seven tiles of two suits each, beside a pung and a pung or kong; the same each time. */
export function drawMelded(): { hand: Uint8Array; melds: Uint8Array }[] {
  const random = randomFrom(3)
  return Array.from({ length: HANDS }, () => {
    const melds = new Uint8Array(KIND_COUNT)
    melds[random(9)] = 3
    melds[9 + random(9)] = 3 + random(2)
    const hand = new Uint8Array(KIND_COUNT)
    drawInto(hand, 7, 18, melds, random)
    return { hand, melds }
  })
}

function drawInto(hand: Uint8Array, size: number, kinds: number, melds: Uint8Array, random: Random): void {
  for (let left = size; left > 0;) {
    const copy = random(4 * kinds)
    const kind = copy >> 2
    // Each copy still in the wall is as likely as any other.
    if ((copy & 3) < hand[kind]! + melds[kind]!) continue
    hand[kind]!++
    left--
  }
}

/** Hands of four sets and a pair, of two suits; the same each time. */
export function completeHands(): Uint8Array[] {
  const random = randomFrom(5)
  const hands: Uint8Array[] = []
  while (hands.length < 1024) {
    const hand = new Uint8Array(KIND_COUNT)
    for (let set = 0; set < 4; set++) {
      const kind = 9 * random(2) + random(7)
      const step = random(2)
      for (let tile = 0; tile < 3; tile++) hand[kind + step * tile]!++
    }
    hand[random(18)]! += 2
    if (hand.every((count) => count <= 4)) hands.push(hand)
  }
  return hands
}
