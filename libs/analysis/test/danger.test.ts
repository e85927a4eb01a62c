import { decisionsOf, RULE_SETS } from '@paipu/engine'
import { suitOf } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { analyseDeal } from '../src/index.ts'
import { simulated } from './support/deals.ts'

const deals = RULE_SETS.map((rules) => [rules.id, rules, simulated(rules, 'danger')] as const)

describe.each(deals)('the estimated danger in %s', (_id, rules, events) => {
  const made = new Map([...decisionsOf(events)].map((decision) => [decision.source, decision]))
  const options = analyseDeal(events).decisions.flatMap((decision) =>
    decision.discards.map((option) => ({ ...option, seat: decision.seat, deal: made.get(decision.source)!.deal })),
  )

  test('is none where no discard can be won', () => {
    if (!rules.discardWins) for (const { risk, danger } of options) expect([risk, danger]).toEqual([0, []])
  })

  test('is none for a tile that every other seat has as its void suit', () => {
    for (const { tile, risk, seat, deal } of options) {
      const others = deal.seats.filter((other, at) => at !== seat && other.standing !== 'left')
      if (others.every(({ voidSuit }) => voidSuit !== null && voidSuit === suitOf(tile))) expect(risk).toBe(0)
    }
  })

  test('is certain for the wait of a locked hand, which lies open', () => {
    for (const { danger, risk, deal } of options)
      if (danger.some((seat) => deal.seats[seat].standing === 'locked')) expect(risk).toBe(1)
  })

  test('is higher on the whole where the danger was true', () => {
    const mean = (list: readonly { readonly risk: number }[]) =>
      list.reduce((sum, { risk }) => sum + risk, 0) / Math.max(1, list.length)
    const [dangerous, safe] = [
      options.filter(({ danger }) => danger.length > 0),
      options.filter(({ danger }) => danger.length === 0),
    ]
    if (dangerous.length > 0) expect(mean(dangerous)).toBeGreaterThan(mean(safe))
  })
})
