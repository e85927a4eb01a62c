import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DealEvent } from '@paipu/contracts'
import { checkDeal, readLog } from '@paipu/records'
import { describe, expect, test } from 'vitest'
import { evolveAll, RULE_SETS, UNSTARTED, type Deal } from '../src/index.ts'

/** What each golden deal by bots has come to, and the last hash of its chain, which stands for every byte of its events. */
interface Outcome {
  readonly events: number
  readonly result: string
  readonly totals: readonly number[]
  readonly hash: string
}

const FOLDER = join(import.meta.dirname, '../../../fixtures/deals')
const OUTCOMES = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/golden.json'), 'utf8')) as Readonly<
  Record<string, Outcome>
>

/** A released rule set gives the same results for ever: its golden deals replay to them, event by event. */
describe('golden deals', () => {
  test('there are two of every rule set', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl') && !name.startsWith('research-'))
    const expected = RULE_SETS.flatMap(({ id }) => [`${id}-1.jsonl`, `${id}-2.jsonl`])
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(files.map((name) => name.replace('.jsonl', '')).toSorted()).toEqual(Object.keys(OUTCOMES).toSorted())
  })

  test.each(Object.entries(OUTCOMES))('%s', (name, { events, result, totals, hash }) => {
    const read = readLog(readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8'))
    const records = read.ok ? read.records : []
    expect(records).toHaveLength(events)
    expect(records.at(-1)!.metadata.hash).toBe(hash)
    expect(checkDeal(records)).toMatchObject({ ok: true, deal: { phase: { name: 'ended', result, totals } } })
    const folded = evolveAll(
      UNSTARTED,
      records.map(({ type, data }) => ({ type, data }) as DealEvent),
    ) as Deal
    expect(folded.seats.map(({ points }) => points)).toEqual(totals)
    expect(`${folded.rules.id}-${name.at(-1)}`).toBe(name)
  })
})
