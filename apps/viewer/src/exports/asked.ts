import { once, type Search } from '../search.ts'

/** Formats of whole deals, and of tables, as the server names them. */
export const LOG_FORMATS = ['events', 'text', 'compact', 'records', 'mjai'] as const
/** Formats with a file a table. */
export const TABLE_FORMATS = ['csv', 'parquet', 'jsonl'] as const
/** The format of an export. */
export type Format = (typeof LOG_FORMATS)[number] | (typeof TABLE_FORMATS)[number]

/** The tables of an export, in the order in which they are listed. */
export const TABLES = ['deals', 'seats', 'decisions', 'wins', 'payments'] as const
/** The name of a table. */
export type TableName = (typeof TABLES)[number]

/** How the files of an export may be packed. */
export const COMPRESSIONS = ['none', 'gzip', 'zstd'] as const
/** How the files of an export are packed. */
export type Compression = (typeof COMPRESSIONS)[number]

/** What a reader asks to export; a text that is empty narrows nothing. */
export interface Asked {
  /** Ids with commas. */
  readonly deals: string
  readonly rules: string
  readonly atTable: string
  readonly player: string
  /** Days, `2026-11-30`. */
  readonly from: string
  readonly to: string
  readonly format: Format
  readonly tables: readonly TableName[]
  readonly compression: Compression
  readonly byteOrderMark: boolean
}

/** The fields that one export is narrowed to from another page. */
export const SCOPES = ['deals', 'atTable', 'player'] as const

/** Whether a format is one of tables. */
export function isTables(format: Format): boolean {
  return (TABLE_FORMATS as readonly string[]).includes(format)
}

/** Reads a page's address; what can't be is as usual. */
export function askedOf(search: Search): Asked {
  const text = (name: string): string => once(search, name) ?? ''
  const oneOf = <T extends string>(name: string, all: readonly T[], usual: T): T =>
    all.find((one) => one === text(name)) ?? usual
  const named = text('tables').split(',')
  const tables = TABLES.filter((table) => named.includes(table))
  return {
    deals: text('deals'),
    rules: text('rules'),
    atTable: text('atTable'),
    player: text('player'),
    from: text('from'),
    to: text('to'),
    format: oneOf('format', [...TABLE_FORMATS, ...LOG_FORMATS], 'csv'),
    tables: tables.length === 0 ? TABLES : tables,
    compression: oneOf('compression', COMPRESSIONS, 'none'),
    byteOrderMark: text('byteOrderMark') === 'true',
  }
}

/** The same as the parameters of the page's address, and of the server's. */
export function searchOf(asked: Asked): string {
  const { format, compression } = asked
  const search = new URLSearchParams({ format })
  for (const name of ['deals', 'rules', 'atTable', 'player', 'from', 'to'] as const)
    if (asked[name] !== '') search.set(name, asked[name])
  if (isTables(format) && asked.tables.length < TABLES.length) search.set('tables', asked.tables.join(','))
  if (compression !== 'none' && format !== 'parquet') search.set('compression', compression)
  if (asked.byteOrderMark && format === 'csv') search.set('byteOrderMark', 'true')
  return search.toString()
}

/** The address of the page that exports what is narrowed so. */
export function exportAddress(narrowed: Partial<Pick<Asked, 'deals' | 'rules' | 'atTable' | 'player'>>): string {
  const search = new URLSearchParams(Object.entries(narrowed).filter(([, value]) => value !== '')).toString()
  return search === '' ? '/exports' : `/exports?${search}`
}
