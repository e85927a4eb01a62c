import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DealEndedV1 } from '@paipu/contracts'
import { openEmbeddedStore } from '@paipu/event-store'
import {
  checkDeal,
  convertResearchRecord,
  importDeal,
  parseResearchRecord,
  readRecords,
  writeLog,
} from '../src/index.ts'
import { golden, goldenText, RESEARCH, SHARED_RECORDS } from './support/deals.ts'
import { researchData, researchText } from './support/research-text.ts'

/** The final scores as the research project recorded them. */
const RECORDED_SCORES: Readonly<Record<string, readonly number[]>> = {
  'research-1': [2, 4, -3, -3],
  'research-2': [-2, -6, 4, 4],
  'research-5': [-2, -3, 4, 1],
  'research-8': [6, -5, -1, 0],
  'research-9': [0, 1, 1, -2],
}

describe.each(RESEARCH)('golden deal %s', (name) => {
  test('passes every check and ends in the recorded scores', () => {
    const checked = checkDeal(golden(name))
    expect(checked.ok && checked.deal.phase).toMatchObject({ totals: RECORDED_SCORES[name] })
    expect((golden(name).at(-1)!.data as DealEndedV1).totals).toEqual(RECORDED_SCORES[name])
  })

  test('comes out of a store byte for byte', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    expect(await importDeal(store, golden(name))).toEqual({ result: 'stored' })
    expect(writeLog(await readRecords(store, golden(name)[0]!.stream))).toBe(goldenText(name))
    await store.close()
  })

  test('is what its research record gives', () => {
    const converted = convertResearchRecord(researchText(researchData(golden(name))))
    expect(converted.ok && writeLog(converted.records)).toBe(goldenText(name))
  })
})

describe.runIf(existsSync(SHARED_RECORDS))('the public records', () => {
  const files = existsSync(SHARED_RECORDS) ? readdirSync(SHARED_RECORDS).filter((file) => file.endsWith('.txt')) : []

  test.each(files)('%s gives a sound deal that ends in its scores', (file) => {
    const text = readFileSync(join(SHARED_RECORDS, file), 'utf8')
    const parsed = parseResearchRecord(text)
    const converted = convertResearchRecord(text)
    const checked = converted.ok ? checkDeal(converted.records) : converted
    expect(checked.ok && 'deal' in checked && checked.deal.phase).toMatchObject({
      totals: parsed.ok ? parsed.record.scores : null,
    })
  })

  test.each(RESEARCH)('%s is the golden deal of its file', (name) => {
    const text = readFileSync(join(SHARED_RECORDS, `${name.replace('research', 'record')}.txt`), 'utf8')
    const converted = convertResearchRecord(text)
    expect(converted.ok && writeLog(converted.records)).toBe(goldenText(name))
  })
})
