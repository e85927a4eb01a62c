import { simulateDeal } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import { evolveAll, RULE_SETS, UNSTARTED, type RuleSet } from '@paipu/engine'
import { framesOf, SPECTATOR } from '@paipu/views'
import { randomDeal, randomFrom } from './random-play.ts'
import type { BenchRow } from './row.ts'

/** How often `work` can be done a second, by repeating it for about `seconds` after a warm-up of as many repeats. */
function perSecond(seconds: number, work: (index: number) => number): number {
  for (let index = 0, until = performance.now() + seconds * 500; performance.now() < until; index++) work(index)
  let done = 0
  const started = performance.now()
  for (let index = 0; performance.now() - started < seconds * 1000; index++) done += work(index)
  return (done / (performance.now() - started)) * 1000
}

function botDeal(rules: RuleSet, dealNumber: number): DealEvent[] {
  return [...simulateDeal({ rules, options: rules.options, seed: 'bench', dealNumber })].flatMap(
    (decided) => decided.events,
  )
}

/** Deals played a second on one core, per rule set: by random legal play with every event validated, and by the standard bots. */
export function benchDeals(): BenchRow[] {
  return RULE_SETS.flatMap((rules): BenchRow[] => {
    const random = randomFrom(7)
    const randomPlay = perSecond(2, () => Number(randomDeal(rules, random).length > 0))
    const bots = perSecond(2, (index) => Number(botDeal(rules, index + 1).length > 0))
    return [
      { name: `${rules.id}: random legal deals`, value: randomPlay, unit: 'deals/s', aim: '≥ 10,000' },
      { name: `${rules.id}: deals by standard bots`, value: bots, unit: 'deals/s', aim: '≥ 1,000' },
    ]
  })
}

/** Events folded a second: the engine's state, the same from JSON text, and a spectator's view. */
export function benchFolding(): BenchRow[] {
  const rules = RULE_SETS[0]!
  const deals = Array.from({ length: 200 }, (_, index) => botDeal(rules, index + 1))
  const lines = deals.map((events) => events.map((event) => JSON.stringify(event)))
  const timed = deals.map((events) => events.map((event) => ({ time: '', event })))
  const deal = (index: number): number => index % deals.length
  const folded = perSecond(2, (index) => {
    const events = deals[deal(index)]!
    evolveAll(UNSTARTED, events)
    return events.length
  })
  const parsed = perSecond(2, (index) => {
    const events = lines[deal(index)]!.map((line) => JSON.parse(line) as DealEvent)
    evolveAll(UNSTARTED, events)
    return events.length
  })
  const parseOnly = perSecond(2, (index) => lines[deal(index)]!.map((line) => JSON.parse(line) as DealEvent).length)
  const viewed = perSecond(2, (index) => {
    const events = timed[deal(index)]!
    framesOf(events, SPECTATOR)
    return events.length
  })
  return [
    { name: 'fold into a deal’s state', value: folded, unit: 'events/s' },
    {
      name: 'read JSON and fold',
      value: parsed,
      unit: 'events/s',
      peer: { name: 'JSON.parse alone', value: parseOnly },
      ratio: parsed / parseOnly,
      aim: '≥ 1,500,000',
    },
    { name: 'redact and fold a spectator’s frames', value: viewed, unit: 'events/s' },
  ]
}
