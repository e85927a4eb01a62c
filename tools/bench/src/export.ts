import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { logOf, writeCompact, writeJsonLines, writeText } from '@paipu/exports'
import { sampleDeals, writeDealFile, writeSample } from './export/deals.ts'
import type { BenchRow } from './row.ts'

/** How many events, and rows of a table, are written; fewer on a machine that has other work. */
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 1_000_000)

interface Measured {
  readonly rows: number
  readonly cpuSeconds: number
  readonly seconds: number
  readonly peakMb: number
  readonly bytes: number
  readonly hash?: string
}

const run = promisify(execFile)

async function measure(kind: string, count: number, folder: string): Promise<Measured> {
  mkdirSync(folder, { recursive: true })
  const { stdout } = await run(process.execPath, [
    // As `npm run paipu` has it.
    '--max-semi-space-size=8',
    join(import.meta.dirname, 'export/child.ts'),
    kind,
    String(count),
    folder,
  ])
  return JSON.parse(stdout) as Measured
}

function rate({ rows, cpuSeconds }: Measured): number {
  return rows / cpuSeconds
}

/** Rows a CPU second, peak memory and size of every export format, each in a process of its own. */
export async function benchExport(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-bench-'))
  try {
    writeSample(folder, 30)
    return [
      ...(await logRows(folder)),
      ...(await tableRows(folder)),
      ...(await writerRows(join(folder, 'rows'))),
      ...sizeRows(),
      ...(await growthRows(folder)),
      await checkRow(folder),
      ...(await importRows(folder, 2_000)),
      ...(await importRows(folder, 4_800)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function memory(name: string, { peakMb }: Measured, aim?: string): BenchRow {
  return { name: `${name}: peak memory`, value: peakMb, unit: 'MB', ...(aim === undefined ? {} : { aim }) }
}

async function logRows(folder: string): Promise<BenchRow[]> {
  const limit = await measure('limit', EVENTS, join(folder, 'limit'))
  const peer = { name: 'JSON.stringify to a file', value: rate(limit) }
  const rows: BenchRow[] = []
  for (const format of ['records', 'events', 'text', 'compact', 'mjai']) {
    const measured = await measure(`log-${format}`, EVENTS, join(folder, format))
    const json = format === 'records' || format === 'events'
    rows.push(
      {
        name: `export as ${format}`,
        value: rate(measured),
        unit: 'events/CPU-s',
        peer,
        ratio: rate(measured) / peer.value,
        ...(json ? { aim: '≥ 250,000' } : {}),
      },
      memory(`export as ${format}`, measured, json ? '≤ 150' : undefined),
    )
  }
  return rows
}

async function tableRows(folder: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const format of ['csv', 'jsonl', 'parquet']) {
    const measured = await measure(`tables-${format}`, EVENTS / 10, join(folder, `tables ${format}`))
    rows.push(
      { name: `all tables as ${format}, counted from events`, value: rate(measured), unit: 'rows/CPU-s' },
      memory(`all tables as ${format}`, measured, format === 'parquet' ? '≤ 350' : undefined),
    )
  }
  return rows
}

/** The writers alone, on one table of ten columns. */
async function writerRows(folder: string): Promise<BenchRow[]> {
  const limit = await measure('rows-limit', EVENTS, folder)
  const [jsonl, csv] = [await measure('rows-jsonl', EVENTS, folder), await measure('rows-csv', EVENTS, folder)]
  const ours = await measure('rows-parquet', EVENTS, folder)
  const hyparquet = await measure('rows-hyparquet', EVENTS, folder)
  const duckdb = await measure('rows-duckdb', EVENTS, folder)
  const [read, expected] = [await measure('read-back', EVENTS, folder), await measure('hash', EVENTS, folder)]
  if (read.rows !== EVENTS || read.hash !== expected.hash) throw new Error('another reader finds other rows')
  const size = (file: string): number => statSync(join(folder, file)).size
  const peer = { name: 'JSON.stringify to a file', value: rate(limit) }
  const bytes = size('ours.parquet') / EVENTS
  const bytesOfDuckdb = size('duckdb.parquet') / EVENTS
  return [
    { name: 'rows as JSON Lines', value: rate(jsonl), unit: 'rows/CPU-s', peer, ratio: rate(jsonl) / peer.value },
    { name: 'rows as CSV', value: rate(csv), unit: 'rows/CPU-s', peer, ratio: rate(csv) / peer.value },
    {
      name: 'rows as Parquet',
      value: rate(ours),
      unit: 'rows/CPU-s',
      peer: { name: 'hyparquet-writer', value: rate(hyparquet) },
      ratio: rate(ours) / rate(hyparquet),
      aim: '≥ 2× hyparquet-writer',
    },
    {
      name: 'rows as Parquet',
      value: rate(ours),
      unit: 'rows/CPU-s',
      peer: { name: 'DuckDB from JSON Lines', value: rate(duckdb) },
      ratio: rate(ours) / rate(duckdb),
    },
    {
      ...memory('rows as Parquet', ours, '≤ 350'),
      peer: { name: 'hyparquet-writer', value: hyparquet.peakMb },
      ratio: hyparquet.peakMb / ours.peakMb,
    },
    {
      name: 'rows as Parquet: size',
      value: bytes,
      unit: 'bytes/row',
      peer: { name: 'DuckDB', value: bytesOfDuckdb },
      ratio: bytesOfDuckdb / bytes,
      aim: '≤ 1.1× DuckDB’s',
    },
    { name: 'rows as Parquet: read back by hyparquet, the same hash', value: read.rows, unit: 'rows' },
  ]
}

/** Bytes of one deal, compressed alone, on average. */
function sizeRows(): BenchRow[] {
  const logs = sampleDeals(60).map((records) => logOf(records))
  const old = sampleDeals(60, 'random').map((records) => logOf(records))
  const mean = (bytes: (log: (typeof logs)[0]) => number, of = logs): number =>
    of.reduce((sum, log) => sum + bytes(log), 0) / of.length
  const gzipped = (log: (typeof logs)[0]): number => gzipSync(writeJsonLines(log)).length
  return [
    {
      name: 'one deal as JSON Lines, zstd',
      value: mean((log) => zstdCompressSync(writeJsonLines(log)).length),
      unit: 'bytes',
      aim: '≤ 3,000',
    },
    { name: 'one deal as JSON Lines, gzip', value: mean(gzipped), unit: 'bytes', aim: '≤ 3,000' },
    { name: 'one deal as JSON Lines with random ids, gzip', value: mean(gzipped, old), unit: 'bytes' },
    { name: 'one deal as text, gzip', value: mean((log) => gzipSync(writeText(log)).length), unit: 'bytes' },
    { name: 'one deal as compact, gzip', value: mean((log) => gzipSync(writeCompact(log)).length), unit: 'bytes' },
    { name: 'one deal as JSON Lines', value: mean((log) => writeJsonLines(log).length), unit: 'bytes' },
  ]
}

/** How much more memory four times as many events take. */
async function growthRows(folder: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [kind, name] of [
    ['log-events', 'export as events'],
    ['rows-parquet', 'rows as Parquet'],
    ['tables-parquet', 'all tables as Parquet'],
  ] as const) {
    const few = await measure(kind, EVENTS / 4, join(folder, 'few'))
    const many = await measure(kind, EVENTS, join(folder, 'many'))
    rows.push({
      name: `${name}: peak memory at ${EVENTS.toLocaleString('en-US')}`,
      value: many.peakMb,
      unit: 'MB',
      peer: { name: 'a quarter of them', value: few.peakMb },
      ratio: few.peakMb / many.peakMb,
      aim: 'does not grow',
    })
  }
  return rows
}

async function checkRow(folder: string): Promise<BenchRow> {
  const measured = await measure('check', Math.max(50, Math.round(EVENTS / 1000)), join(folder, 'check'))
  return { name: 'logs read and checked to the last payment', value: rate(measured), unit: 'deals/CPU-s', aim: '≥ 500' }
}

/** Deals that are all different, checked and stored. */
async function importRows(folder: string, deals: number): Promise<BenchRow[]> {
  writeDealFile(folder, deals)
  const measured = await measure('import', deals, join(folder, `import ${deals}`))
  const name = `import of ${deals.toLocaleString('en-US')} deals with every check`
  return [
    { name, value: measured.rows / measured.seconds, unit: 'deals/s', aim: '≥ 500' },
    { name, value: rate(measured), unit: 'deals/CPU-s' },
    memory(name, measured),
  ]
}
