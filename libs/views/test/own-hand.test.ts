import { othersFrom, RULE_SETS, SEATS, type Deal, type Seat } from '@paipu/engine'
import { countTiles, tilesOf, totalOf, type Counts, type Tile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { playDeal } from '../../engine/test/support/play.ts'
import { randomFrom } from '../../engine/test/support/random.ts'
import { ownHand, redactState, seatViewer } from '../src/index.ts'

/** What truly lies where a seat can't look: the wall, the birds, and of the others all that is neither called, won nor locked. */
function hiddenFrom({ wall, front, back, birds, birdsTurned, phase, seats }: Deal, seat: Seat): Counts {
  const lying: Tile[] = [...wall.slice(front, wall.length - back), ...(birdsTurned ? [] : birds)]
  for (const other of othersFrom(seat)) {
    const { hand, removed, standing } = seats[other]
    const drawn = phase.name === 'turn' && phase.seat === other && phase.drawn !== null ? [phase.drawn] : []
    // A locked hand lies open, but for the tile that it has just drawn.
    lying.push(...removed, ...(standing === 'locked' ? drawn : tilesOf(hand)))
  }
  return countTiles(lying)
}

describe('what a seat has not seen', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
    '%s: is all that is hidden, and no more',
    (_, rules) => {
      let asked = 0
      for (let seed = 1; seed <= 4; seed++) {
        for (const { before } of playDeal(rules, randomFrom(seed))) {
          if (before.phase.name === 'unstarted' || before.phase.name === 'dealing') continue
          for (const seat of SEATS) {
            const deal = before as Deal
            const hand = ownHand(redactState(deal, seatViewer(seat)), seat)
            expect(hand.unseen).toEqual(hiddenFrom(deal, seat))
            expect(hand.concealed).toEqual(deal.seats[seat].hand)
            expect(hand.voidSuit ?? null).toBe(
              deal.phase.name === 'choosing-void' ? hand.voidSuit : deal.seats[seat].voidSuit,
            )
            asked += totalOf(hand.unseen) > 0 ? 1 : 0
          }
        }
      }
      expect(asked).toBeGreaterThan(100)
    },
  )
})
