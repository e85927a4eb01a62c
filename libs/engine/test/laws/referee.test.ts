import { fc, test } from '@fast-check/vitest'
import type { DealEvent } from '@paipu/contracts'
import { describe, expect } from 'vitest'
import { referee } from '../../src/index.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { pick, randomFrom, type Random } from '../../../tiles/test/support/random.ts'
import { someOf } from '../../../hands/test/some-of.ts'

/** An event with one of its numbers or tiles changed. */
function altered(event: DealEvent, random: Random): DealEvent {
  const text = JSON.stringify(event)
  const places = [...text.matchAll(/"points":(\d+)|"fan":(\d+)|"tile":"([1-9][mps]|R)"|"seat":([0-3])/g)]
  if (places.length === 0) return event
  const { index, 0: found } = pick(places, random)
  const [key, value] = found.split(':') as [string, string]
  const changed =
    key === '"tile"'
      ? value === '"1m"'
        ? '"2m"'
        : '"1m"'
      : key === '"seat"'
        ? String((Number(value) + 1) % 4)
        : String(Number(value) + 1)
  return JSON.parse(`${text.slice(0, index)}${key}:${changed}${text.slice(index + found.length)}`) as DealEvent
}

/**
 * What the same deal can have been played without: an answer, as a window resolves as soon as its outcome can't change (rules.md C5),
 * and an announcement, which is made freely (rules.md W6) and pays only whoever wins.
 */
function isDispensable({ type, data }: DealEvent): boolean {
  return (type === 'ClaimAnswered' && data.answer !== 'win') || type === 'ReadyAnnounced'
}

describe.each(EACH_RULE_SET)('the referee of %s', (_, rules) => {
  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(12) })(
    'finds nothing wrong in a deal as it was played, and whatever was changed',
    (seed) => {
      const random = randomFrom(seed)
      const events = dealOf(rules, seed).flatMap(({ events: some }) => some)
      expect(referee(events).ok).toBe(true)
      for (let n = 0; n < 5; n++) {
        const at = 3 + random(events.length - 3)
        const wrong = altered(events[at]!, random)
        if (JSON.stringify(wrong) === JSON.stringify(events[at])) continue
        const verdict = referee(events.with(at, wrong))
        expect(verdict.ok).toBe(false)
      }
    },
  )

  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(4), examples: [[7]] })(
    'finds nothing wrong before the place of an event that is missing',
    (seed) => {
      const events = dealOf(rules, seed).flatMap(({ events: some }) => some)
      for (const missing of events.keys()) {
        const verdict = referee(events.toSpliced(missing, 1))
        if (verdict.ok && verdict.deal.phase.name === 'ended') expect(isDispensable(events[missing]!)).toBe(true)
        else if (!verdict.ok) expect(verdict.at).toBeGreaterThanOrEqual(missing)
      }
    },
  )
})
