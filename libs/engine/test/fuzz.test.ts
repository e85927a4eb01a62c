import { describe, expect, test } from 'vitest'
import { REFUSAL_CODES } from '../src/index.ts'
import { shortForm } from '../../../tools/rules/src/covering/short-form.ts'
import type { Outcome } from '../../../tools/rules/src/fuzz/check.ts'
import { fuzzDeal } from '../../../tools/rules/src/fuzz/run.ts'
import { EACH_RULE_SET } from './support/random-deals.ts'

const COMMANDS = 20_000
const EACH_STATE = 4

/** The short form of `node tools/rules/src/fuzz.ts`, which sends a million; to deals in which everything happens. */
describe('random commands', () => {
  const outcomes = new Set<Outcome>()
  let sent = 0

  test.each(EACH_RULE_SET)(
    'to running deals of %s: no throw, no change after a refusal, nothing accepted that is not legal',
    (_, rules) => {
      for (const deal of shortForm(rules)) {
        for (const outcome of fuzzDeal(deal, EACH_STATE)) {
          outcomes.add(outcome)
          sent++
        }
      }
    },
  )

  test('are many, and refused for every reason there is', () => {
    expect(sent).toBeGreaterThan(COMMANDS)
    expect([...outcomes].toSorted()).toEqual([...REFUSAL_CODES, 'accepted'].toSorted())
  })
})
