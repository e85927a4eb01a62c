import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { jsonLinesReader, recordsOf, type Manifest } from '@paipu/exports'
import { writeLog } from '@paipu/records'
import { plannedDeal, simulatedLog } from '../src/simulated-log.ts'
import { writePart, type PartPlan } from '../src/simulate-part.ts'
import { folder, linesOf, paipu } from './support/paipu.ts'

function contents(path: string): Map<string, string> {
  return new Map(
    readdirSync(path)
      .toSorted()
      .map((file) => [file, readFileSync(join(path, file)).toString('base64')]),
  )
}

describe('paipu simulate --out FOLDER', () => {
  test('makes the same data set on every run, whatever the number of jobs', { tags: 'long' }, async () => {
    const dir = folder()
    const args = ['simulate', '--rules', 'all', '--deals', '12', '--seed', 'x', '--out']
    const [one, two] = [join(dir, 'one'), join(dir, 'two')]
    const first = await paipu([...args, `${one}/`])
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toMatch(/^12 deals, \d+ events of seed "x" in [\d.]+ s, \d+ deals\/s; 6 files: /)
    const second = await paipu([...args, two, '--jobs', '2', '--json'])
    expect(JSON.parse(second.stdout)).toMatchObject({ deals: 12, files: 6, seed: 'x' })
    expect(contents(two)).toEqual(contents(one))
    expect([...contents(one).keys()]).toContain('decisions-0000.parquet')
    const manifest = JSON.parse(readFileSync(join(one, 'manifest.json'), 'utf8')) as Manifest
    expect(manifest).toMatchObject({
      deals: 12,
      ruleSets: RULE_SETS.map(({ id }) => `${id}@1`).toSorted(),
      positions: null,
    })
  })

  test('a thread writes what this one writes, and ids that follow from the seed are not written', async () => {
    const dir = folder()
    const plan: PartPlan = {
      ruleSets: RULE_SETS.map(({ id }) => id),
      seed: 'y',
      first: 7,
      count: 3,
      format: 'events',
      folder: dir,
      suffix: '-0001',
      generator: 'paipu test',
    }
    let told = 0
    expect(await writePart(plan, (by) => void (told += by))).toMatchObject({ deals: 3 })
    expect(told).toBe(3)
    const text = readFileSync(join(dir, 'events-0001.jsonl'), 'utf8')
    expect(text).not.toContain('"id":"0')
    const reader = jsonLinesReader()
    const read = text
      .split('\n')
      .map((line, at) => reader.take(line, at + 1))
      .filter((found) => found !== null)
    const logs = read.map((found) => (found.ok ? writeLog(recordsOf(found.placed.log)) : found.fault.reason))
    expect(logs).toEqual([7, 8, 9].map((index) => writeLog(simulatedLog(plannedDeal(RULE_SETS, 'y', index)))))
  })

  test.each([
    [['--jobs', '2'], /give --out FOLDER/],
    [['--jobs', '0', '--out', 'x/'], /'0' is invalid/],
    [['--format', 'parquet', '--out', 'x/', '--jsonl'], /leave --jsonl and --store away/],
  ])('%j is refused in one line', async (flags, message) => {
    const { code, stdout, stderr } = await paipu(['simulate', '--rules', 'wanzhou', ...flags])
    expect([code, stdout, linesOf(stderr).length]).toEqual([2, '', 1])
    expect(stderr).toMatch(message)
  })
})
