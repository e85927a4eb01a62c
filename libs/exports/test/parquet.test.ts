import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { expect, onTestFinished, test } from 'vitest'
import { growBytes, growParquet, type Table, type Value } from '../src/index.ts'

const COLUMNS = (['text', 'integer', 'boolean', 'time'] as const).map((type) => ({
  name: `a ${type}`,
  type,
  unit: null,
  meaning: '',
}))
const MARKS: Table = { name: 'marks', meaning: '', key: [], columns: COLUMNS, rows: () => [] }

/** Writes rows into a file that goes with the test, some of them at once, and answers where it is. */
async function written(rows: readonly (readonly Value[])[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-parquet-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'marks.parquet')
  const grown = await growParquet(MARKS, await growBytes(path))
  await grown.add(rows.slice(0, 100))
  await grown.add(rows.slice(100))
  expect(readdirSync(folder)).toEqual(['marks.parquet.part'])
  await grown.done()
  expect(readdirSync(folder)).toEqual(['marks.parquet'])
  return path
}

/** The rows as another library reads them. */
async function readRows(path: string): Promise<Value[][]> {
  const read = await parquetReadObjects({ file: await asyncBufferFromFile(path), compressors })
  return read.map((row) =>
    Object.values(row).map((value: unknown) => (value instanceof Date ? value.toISOString() : (value as Value))),
  )
}

/** What DuckDB, the third reader, answers to a question about a file. */
async function asked(path: string, question: string): Promise<unknown[][]> {
  const connection = await (await DuckDBInstance.create()).connect()
  const answer = await connection.runAndReadAll(question.replaceAll('FILE', `'${path}'`))
  return answer.getRowsJson()
}

/** Rows with and without values, in another pattern for each column, so that what a row leaves behind shows in a later one. */
function row(index: number): Value[] {
  const values = [
    index % 5 === 0 ? '麻將'.repeat(index % 17) : `tile ${index}`,
    index * (index % 2 === 0 ? 1 : -1),
    index % 3 === 0,
    new Date(Date.UTC(1969, 11, 31, 23) + Math.floor(index / 4) * 100_001).toISOString(),
  ]
  return values.map((value, column) => (Math.floor(index / (7 + 400 * column)) % 3 === 1 ? null : value))
}

test.each([0, 1, 2048, 6145])('%i rows are written whole, with what is empty', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => row(index))
  expect(await readRows(await written(rows))).toEqual(rows)
})

test('values come back from runs and packed bits of every width', async () => {
  // Values of a few kinds, more and more of them, in stretches of 1 to 20.
  const rows: Value[][] = []
  for (let kinds = 1, mixed = 1; kinds <= 600; kinds += Math.ceil(kinds / 3))
    for (let stretch = 0; stretch < 8 * kinds; stretch++) {
      mixed = (Math.imul(mixed, 48271) >>> 0) % 2147483647
      const value = mixed % kinds
      const length = (mixed >>> 8) % 5 === 0 ? 1 + ((mixed >>> 12) % 20) : 1
      const time = new Date(value * 86_400_000).toISOString()
      for (let index = 0; index < length; index++)
        rows.push(value === 7 ? [null, null, null, null] : [`kind ${value}`, value - 300, value % 2 === 0, time])
    }
  const path = await written(rows)
  expect(await readRows(path)).toEqual(rows)
  const [sums] = await asked(
    path,
    'SELECT count(*), sum("a integer")::INT, count("a text"), count_if("a boolean"), max("a time")::TEXT FROM FILE',
  )
  const integers = rows.map(([, integer]) => integer as number | null).filter((integer) => integer !== null)
  expect(sums).toEqual([
    String(rows.length),
    integers.reduce((sum, integer) => sum + integer, 0),
    String(integers.length),
    String(rows.filter(([, , boolean]) => boolean === true).length),
    rows
      .map(([, , , time]) => (time ?? '') as string)
      .toSorted()
      .at(-1)!
      .slice(0, 19)
      .replace('T', ' '),
  ])
})

test('a file of several row groups is one table, and what its groups say of themselves lets readers find rows', async () => {
  // Long texts, so that a row group is full after some two thousand rows.
  const rows = Array.from({ length: 5000 }, (_, index): Value[] => [
    `${index}`.padEnd(4000, '筒'),
    index - 2500,
    null,
    new Date(index * 1000).toISOString(),
  ])
  const path = await written(rows)
  const { row_groups: groups } = await parquetMetadataAsync(await asyncBufferFromFile(path))
  expect(groups.map(({ num_rows }) => Number(num_rows))).toEqual([...Array<number>(9).fill(521), 311])
  expect(await readRows(path)).toEqual(rows)
  const found = await asked(path, `SELECT "a integer", left("a text", 4) FROM FILE WHERE "a integer" IN (-2500, 2499)`)
  expect(found).toEqual([
    [-2500, '0筒筒筒'],
    [2499, '4999'],
  ])
  expect(await asked(path, `SELECT "a integer" FROM FILE WHERE "a time" = '1970-01-01 01:00:00'`)).toEqual([[1100]])
})

test('bounds of texts are those that readers would find themselves, or none', async () => {
  const bounds = (column: string): string =>
    `SELECT stats_min_value, stats_max_value, stats_null_count FROM parquet_metadata(FILE) WHERE path_in_schema = '${column}'`
  const texts = (values: readonly (string | null)[]): Value[][] => values.map((text) => [text, 1, true, null])
  const plain = await written(texts(['s', null, '', '麻將', 'm', 'm']))
  expect(await asked(plain, bounds('a text'))).toEqual([['', '麻將', '1']])
  expect(await asked(plain, bounds('a time'))).toEqual([[null, null, '6']])
  expect(await asked(plain, bounds('a boolean'))).toEqual([['true', 'true', '0']])
  expect(await asked(plain, `SELECT count(*) FROM FILE WHERE "a text" = '麻將'`)).toEqual([['1']])
  // JavaScript has U+1F000 before U+FF0B, bytes have it behind.
  const pairs = await written(texts(['🀀', '＋']))
  expect(await asked(pairs, bounds('a text'))).toEqual([[null, null, '0']])
  expect(await asked(pairs, `SELECT "a text" FROM FILE WHERE "a text" > '＋'`)).toEqual([['🀀']])
})
