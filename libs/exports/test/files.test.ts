import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DealStartedV1, EventRecord } from '@paipu/contracts'
import { writeLog } from '@paipu/records'
import {
  beginDataSet,
  csvHeader,
  csvLine,
  finishDataSet,
  finishedDeal,
  joinWritten,
  jsonRow,
  TABLES,
  tableNamed,
  writeDeals,
  type DataSetPlan,
  type DealSource,
  type Table,
  type Value,
} from '../src/index.ts'
import { golden, GOLDEN, simulatedOfAll } from './support/deals.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paipu-exports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const plan = (changes: Partial<DataSetPlan> = {}): DataSetPlan => ({
  folder,
  tables: TABLES,
  tableFormat: 'csv',
  logs: [],
  ...changes,
})

const sources = (): DealSource[] => GOLDEN.map((name) => ({ records: golden(name) }))

function rowsOf(table: Table, deals: readonly DealSource[]): Value[][] {
  return deals.flatMap(({ records }) => table.rows(finishedDeal(records)!))
}

/** A deal whose players have names that make trouble. */
function troublesome(): EventRecord[] {
  const names = ['=1+1', 'a,"b"\n', '🀄 ‮麻將', "'-@\t"]
  const records = golden('wanzhou-2')
  const started = records[0]!.data as DealStartedV1
  const seats = started.seats.map((seat, at) => ({ ...seat, name: names[at]! }))
  return [{ ...records[0]!, data: { ...started, seats } }, ...records.slice(1)]
}

test('CSV and JSON Lines hold every row of every deal', async () => {
  const deals = [...sources(), { records: troublesome() }]
  const csv = await writeDeals(deals, plan({ byteOrderMark: true }))
  const json = await writeDeals(deals, plan({ tableFormat: 'jsonl' }))
  for (const table of TABLES) {
    const rows = rowsOf(table, deals)
    expect(csv.files.find(({ holds }) => holds === table.name)).toMatchObject({ rows: rows.length })
    expect(json.files.find(({ holds }) => holds === table.name)).toMatchObject({ rows: rows.length })
    expect(readFileSync(join(folder, `${table.name}.csv`), 'utf8')).toBe(
      `\uFEFF${csvHeader(table)}${rows.map(csvLine).join('')}`,
    )
    expect(readFileSync(join(folder, `${table.name}.jsonl`), 'utf8')).toBe(
      rows.map((row) => jsonRow(table, row)).join(''),
    )
  }
})

test('Parquet is read by another reader to the same rows, types and times', async () => {
  const deals = [...sources(), { records: troublesome() }]
  const written = await writeDeals(deals, plan({ tableFormat: 'parquet' }))
  for (const table of TABLES) {
    const rows = rowsOf(table, deals)
    const file = await asyncBufferFromFile(join(folder, `${table.name}.parquet`))
    const metadata = await parquetMetadataAsync(file)
    expect(Number(metadata.num_rows)).toBe(rows.length)
    expect(written.files.find(({ holds }) => holds === table.name)).toMatchObject({ rows: rows.length })
    const read = await parquetReadObjects({ file, compressors })
    const expected = rows.map((row) =>
      Object.fromEntries(
        table.columns.map(({ name, type }, at) => [name, type === 'time' ? new Date(row[at] as string) : row[at]]),
      ),
    )
    expect(read).toEqual(expected)
  }
})

test('the same deals give the same bytes, and the manifest says which', async () => {
  const facts = { generator: 'paipu test', filters: { all: true }, positions: { first: '1', last: '9' } }
  const make = async (tableFormat: DataSetPlan['tableFormat']): Promise<string> => {
    await beginDataSet(folder)
    const written = await writeDeals(sources(), plan({ tableFormat, logs: ['events', 'text'], compression: 'gzip' }))
    const manifest = await finishDataSet(plan(), written, facts)
    for (const { file, sha256, bytes } of manifest.files) {
      const content = readFileSync(join(folder, file))
      expect([file, createHash('sha256').update(content).digest('hex'), content.length]).toEqual([file, sha256, bytes])
    }
    return readFileSync(join(folder, 'manifest.json'), 'utf8')
  }
  for (const format of ['parquet', 'csv'] as const) {
    const first = await make(format)
    expect(await make(format)).toBe(first)
    expect(JSON.parse(first)).toMatchObject({ format: 'paipu-export', deals: GOLDEN.length, filters: { all: true } })
  }
})

test('logs are whole in every format and compression', async () => {
  const deals = simulatedOfAll('files').map((records) => ({ records }))
  const all = deals.map(({ records }) => writeLog(records)).join('')
  for (const compression of ['none', 'gzip', 'zstd'] as const) {
    const { files } = await writeDeals(deals, plan({ tables: [], logs: ['records'], compression }))
    const content = readFileSync(join(folder, files[0]!.file))
    const text =
      compression === 'gzip' ? gunzipSync(content) : compression === 'zstd' ? zstdDecompressSync(content) : content
    expect(text.toString('utf8')).toBe(all)
    expect(files[0]!.rows).toBe(deals.length)
  }
})

describe('what is interrupted never looks whole', () => {
  async function* failing(): AsyncGenerator<DealSource> {
    yield* sources().slice(0, 3)
    throw new Error('the disk of the store is gone')
  }

  test.each(['csv', 'parquet', 'jsonl'] as const)(
    'a failure leaves no %s file and no manifest',
    async (tableFormat) => {
      await beginDataSet(folder)
      await expect(writeDeals(failing(), plan({ tableFormat, logs: ['events'] }))).rejects.toThrow('is gone')
      expect(readdirSync(folder)).toEqual([])
    },
  )

  test('while files are written they have other names', async () => {
    async function* watched(): AsyncGenerator<DealSource> {
      for (const source of sources()) {
        expect(readdirSync(folder).filter((file) => !/\.part(\.wal|\.tmp)?$/.test(file))).toEqual([])
        yield source
      }
    }
    await writeDeals(watched(), plan({ tableFormat: 'parquet', logs: ['text'] }))
    expect(readdirSync(folder).filter((file) => file.includes('.part'))).toEqual([])
  })

  test('a deal that is not over is refused', async () => {
    const running = [{ records: golden('wanzhou-1').slice(0, 40) }]
    await expect(writeDeals(running, plan())).rejects.toThrow('is not over')
    expect(readdirSync(folder)).toEqual([])
  })

  test('a new export takes the manifest of the one before away first', async () => {
    await finishDataSet(plan(), await writeDeals(sources().slice(0, 2), plan()), {
      generator: 'x',
      filters: {},
      positions: null,
    })
    expect(readdirSync(folder)).toContain('manifest.json')
    await beginDataSet(folder)
    expect(readdirSync(folder)).not.toContain('manifest.json')
  })
})

test('parts of a data set are joined in their order', async () => {
  const parts = [
    await writeDeals(sources().slice(0, 2), plan({ suffix: '-0000', tables: [tableNamed('deals')!] })),
    await writeDeals([], plan({ suffix: '-0001', tables: [tableNamed('deals')!] })),
    await writeDeals(sources().slice(2), plan({ suffix: '-0002', tables: [tableNamed('deals')!] })),
  ]
  const joined = joinWritten(parts)
  expect(joined).toMatchObject({ deals: GOLDEN.length, first: parts[0]!.first, last: parts[2]!.last })
  expect(joined.files.map(({ file }) => file)).toEqual(['deals-0000.csv', 'deals-0001.csv', 'deals-0002.csv'])
})
