import { RULE_SETS } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '../../../tools/rules/src/covering/catalogue.ts'
import { faultsOf } from '../../../tools/rules/src/covering/report.ts'
import { shortForm } from '../../../tools/rules/src/covering/short-form.ts'
import { countDeal, newTally } from '../../../tools/rules/src/covering/tally.ts'

/** The short form of `npm run coverage:rules`, which plays thousands of deals and counts. */
describe('everything that the rules provide for happens', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('in deals of %s', (_, rules) => {
    const tally = newTally(rules)
    for (const deal of shortForm(rules)) countDeal(tally, deal)
    expect(faultsOf(tally)).toEqual([])
  })

  test('a new rule set needs a catalogue of what can happen in it', () => {
    expect(Object.keys(CATALOGUES)).toEqual(RULE_SETS.map(({ id }) => id))
  })
})
