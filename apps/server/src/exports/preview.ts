import {
  beginBlocks,
  companionsOf,
  GENERATOR,
  MANIFEST,
  planOf,
  rowsOfDeal,
  textFilesOf,
  type Compression,
  type DealSource,
  type TextFile,
} from '@paipu/exports'
import { addressOf } from './addresses.ts'
import type { Exports, FixedExport } from './exports.service.ts'
import type { Beginning, ComingFile, Preview } from './preview-answer.ts'

/** So many deals are looked at for the sizes, so many rows or lines are shown, so many characters of a line. */
const LOOKED_AT = 16
const ROWS = 20
const LINE = 300

/** Looks at the first deals of an export. */
export async function previewOf(exports: Exports, fixed: FixedExport): Promise<Preview> {
  const { request } = fixed.asked
  const { behind, asOf, last } = fixed.selection
  const sample: DealSource[] = []
  for await (const deal of exports.records(first(behind(null), LOOKED_AT))) sample.push(deal)
  const deals = countOf(behind(null))
  const plan = planOf(request, '', GENERATOR)
  const texts = textFilesOf(plan)
  const files: ComingFile[] = []
  for (const text of texts)
    files.push({
      file: text.file,
      holds: text.holds,
      address: addressOf(text.file, fixed),
      bytes: await sizeOf(text, request.compression, sample, deals),
    })
  if (plan.tableFormat === 'parquet')
    for (const { name } of plan.tables)
      files.push({ file: `${name}.parquet`, holds: name, address: addressOf(`${name}.parquet`, fixed), bytes: null })
  return {
    asOf: new Date(asOf).toISOString(),
    last,
    deals,
    files,
    companions: [...companionsOf(plan).map(({ file }) => file), MANIFEST].map((file) => ({
      file,
      address: addressOf(file, fixed),
    })),
    beginnings: request.tables.length > 0 ? tableBeginnings(fixed, sample) : logBeginnings(texts, sample),
  }
}

function* first<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count
  for (const item of items) {
    if (left-- === 0) return
    yield item
  }
}

function countOf(items: Iterable<unknown>): number {
  let count = 0
  for (const _ of items) count++
  return count
}

/** The length of a file if all its deals are like the first ones. */
async function sizeOf(
  { head, texts }: TextFile,
  compression: Compression,
  sample: readonly DealSource[],
  deals: number,
): Promise<number> {
  const blocks = beginBlocks(compression, head)
  let bytes = 0
  for (const deal of sample) bytes += (await blocks.take(texts(deal, rowsOfDeal(deal)).join('')))?.length ?? 0
  bytes += (await blocks.rest())?.length ?? 0
  return sample.length === 0 ? bytes : Math.round((bytes / sample.length) * deals)
}

function tableBeginnings({ asked: { request } }: FixedExport, sample: readonly DealSource[]): Beginning[] {
  const rowsOf = sample.map(rowsOfDeal)
  return request.tables.map((table) => ({
    holds: table.name,
    columns: table.columns.map(({ name }) => name),
    rows: rowsOf.flatMap((rows) => rows(table)).slice(0, ROWS),
    lines: [],
  }))
}

function logBeginnings(files: readonly TextFile[], sample: readonly DealSource[]): Beginning[] {
  return files.map(({ holds, texts }) => ({
    holds,
    columns: null,
    rows: [],
    lines: sample
      .slice(0, 1)
      .flatMap((deal) => texts(deal, rowsOfDeal(deal)).join('').split('\n', ROWS))
      .map((line) => (line.length > LINE ? `${line.slice(0, LINE)}…` : line)),
  }))
}
