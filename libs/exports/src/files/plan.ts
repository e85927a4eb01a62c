import type { EventRecord } from '@paipu/contracts'
import type { Viewer } from '@paipu/views'
import type { LogOptions } from '../log/of-records.ts'
import type { Table } from '../tables/table.ts'
import type { LogFormat } from './log-writers.ts'
import type { Compression } from './compression.ts'
import type { WholeFile } from './whole-file.ts'

/** The formats of tables. */
export const TABLE_FORMATS = ['csv', 'parquet', 'jsonl'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** What is to be written of the deals: tables, logs, or both. */
export interface DataSetPlan {
  /** An existing folder, or one to be made. */
  readonly folder: string
  readonly tables: readonly Table[]
  readonly tableFormat: TableFormat
  readonly logs: readonly LogFormat[]
  /** Of text files; Parquet is compressed in itself. */
  readonly compression?: Compression
  /** Whether CSV files begin with a byte-order mark. */
  readonly byteOrderMark?: boolean
  /** Stands in file names before their ending, for a data set in parts: `-0003`. */
  readonly suffix?: string
  /** Who looks at logs; the reviewer where nobody is named. */
  readonly viewer?: Viewer
  readonly generator?: string
}

/** One deal for the files: its record, and what a log of it needs to know. */
export interface DealSource {
  readonly records: readonly EventRecord[]
  readonly ids?: LogOptions['ids']
}

/** One file of a data set. */
export interface WrittenFile extends WholeFile {
  readonly file: string
  /** The table, or the format of the logs. */
  readonly holds: string
  /** Rows of a table; deals of logs. */
  readonly rows: number
}

/** What was written. */
export interface WrittenDeals {
  readonly deals: number
  readonly events: number
  /** The ids of the first and the last deal, `null` where there is none. */
  readonly first: string | null
  readonly last: string | null
  /** `id@version`, in order of name. */
  readonly ruleSets: readonly string[]
  readonly files: readonly WrittenFile[]
}
