import { fc, test as property } from '@fast-check/vitest'
import { referee, RULE_SETS, type RuleSet } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { analyseDeal, whatIf } from '../src/index.ts'
import { simulated } from './support/deals.ts'

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('what if, in %s', (_id, rules: RuleSet) => {
  const events = simulated(rules, 'what-if')
  const { decisions } = analyseDeal(events)

  property.prop([fc.nat(decisions.length - 1), fc.nat()], { numRuns: 12 })(
    'any other legal choice makes a whole deal by the rules, on the same wall',
    (at, pick) => {
      const { source, actions } = decisions[at]!
      const action = pick % actions.length
      const branch = whatIf(events, { source, action })!
      expect(branch.slice(0, source)).toEqual(events.slice(0, source))
      expect(branch.at(-1)!.type).toBe('DealEnded')
      expect(referee(branch)).toMatchObject({ ok: true })
      expect(analyseDeal(branch).decisions.find((decision) => decision.source === source)!.chosen).toEqual(
        actions[action],
      )
    },
  )

  test('is the same whenever it is asked', () => {
    const { source } = decisions[10]!
    expect(whatIf(events, { source, action: 0 })).toEqual(whatIf(events, { source, action: 0 }))
  })

  test('is nothing where nothing was decided, or not so', () => {
    expect(whatIf(events, { source: 0, action: 0 })).toBeNull()
    expect(whatIf(events, { source: 1e9, action: 0 })).toBeNull()
    expect(whatIf(events, { source: decisions[3]!.source, action: 1e6 })).toBeNull()
    expect(whatIf(events, { source: decisions[3]!.source, action: -1 })).toBeNull()
  })

  test('the swap goes as it went', () => {
    const drawn = events.find(({ type }) => type === 'SwapDirectionDrawn')
    const swap = decisions.find(({ chosen }) => chosen.type === 'swap')
    if (drawn === undefined || swap === undefined) return
    const branch = whatIf(events, { source: swap.source, action: swap.actions.length - 1 })!
    expect(branch.find(({ type }) => type === 'SwapDirectionDrawn')).toEqual(drawn)
  })
})
