import { simulateDeal } from '@paipu/bots'
import { dealStream, type DealEvent, type EventRecord } from '@paipu/contracts'
import type { Command, RuleSet } from '@paipu/engine'
import { canonicalJson, derivedId } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, sealAfter, type Stamp } from '@paipu/records'

/** One deal to simulate: which rule set, and which deal of the seed, from 1. */
export interface PlannedDeal {
  readonly rules: RuleSet
  readonly seed: string
  readonly dealNumber: number
}

/** Simulated deals begin here, five minutes apart, and every decision takes a second. */
const FIRST_DEAL = Date.UTC(2020, 0, 1)
const DEAL_MS = 5 * 60 * 1000
const DECISION_MS = 1000

/** The deal of a place in a series that goes round the rule sets, from 0. */
export function plannedDeal(ruleSets: readonly RuleSet[], seed: string, index: number): PlannedDeal {
  return {
    rules: ruleSets[index % ruleSets.length]!,
    seed,
    dealNumber: Math.floor(index / ruleSets.length) + 1,
  }
}

/** The most deals of a seed: their clock ends in the year 2115. */
export const MOST_DEALS = 10_000_000

/** What all ids of a simulated deal are derived from: each event's from this, `|` and its number. */
export function simulationName({ rules, seed, dealNumber }: PlannedDeal): string {
  return `paipu simulate|${rules.id}@${rules.version}|${canonicalJson(rules.options)}|${seed}|${dealNumber}`
}

/** The complete log of a simulated deal, ids and times included: the same for the same plan, everywhere. */
export function simulatedLog(plan: PlannedDeal): EventRecord[] {
  const { rules, dealNumber } = plan
  const name = simulationName(plan)
  const began = FIRST_DEAL + (dealNumber - 1) * DEAL_MS
  const deal = derivedId(began, name)
  const records: EventRecord[] = []
  let now = began
  let head = EMPTY_HEAD
  for (const { command, events } of simulateDeal({ ...plan, options: rules.options })) {
    let count = records.length
    const newId = (): string => derivedId(now, `${name}|${count++}`)
    const stamp: Stamp = { time: new Date(now).toISOString(), correlationId: deal, actor: actorOf(command), newId }
    const sealed = sealAfter(dealStream(deal), head, events, stamp)
    records.push(...sealed)
    head = headAfter(head, sealed)
    now += DECISION_MS
  }
  return records
}

/** The events of a simulated deal alone, for whoever keeps no log. */
export function simulatedEvents(plan: PlannedDeal): DealEvent[] {
  return [...simulateDeal({ ...plan, options: plan.rules.options })].flatMap(({ events }) => events)
}

function actorOf(command: Command): Stamp['actor'] {
  return 'seat' in command ? `seat:${command.seat}` : 'table'
}
