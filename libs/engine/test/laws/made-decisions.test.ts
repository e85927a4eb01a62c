import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { decisionsOf, type SeatCommand } from '../../src/index.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { someOf } from '../../../hands/test/some-of.ts'

describe.each(EACH_RULE_SET)('the decisions in the events of %s', (_, rules) => {
  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(12) })(
    'are those that were made, each among its actions',
    (seed) => {
      const steps = dealOf(rules, seed)
      const made = steps.map(({ command }) => command).filter((command): command is SeatCommand => 'seat' in command)
      const found = [...decisionsOf(steps.flatMap(({ events }) => events))]
      expect(found.map(({ chosen }) => chosen)).toEqual(made)
      for (const { seat, chosen, actions } of found) {
        expect(chosen.seat).toBe(seat)
        expect(actions).toContainEqual(chosen)
      }
    },
  )
})
