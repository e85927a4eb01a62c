import { describe, expect, test } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { checkDeal } from '../src/index.ts'
import { simulated } from './support/deals.ts'

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('deals by bots of %s', (_, rules) => {
  test.each([1, 2, 3, 4])('pass the check, fair wall and payments included (%i)', (part) => {
    for (let dealNumber = 10 * part; dealNumber < 10 * part + 10; dealNumber++) {
      const checked = checkDeal(simulated(rules, 'records', dealNumber))
      expect(checked).toMatchObject({ ok: true, deal: { phase: { name: 'ended' } } })
    }
  })
})
