import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RULE_SETS } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { namedDeal } from '../../../tools/rules/src/corpus/play.ts'
import { CATALOGUES } from '../../../tools/rules/src/covering/catalogue.ts'
import { faultsOf } from '../../../tools/rules/src/covering/report.ts'
import { countDeal, newTally } from '../../../tools/rules/src/covering/tally.ts'

/** A few deals of each rule set in which everything happens; made by `npm run coverage:rules -- --write`. */
const DEALS = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/coverage.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** The short form of `npm run coverage:rules`, which plays thousands of deals and counts. */
describe('everything that the rules provide for happens', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('in deals of %s', (id, rules) => {
    const tally = newTally(rules)
    for (const name of DEALS[id]!) countDeal(tally, namedDeal(rules, name))
    expect(faultsOf(tally)).toEqual([])
  })

  test('a new rule set needs a catalogue of what can happen in it', () => {
    expect(Object.keys(CATALOGUES)).toEqual(RULE_SETS.map(({ id }) => id))
  })
})
