import { isDeepStrictEqual } from 'node:util'
import { fc, test } from '@fast-check/vitest'
import type { DealEvent } from '@paipu/contracts'
import { describe, expect } from 'vitest'
import { evolve, UNSTARTED, wallLeft, type Deal } from '../../src/index.ts'
import { checkLaws } from '../support/laws.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { someOf } from '../../../hands/test/some-of.ts'

const seeds = fc.nat({ max: 1_000_000 })

/** What holds in every deal of every rule set. */
describe.each(EACH_RULE_SET)('every deal of %s', (_, rules) => {
  test.prop([seeds], { numRuns: someOf(40) })(
    'I-01, I-03, I-12: ends; zero sum, tile conservation and valid events at every event; replays to the same states',
    (seed) => {
      const steps = dealOf(rules, seed)
      let replayed = UNSTARTED
      let lived = UNSTARTED
      for (const { before, events, after } of steps) {
        expect(isDeepStrictEqual(lived, before)).toBe(true)
        for (const event of events) {
          lived = evolve(lived, event)
          replayed = evolve(replayed, JSON.parse(JSON.stringify(event)) as DealEvent)
          checkLaws(event, replayed)
          if (!isDeepStrictEqual(lived, replayed)) throw new Error(`replay differs after ${JSON.stringify(event)}`)
        }
        expect(isDeepStrictEqual(lived, after)).toBe(true)
      }
      const end = replayed as Deal
      expect(end.phase).toMatchObject({ name: 'ended', totals: end.seats.map(({ points }) => points) })
      if (end.phase.name === 'ended' && end.phase.result === 'wall-end') expect(wallLeft(end)).toBe(0)
    },
  )
})
