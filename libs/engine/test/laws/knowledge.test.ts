import { fc, test } from '@fast-check/vitest'
import { countTiles, tilesOf, type Tile } from '@paipu/tiles'
import { describe, expect } from 'vitest'
import { bySeat, legalActions, SEATS, type Deal, type Seat, type SeatState } from '../../src/index.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { randomFrom, shuffled, type Random } from '../../../tiles/test/support/random.ts'
import { someOf } from '../../../hands/test/some-of.ts'

/** The same deal as one seat may know it: all that is hidden from it is dealt anew from the hidden tiles. */
function otherwise(deal: Deal, knower: Seat, random: Random): Deal {
  const undealt = deal.wall.slice(deal.front, deal.wall.length - deal.back)
  const hidden: Tile[] = [...undealt, ...deal.birds, ...SEATS.flatMap((seat) => hiddenOf(deal, knower, seat))]
  const dealt = shuffled(hidden, random)
  const take = (count: number): Tile[] => dealt.splice(0, count)
  const wall = [
    ...deal.wall.slice(0, deal.front),
    ...take(undealt.length),
    ...deal.wall.slice(deal.wall.length - deal.back),
  ]
  const birds = take(deal.birds.length)
  const seats = bySeat((seat): SeatState => {
    const state = deal.seats[seat]
    if (!isHidden(deal, knower, seat)) return state
    return { ...state, hand: countTiles(take(tilesOf(state.hand).length)), removed: take(state.removed.length) }
  })
  return { ...deal, wall, birds, seats, phase: otherPhase(deal, knower, random) }
}

function isHidden(deal: Deal, knower: Seat, seat: Seat): boolean {
  return seat !== knower && deal.seats[seat].standing !== 'locked'
}

function hiddenOf(deal: Deal, knower: Seat, seat: Seat): Tile[] {
  return isHidden(deal, knower, seat) ? [...tilesOf(deal.seats[seat].hand), ...deal.seats[seat].removed] : []
}

/** Choices and answers of the other seats, which nobody sees, become others. */
function otherPhase({ phase }: Deal, knower: Seat, random: Random): Deal['phase'] {
  switch (phase.name) {
    case 'swapping':
      return {
        ...phase,
        chosen: bySeat((seat) => (seat === knower ? phase.chosen[seat] : random(2) ? null : ['1m', '1m', '1m'])),
      }
    case 'choosing-void':
      return { ...phase, chosen: bySeat((seat) => (seat === knower ? phase.chosen[seat] : random(2) ? null : 'm')) }
    case 'claims':
    case 'robbing':
      return {
        ...phase,
        answers: bySeat((seat) => (seat === knower ? phase.answers[seat] : random(2) ? null : 'pass')),
      }
    default:
      return phase
  }
}

/** What a seat may do tells it nothing that it may not know. */
describe.each(EACH_RULE_SET)('knowledge in %s', (_, rules) => {
  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(15) })(
    'legalActions of a seat depends only on what that seat may know',
    (seed) => {
      const random = randomFrom(seed)
      for (const { before } of dealOf(rules, seed).slice(1)) {
        for (const seat of SEATS) {
          const listed = legalActions(before, seat)
          expect(legalActions(otherwise(before as Deal, seat, random), seat)).toEqual(listed)
        }
      }
    },
  )
})
