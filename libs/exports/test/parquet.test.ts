import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { expect, onTestFinished, test } from 'vitest'
import { growParquet, type Table, type Value } from '../src/index.ts'

const COLUMNS = (['text', 'integer', 'boolean', 'time'] as const).map((type) => ({
  name: `a ${type}`,
  type,
  unit: null,
  meaning: '',
}))
const MARKS: Table = { name: 'marks', meaning: '', key: [], columns: COLUMNS, rows: () => [] }

/** Rows with and without values, in another pattern for each column, so that what a row leaves behind shows in a later one. */
function row(index: number): Value[] {
  const values = [
    index % 5 === 0 ? '麻將'.repeat(index % 17) : `tile ${index}`,
    index * (index % 2 === 0 ? 1 : -1),
    index % 3 === 0,
    new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 4) * 1001).toISOString(),
  ]
  return values.map((value, column) => (Math.floor(index / (7 + 400 * column)) % 3 === 1 ? null : value))
}

// DuckDB takes 2,048 rows at once.
test.each([0, 1, 2048, 3 * 2048 + 1])('%i rows are written whole, with what is empty', async (count) => {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-parquet-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'marks.parquet')
  const rows = Array.from({ length: count }, (_, index) => row(index))
  const grown = await growParquet(folder, [{ table: MARKS, path }])
  grown.add(MARKS, rows.slice(0, 100))
  grown.add(MARKS, rows.slice(100))
  await grown.done()
  const read = await parquetReadObjects({ file: await asyncBufferFromFile(path), compressors })
  const found = read.map((one) =>
    Object.values(one).map((value) => (value instanceof Date ? value.toISOString() : value)),
  )
  expect(found).toEqual(rows)
})
