import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DealEndedV1, DealStartedV1, EventRecord } from '@paipu/contracts'
import { TABLES, writeDeals } from '../src/index.ts'
import { askAll, type Answered } from '../scripts/analysis/ask.ts'
import { chart } from '../scripts/analysis/chart.ts'
import { QUESTIONS } from '../scripts/analysis/questions.ts'
import { ROOT } from '../scripts/generated.ts'
import { simulatedOfAll } from './support/deals.ts'

const deals: EventRecord[][] = Array.from({ length: 12 }, (_, at) => simulatedOfAll('analysis', at + 1)).flat()
const folder = mkdtempSync(join(tmpdir(), 'paipu-analysis-'))
let answers: Answered[]

beforeAll(async () => {
  await writeDeals(
    deals.map((records) => ({ records })),
    { folder, tables: TABLES, tableFormat: 'parquet', logs: [], suffix: '-0000' },
  )
  answers = await askAll(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rowsOf = (id: string): Answered['rows'] => answers.find(({ question }) => question.id === id)!.rows
const ruleSetOf = (records: readonly EventRecord[]): string => (records[0]!.data as DealStartedV1).ruleSet.id

describe.each(QUESTIONS.map((question) => [question.id, question] as const))('the question %s', (id, question) => {
  test('is answered with the columns its picture needs, and drawn the same each time', () => {
    const rows = rowsOf(id)
    const { x, y, series, interval } = question.plot
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining([x, y, series, ...(interval === undefined ? [] : [interval])]),
      )
      expect(row[y]).toEqual(expect.any(Number))
    }
    const picture = chart(question.title, question.plot, rows)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    expect(chart(question.title, question.plot, rows)).toBe(picture)
    expect(question.answer(rows)).toMatch(/\.$/)
  })

  test('stands on the page with its picture', () => {
    const page = readFileSync(join(ROOT, 'docs/analysis.md'), 'utf8')
    expect(page).toContain(question.sql)
    expect(page).toContain(question.title)
    expect(existsSync(join(ROOT, 'docs/analysis', `${id}.svg`))).toBe(true)
  })
})

test('robbed kongs are those of the events', () => {
  for (const row of rowsOf('robbed-kongs')) {
    const events = deals.filter((records) => ruleSetOf(records) === row['rule_set']).flat()
    expect(row['robbed']).toBe(events.filter(({ type }) => type === 'KongRobbed').length)
    const added = events.filter(({ type, data }) => type === 'KongMade' && (data as { kind: string }).kind === 'added')
    expect(row['tried']).toBe(added.length)
  }
})

test('the dealer’s points are those of the deals', () => {
  for (const row of rowsOf('dealer').filter(({ wind }) => wind === 0)) {
    const points = deals
      .filter((records) => ruleSetOf(records) === row['rule_set'])
      .map((records) => (records.at(-1)!.data as DealEndedV1).totals[(records[0]!.data as DealStartedV1).dealer]!)
    expect(row['points']).toBeCloseTo(points.reduce((sum, n) => sum + n, 0) / points.length)
  }
})

test('discards that are won are those that wins name', () => {
  const won = rowsOf('danger').reduce((sum, row) => sum + Math.round(Number(row['share']) * Number(row['tiles'])), 0)
  const kept = rowsOf('danger').map((row) => `${row['rule_set']} ${row['discards']}`)
  let expected = 0
  for (const records of deals) {
    let discards = 0
    let counted = -1
    for (const { type, data } of records) {
      if (type === 'TileDiscarded') discards++
      if (type !== 'WinDeclared' || (data as { by: string }).by !== 'discard' || counted === discards) continue
      counted = discards
      if (kept.includes(`${ruleSetOf(records)} ${10 * Math.floor((discards - 1) / 10)}`)) expected++
    }
  }
  expect(won).toBe(expected)
})
