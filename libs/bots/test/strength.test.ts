import { bySeat } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { aimless, botFrom, EACH_RULE_SET, played } from './support/deals.ts'

const DEALS = 200

/** Two standard bots against two players that do anything legal; they change seats with every deal. */
describe.each(EACH_RULE_SET)('the standard bot in %s', (_, rules) => {
  test('beats aimless players clearly', () => {
    const leads = Array.from({ length: DEALS }, (_unused, seed) => {
      const isBot = bySeat((seat) => seat % 2 === seed % 2)
      const deal = played(
        rules,
        bySeat((seat) => (isBot[seat] ? botFrom : aimless)(4 * seed + seat)),
        seed,
      )
      return bySeat((seat) => (isBot[seat] ? deal.seats[seat].points : 0)).reduce((sum, points) => sum + points, 0)
    })
    const mean = leads.reduce((sum, lead) => sum + lead, 0) / DEALS
    const deviation = Math.sqrt(leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / DEALS)
    expect(mean).toBeGreaterThan((5 * deviation) / Math.sqrt(DEALS))
  })
})
