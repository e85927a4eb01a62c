import { simulateDeal } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import type { RuleSet } from '@paipu/engine'

/** The events of one deal by four standard bots, the same on every machine. */
export function botDeal(rules: RuleSet, dealNumber: number): DealEvent[] {
  return [...simulateDeal({ rules, options: rules.options, seed: 'bench', dealNumber })].flatMap(
    (decided) => decided.events,
  )
}
