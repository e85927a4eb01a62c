import type { Viewer } from '@paipu/views'
import { logOf } from '../log/of-records.ts'
import { BYTE_ORDER_MARK, csvHeader, csvLine } from '../tables/csv.ts'
import { finishedDeal } from '../tables/finished-deal.ts'
import { jsonRow } from '../tables/json-rows.ts'
import type { Table } from '../tables/table.ts'
import { LOG_WRITERS, type LogFormat } from './log-writers.ts'
import type { DealSource } from './plan.ts'
import { COMPRESSION_ENDINGS, type Compression } from './compression.ts'

/** What the rows of a deal are, by table: made once for all files that want them. */
export type RowsOf = (table: Table) => ReturnType<Table['rows']>

/** One text file of deals: how it begins, and what each deal adds to it. */
export interface TextFile {
  readonly file: string
  /** The table, or the format of the logs. */
  readonly holds: string
  readonly head: string
  /** What a deal adds: a text for each row, or one for the whole log. */
  readonly texts: (deal: DealSource, rows: RowsOf) => string[]
}

/** How text files are written, beside what they hold. */
export interface TextOptions {
  readonly compression?: Compression
  /** Stands in the file's name before its ending. */
  readonly suffix?: string
  /** Whether CSV files begin with a byte-order mark. */
  readonly byteOrderMark?: boolean
  /** Who looks at logs; the reviewer where nobody is named. */
  readonly viewer?: Viewer
  readonly generator?: string
}

/** A file of logs. */
export function logFile(format: LogFormat, options: TextOptions): TextFile {
  const { compression = 'none', suffix = '', generator, viewer } = options
  const { ending, write } = LOG_WRITERS[format]
  const made = { ...(generator === undefined ? {} : { generator }), ...(viewer === undefined ? {} : { viewer }) }
  return {
    file: `${format}${suffix}${ending}${COMPRESSION_ENDINGS[compression]}`,
    holds: format,
    head: '',
    texts: ({ records, ids }) => [write(records, () => logOf(records, ids === undefined ? made : { ...made, ids }))],
  }
}

/** A file of a table's rows. */
export function tableFile(table: Table, format: 'csv' | 'jsonl', options: TextOptions): TextFile {
  const { compression = 'none', suffix = '', byteOrderMark = false } = options
  const line = format === 'csv' ? csvLine : jsonRow.bind(null, table)
  return {
    file: `${table.name}${suffix}.${format}${COMPRESSION_ENDINGS[compression]}`,
    holds: table.name,
    head: format === 'csv' ? (byteOrderMark ? BYTE_ORDER_MARK : '') + csvHeader(table) : '',
    texts: (_, rows) => rows(table).map(line),
  }
}

/** The rows of a deal's tables, each made when it is first asked for. Throws an `Error` for a deal that is not over. */
export function rowsOfDeal({ records }: DealSource): RowsOf {
  let deal: ReturnType<typeof finishedDeal> | undefined
  const made = new Map<Table, ReturnType<Table['rows']>>()
  return (table) => {
    deal ??= finishedDeal(records)
    if (deal === null) throw new Error(`${records[0]?.stream ?? 'a deal'} is not over`)
    const rows = made.get(table) ?? table.rows(deal)
    made.set(table, rows)
    return rows
  }
}
