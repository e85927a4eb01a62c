import { describe, expect, test } from 'vitest'
import { evolveAll, UNSTARTED, type Deal, type DealState } from '@paipu/engine'
import { simulateDeal } from '../src/index.ts'
import { EACH_RULE_SET } from './support/deals.ts'

const DEALS = 200

/** The short form of `node tools/rules/src/bot-deals.ts`, which plays 10,000 of each. `simulateDeal` throws where a choice is refused. */
describe.each(EACH_RULE_SET)('standard bots in %s', (_, rules) => {
  test(`play ${DEALS} deals by legal choices alone, each to its end`, () => {
    let won = 0
    for (let dealNumber = 1; dealNumber <= DEALS; dealNumber++) {
      let state: DealState = UNSTARTED
      for (const { events } of simulateDeal({ rules, options: rules.options, seed: 'legal', dealNumber }))
        state = evolveAll(state, events)
      expect(state.phase.name).toBe('ended')
      if ((state as Deal).firstWin !== null) won++
    }
    expect(won).toBeGreaterThan(DEALS * 0.8)
  })

  test('play the same deal for the same seed, and another for another', () => {
    const text = (seed: string): string =>
      JSON.stringify([...simulateDeal({ rules, options: rules.options, seed, dealNumber: 1 })])
    expect(text('a')).toBe(text('a'))
    expect(text('a')).not.toBe(text('b'))
  })
})
