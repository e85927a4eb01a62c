import type { DealEvent } from '@paipu/contracts'
import type { RuleSet } from '@paipu/engine'
import { playCorpusDeal } from '../corpus/play.ts'
import { shortForm } from '../covering/short-form.ts'
import type { Reached } from './position.ts'

/** Every state, or one in so many, of the deals in which everything happens that a rule set provides for. */
export function* telling(rules: RuleSet, every: number): Generator<Reached> {
  let number = 0
  for (const deal of shortForm(rules)) {
    const trail: DealEvent[] = []
    for (const { before, decision, after } of playCorpusDeal(deal)) {
      if (!decision.ok) continue
      if (trail.length > 0 && number++ % every === 0) yield { state: before, trail: [...trail] }
      trail.push(...decision.events)
      if (after.phase.name === 'ended') yield { state: after, trail }
    }
  }
}
