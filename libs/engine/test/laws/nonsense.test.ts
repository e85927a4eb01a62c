import { fc, test } from '@fast-check/vitest'
import type { DealEvent } from '@paipu/contracts'
import { describe, expect } from 'vitest'
import { evolve, evolveAll, ruleSetOf, RULE_SETS, UNSTARTED } from '../../src/index.ts'
import { deepFreeze } from '../support/freeze.ts'
import { dealOf } from '../support/random-deals.ts'
import { pick, randomFrom } from '../../../tiles/test/support/random.ts'
import { someOf } from '../../../hands/test/some-of.ts'

const DEALS: readonly (readonly DealEvent[])[] = RULE_SETS.flatMap((rules) =>
  [0, 3, 6, 9].map((seed) => dealOf(rules, seed).flatMap(({ events }) => events)),
)

/** Values of an event's data, each replaced by one of the same kind from elsewhere. */
function withOtherSeats(event: DealEvent, shift: number): DealEvent {
  const turned = JSON.stringify(event).replace(
    /"(seat|from|to|dealer)":([0-3])/g,
    (_, key, seat) => `"${key}":${(Number(seat) + shift) % 4}`,
  )
  return JSON.parse(turned.replace(/"from":null/g, shift % 2 ? '"from":null' : '"from":2')) as DealEvent
}

/** evolve takes events as facts in whatever order: it never throws and never changes what it is given. */
describe('evolve on events that make no sense', () => {
  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(100), examples: [[638_498]] })(
    'shuffled, dropped, doubled and foreign events of any deal',
    (seed) => {
      const random = randomFrom(seed)
      const own = pick(DEALS, random)
      let state = deepFreeze(evolveAll(UNSTARTED, own.slice(0, random(4))))
      for (let n = 0; n < 120; n++) {
        const event = deepFreeze(withOtherSeats(pick(random(3) > 0 ? own : pick(DEALS, random), random), random(4)))
        state = deepFreeze(evolve(state, event))
        expect(state.phase.name).toBeTypeOf('string')
      }
    },
  )

  test('a win on a discard that names no discarder', () => {
    const deal = evolveAll(UNSTARTED, DEALS[0]!.slice(0, 3))
    const data = {
      seat: 1,
      tile: '5m',
      from: null,
      by: 'discard',
      reading: { kind: 'four-reds' },
      fans: [],
      fan: 0,
      points: 1,
    } as const
    expect(() => evolve(deal, { type: 'WinDeclared', data })).not.toThrow()
  })

  test('an unknown rule set begins nothing, a second beginning changes nothing', () => {
    const started = DEALS[0]![0]! as Extract<DealEvent, { type: 'DealStarted' }>
    const unknown = { ...started, data: { ...started.data, ruleSet: { ...started.data.ruleSet, id: 'none' } } }
    expect(evolve(UNSTARTED, unknown)).toBe(UNSTARTED)
    const deal = evolveAll(UNSTARTED, DEALS[0]!.slice(0, 3))
    expect(evolve(deal, started)).toBe(deal)
    for (const event of DEALS[0]!.slice(1)) expect(evolve(UNSTARTED, event)).toBe(UNSTARTED)
    expect(ruleSetOf({ id: 'sichuan-swap-three', version: 2 })).toBe(null)
  })
})
