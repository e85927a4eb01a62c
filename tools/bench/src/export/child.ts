/**
 * One measurement in a process of its own, which loads only what it needs, so that its peak memory is its own:
 * `child.ts KIND COUNT FOLDER`; the sample deals lie beside FOLDER.
 */
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  csvLine,
  growBytes,
  growFile,
  growParquet,
  jsonRow,
  LOG_WRITERS,
  logOf,
  logValidator,
  TABLES,
  writeDeals,
  writeJsonLines,
  type LogFormat,
  type TableFormat,
  type Value,
} from '@paipu/exports'
import { readSample, repeated } from './deals.ts'
import { PAYMENTS, paymentRows, paymentsOf } from './rows.ts'

/** What one measurement gives: rows written and, where it reads rows back, what they hash to. */
interface Work {
  readonly rows: number
  readonly hash?: string
}

const [kind = '', countText = '0', folder = '.'] = process.argv.slice(2)
const count = Number(countText)
const at = (file: string): string => join(folder, file)

/** What is written stands ready before the clock starts. */
const deals = /^(read-back|rows-duckdb|import)$/.test(kind) ? [] : readSample(dirname(folder))
const payments = /^(rows|hash)/.test(kind) ? paymentsOf(deals) : []

async function writeLimit(): Promise<Work> {
  const file = await growFile(at('limit.jsonl'))
  let rows = 0
  for (const records of repeated(deals, count)) {
    await file.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    rows += records.length
  }
  await file.done()
  return { rows }
}

async function writeLogs(format: LogFormat): Promise<Work> {
  const { write } = LOG_WRITERS[format]
  const file = await growFile(at(`${format}.log`))
  let rows = 0
  for (const records of repeated(deals, count)) {
    await file.write(write(records, () => logOf(records)))
    rows += records.length
  }
  await file.done()
  return { rows }
}

async function writeTables(tableFormat: TableFormat): Promise<Work> {
  const sources = repeated(deals, count)
  const written = await writeDeals(
    (function* () {
      for (const records of sources) yield { records }
    })(),
    { folder, tables: TABLES, tableFormat, logs: [] },
  )
  return { rows: written.files.reduce((sum, { rows }) => sum + rows, 0) }
}

async function writeRows(line: (row: Value[]) => string, name: string): Promise<Work> {
  const file = await growFile(at(name))
  for (const row of paymentRows(payments, count)) await file.write(line(row))
  await file.done()
  return { rows: count }
}

async function writeParquetRows(): Promise<Work> {
  const parquet = await growParquet(PAYMENTS, await growBytes(at('ours.parquet')))
  for (const row of paymentRows(payments, count)) await parquet.add([row])
  await parquet.done()
  return { rows: count }
}

const HYPARQUET_TYPES = { text: 'STRING', integer: 'INT32', boolean: 'BOOLEAN', time: 'TIMESTAMP' } as const

async function writeHyparquetRows(): Promise<Work> {
  const { parquetWriteFile } = await import('hyparquet-writer')
  const columnData = PAYMENTS.columns.map(({ name, type }) => ({
    name,
    type: HYPARQUET_TYPES[type],
    data: [] as unknown[],
  }))
  for (const row of paymentRows(payments, count))
    for (const [column, { type, data }] of columnData.entries())
      data.push(type === 'TIMESTAMP' ? new Date(row[column] as string) : row[column])
  parquetWriteFile({ filename: at('hyparquet.parquet'), columnData })
  return { rows: count }
}

const SQL_TYPES = { text: 'VARCHAR', integer: 'INTEGER', boolean: 'BOOLEAN', time: 'TIMESTAMP' } as const

async function duckdbFromLines(): Promise<Work> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const columns = PAYMENTS.columns.map(({ name, type }) => `"${name}": '${SQL_TYPES[type]}'`).join(', ')
  const database = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await database.connect()
  await connection.run(
    `COPY (FROM read_json('${at('rows.jsonl')}', format = 'newline_delimited', columns = {${columns}})) TO '${at('duckdb.parquet')}' (FORMAT parquet, COMPRESSION zstd)`,
  )
  connection.closeSync()
  database.closeSync()
  return { rows: count }
}

/** Reads the Parquet file with another library, so many rows at a time. */
async function readBack(): Promise<Work> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } = await import('hyparquet')
  const { compressors } = await import('hyparquet-compressors')
  const file = await asyncBufferFromFile(at('ours.parquet'))
  const metadata = await parquetMetadataAsync(file)
  const rows = Number(metadata.num_rows)
  const hash = createHash('sha256')
  for (let rowStart = 0; rowStart < rows; rowStart += 50_000) {
    const read = await parquetReadObjects({
      file,
      metadata,
      compressors,
      rowStart,
      rowEnd: Math.min(rows, rowStart + 50_000),
    })
    for (const row of read)
      hash.update(
        csvLine(Object.values(row).map((value) => (value instanceof Date ? value.toISOString() : value)) as Value[]),
      )
  }
  return { rows, hash: hash.digest('hex') }
}

function hashRows(): Work {
  const hash = createHash('sha256')
  for (const row of paymentRows(payments, count)) hash.update(csvLine(row))
  return { rows: count, hash: hash.digest('hex') }
}

/** Reads logs and checks every one of them to its last payment. Its rows are deals. */
function checkLogs(): Work {
  const validator = logValidator()
  for (let index = 0; index < count; index++) for (const line of lines[index % lines.length]!) validator.take(line)
  const { fault, valid } = validator.result()
  if (fault !== null) throw new Error(`line ${fault.line}: ${fault.reason}`)
  return { rows: valid.deals }
}

/** Imports the file of deals beside the folder, as `paipu import` does. Its rows are deals. */
async function importDeals(): Promise<Work> {
  const { importFile, openToAdd } = importing!
  const sink = await openToAdd(at('imported.db'))
  const imported = await importFile(join(dirname(folder), 'deals.jsonl'), sink)
  await sink.close()
  if (imported.result !== 'stored') throw new Error(JSON.stringify(imported))
  return { rows: imported.stored }
}

function workOf(): Work | Promise<Work> {
  if (kind === 'limit') return writeLimit()
  if (kind.startsWith('log-')) return writeLogs(kind.slice(4) as LogFormat)
  if (kind.startsWith('tables-')) return writeTables(kind.slice(7) as TableFormat)
  switch (kind) {
    case 'rows-limit':
      return writeRows((row) => `${JSON.stringify(row)}\n`, 'rows.arrays')
    case 'rows-jsonl':
      return writeRows((row) => jsonRow(PAYMENTS, row), 'rows.jsonl')
    case 'rows-csv':
      return writeRows(csvLine, 'rows.csv')
    case 'rows-parquet':
      return writeParquetRows()
    case 'rows-hyparquet':
      return writeHyparquetRows()
    case 'rows-duckdb':
      return duckdbFromLines()
    case 'read-back':
      return readBack()
    case 'hash':
      return hashRows()
    case 'check':
      return checkLogs()
    case 'import':
      return importDeals()
    default:
      throw new Error(`${kind} is nothing to measure`)
  }
}

const lines = kind === 'check' ? deals.map((records) => writeJsonLines(logOf(records)).trimEnd().split('\n')) : []
/** Loaded where it is measured alone, and before the clock starts. */
const importing =
  kind === 'import'
    ? {
        ...(await import('../../../../apps/cli/src/import/import-file.ts')),
        ...(await import('../../../../apps/cli/src/support/store.ts')),
      }
    : null
const [before, began] = [process.cpuUsage(), performance.now()]
const work = await workOf()
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(before)
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(at(file)).size, 0)
const peakMb = process.resourceUsage().maxRSS / 1000
console.log(JSON.stringify({ ...work, seconds, cpuSeconds: (user + system) / 1e6, peakMb, bytes }))
