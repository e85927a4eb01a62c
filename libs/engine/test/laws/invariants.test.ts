import { fc, test } from '@fast-check/vitest'
import { suitOf, totalOf } from '@paipu/tiles'
import { describe, expect } from 'vitest'
import { legalActions, offersTo, SEATS, wallLeft, type Deal, type RuleSet } from '../../src/index.ts'
import type { DealEvent } from '@paipu/contracts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { someOf } from '../../../hands/test/some-of.ts'

const seeds = fc.nat({ max: 1_000_000 })
const deals = (rules: RuleSet, seed: number): Deal[] => dealOf(rules, seed).map(({ after }) => after as Deal)

/** Invariants of cases.md that speak of whole deals. */
describe.each(EACH_RULE_SET)('invariants of deals in %s', (id, rules) => {
  test.prop([seeds], { numRuns: someOf(12) })('I-02 55 live tiles are left after the deal', (seed) => {
    expect(wallLeft(deals(rules, seed)[0]!)).toBe(55)
  })

  test.prop([seeds], { numRuns: someOf(12) })('I-04 at most one seat can pung or kong a discard', (seed) => {
    for (const deal of deals(rules, seed)) {
      const { phase } = deal
      if (phase.name !== 'claims') continue
      const callers = SEATS.filter((seat) => offersTo(deal, phase, seat).some((offer) => offer !== 'win'))
      expect(callers.length).toBeLessThanOrEqual(1)
    }
  })

  test.prop([seeds], { numRuns: someOf(12) })('I-06 every hand has three tiles of one suit to pass on', (seed) => {
    for (const deal of deals(rules, seed)) {
      if (deal.phase.name !== 'swapping' && deal.phase.name !== 'removing') continue
      for (const seat of SEATS) {
        const suited = ['m', 'p', 's'].map((suit) =>
          legalActions(deal, seat).filter((action) => 'tiles' in action && suitOf(action.tiles[0]!) === suit),
        )
        const isOpen =
          deal.phase.name === 'swapping' ? deal.phase.chosen[seat] === null : deal.seats[seat].removed.length === 0
        expect(suited.some((choices) => choices.length > 0)).toBe(isOpen)
      }
    }
  })

  test.prop([seeds], { numRuns: someOf(12) })(
    'I-07 a hand that waits holds 3n+1 tiles, one with a drawn tile 3n+2',
    (seed) => {
      for (const deal of deals(rules, seed)) {
        for (const seat of SEATS) {
          const opening =
            deal.phase.name !== 'turn' && deal.discards === 0 && deal.calls === 0 && deal.firstWin === null
          const holdsDrawn =
            deal.phase.name === 'turn'
              ? deal.phase.seat === seat
              : opening && deal.phase.name !== 'ended' && seat === deal.dealer
          if (deal.phase.name === 'ended' && deal.phase.result !== 'wall-end') continue
          expect(totalOf(deal.seats[seat].hand) % 3).toBe(holdsDrawn ? 2 : 1)
        }
      }
    },
  )

  test.prop([seeds], { numRuns: someOf(25) })('I-11 only amounts of the tables are paid', (seed) => {
    const amounts = AMOUNTS[id]!
    for (const event of dealOf(rules, seed).flatMap(({ events }) => events)) {
      for (const [reason, points] of amountsOf(event))
        expect([...(amounts[reason] ?? [])], `${reason} ${points}`).toContain(points)
    }
  })
})

function amountsOf(event: DealEvent): [string, number][] {
  if (event.type === 'WinDeclared')
    return [[event.data.by === 'self-draw' ? 'self-draw' : 'discard', event.data.points]]
  if (event.type !== 'PointsPaid' || event.data.reason !== 'kong') return []
  return event.data.payments.map(({ points }) => ['kong', points])
}

const DOUBLING = [1, 2, 4, 8, 16]
const BIRDS = [2, 4, 6, 8, 10, 12]
const HOUSE = [2, 12, 24, 48]
const UNCAPPED = [...DOUBLING, 32, 64, 128, 256, 512, 1024]
const AMOUNTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'sichuan-swap-three': { discard: DOUBLING, 'self-draw': DOUBLING, kong: [1, 2] },
  'blood-flow-discard-three': { discard: DOUBLING, 'self-draw': DOUBLING, kong: [1, 2] },
  'planet-blood-battle-v1': { discard: [1, 2, 4, 8], 'self-draw': [2, 3, 5, 9], kong: [1, 2] },
  'red-dragon-wild': { discard: BIRDS, 'self-draw': BIRDS, kong: [1, 2] },
  wanzhou: { discard: HOUSE, 'self-draw': HOUSE, kong: [1, 2, 4] },
  'open-blood-battle': { discard: UNCAPPED, 'self-draw': UNCAPPED, kong: [1, 2] },
}
