import { parseRecurring, type DealEvent } from '@paipu/contracts'
import { evolveAll, RULE_SETS, UNSTARTED } from '@paipu/engine'
import { framesOf, SPECTATOR } from '@paipu/views'
import { botDeal } from './bot-deals.ts'
import { randomFrom } from './random-play.ts'
import { perSecond } from './rate.ts'
import type { BenchRow } from './row.ts'

const DEALS = 200
/** Events of the deal in which is sought. */
const LONG = 200
/** Seeks in one run, and how many runs there are. */
const SEEKS = 1000
const RUNS = 40

/** Events read, decoded and folded a second, beside `JSON.parse` of the same lines; and the time a seek takes. */
export function benchFolding(): BenchRow[] {
  const rules = RULE_SETS[0]!
  const deals = Array.from({ length: DEALS }, (_, index) => botDeal(rules, index + 1))
  const texts = deals.map((events) => Buffer.from(events.map((event) => JSON.stringify(event)).join('\n')))
  const folded = perSecond(2, (index) => {
    const events = deals[index % DEALS]!
    evolveAll(UNSTARTED, events)
    return events.length
  })
  const read = perSecond(2, (index) => {
    const events = decoded(texts[index % DEALS]!, parseRecurring)
    evolveAll(UNSTARTED, events)
    return events.length
  })
  const parsed = perSecond(2, (index) => decoded(texts[index % DEALS]!, JSON.parse).length)
  const viewed = perSecond(2, (index) => {
    const events = deals[index % DEALS]!
    framesOf(timed(events), SPECTATOR)
    return events.length
  })
  return [
    { name: 'fold into a deal’s state', value: folded, unit: 'events/s' },
    {
      name: 'read lines of bytes, decode and fold',
      value: read,
      unit: 'events/s',
      peer: { name: 'JSON.parse of each line, no fold', value: parsed },
      ratio: read / parsed,
      aim: '≥ 1,500,000',
    },
    { name: 'redact and fold a spectator’s frames', value: viewed, unit: 'events/s' },
    { name: `seek in ${LONG} events, p99`, value: seekTime(longDeal()), unit: 'ms', aim: '≤ 0.2 ms' },
  ]
}

/** The events in a text of one JSON object a line. */
function decoded(bytes: Buffer, parse: (line: string) => unknown): DealEvent[] {
  const events: DealEvent[] = []
  for (const line of bytes.toString().split('\n')) events.push(parse(line) as DealEvent)
  return events
}

function timed(events: readonly DealEvent[]): { readonly time: string; readonly event: DealEvent }[] {
  return events.map((event) => ({ time: '', event }))
}

/** The first events of a deal that has at least so many, of whichever rule set has one first. */
function longDeal(): readonly DealEvent[] {
  for (let dealNumber = 1; ; dealNumber++) {
    for (const rules of RULE_SETS) {
      const events = botDeal(rules, dealNumber)
      if (events.length >= LONG) return events.slice(0, LONG)
    }
  }
}

/**
 * What 99 of 100 seeks to any moment take at most, each a fold from the deal's beginning, in milliseconds: the best of
 * some runs, as other work on the machine only ever slows one down.
 */
function seekTime(events: readonly DealEvent[]): number {
  const random = randomFrom(11)
  const runs = Array.from({ length: RUNS }, () => {
    const times = Float64Array.from({ length: SEEKS }, () => {
      const moment = random(events.length) + 1
      const started = performance.now()
      evolveAll(UNSTARTED, events.slice(0, moment))
      return performance.now() - started
    })
    return times.toSorted()[Math.floor(0.99 * SEEKS)]!
  })
  return Math.min(...runs)
}
