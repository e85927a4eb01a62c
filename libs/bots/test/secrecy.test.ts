import { describe, expect, test } from 'vitest'
import { seatView } from '../src/index.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { askedSeats, botFrom, botMoments, EACH_RULE_SET } from './support/deals.ts'
import { hiddenAnew } from './support/hidden.ts'

const DEALS = 12

/** Bots see only their own hand and public information (rules.md P10, C18). */
describe.each(EACH_RULE_SET)('a bot in %s', (_, rules) => {
  test('sees the same view and chooses the same, whatever is hidden from it', () => {
    const random = randomFrom(5)
    let otherHands = 0
    for (let dealNumber = 1; dealNumber <= DEALS; dealNumber++) {
      for (const { deal } of botMoments(rules, 'secrecy', dealNumber)) {
        for (const seat of askedSeats(deal)) {
          const other = hiddenAnew(deal, seat, random)
          const [view, otherView] = [seatView(deal, seat), seatView(other, seat)]
          expect(otherView).toEqual(view)
          const seed = random(1 << 30)
          expect(botFrom(seed).choose(otherView)).toEqual(botFrom(seed).choose(view))
          if (other.seats.some(({ hand }, at) => at !== seat && hand !== deal.seats[at]!.hand)) otherHands++
        }
      }
    }
    expect(otherHands).toBeGreaterThan(100)
  })

  test('goes by what it is handed and nothing else: a copy of the view gives the same choice', () => {
    for (const { deal } of botMoments(rules, 'secrecy', 99)) {
      for (const seat of askedSeats(deal)) {
        const view = seatView(deal, seat)
        expect(botFrom(3).choose(structuredClone(view))).toEqual(botFrom(3).choose(view))
      }
    }
  })
})
