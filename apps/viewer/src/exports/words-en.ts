import type { Compression, Format, TableName } from './asked.ts'

const FORMATS: Readonly<Record<Format, string>> = {
  csv: 'CSV, for spreadsheets',
  parquet: 'Parquet, for DuckDB or pandas',
  jsonl: 'JSON Lines, a row a line',
  events: 'Paipu log, JSON Lines',
  text: 'Paipu log, text to read and type',
  compact: 'Paipu log, a line a deal',
  records: 'Events as they are stored',
  mjai: 'mjai-style JSON',
}
const TABLES: Readonly<Record<TableName, string>> = {
  deals: 'Deals',
  seats: 'Seats',
  decisions: 'Decisions',
  wins: 'Wins',
  payments: 'Payments',
}
const COMPRESSIONS: Readonly<Record<Compression, string>> = { none: 'none', gzip: 'gzip (.gz)', zstd: 'zstd (.zst)' }

/** The texts of exports in English: the shape that the other language must have. */
export const EXPORTS_EN = {
  title: 'Export',
  about:
    'Finished deals to download, as logs or as tables. A deal still within its table’s delay can be had when that has run out.',
  link: 'Export',
  linkDeals: 'Export deals',
  which: 'Which deals',
  rules: 'Rule set',
  all: 'All rule sets',
  from: 'Ended from (UTC)',
  to: 'Ended before (UTC)',
  scope: {
    deals: (ids: string) => `Only the deal ${ids}`,
    atTable: (id: string) => `Only deals of the table ${id}`,
    player: (id: string) => `Only deals of the player ${id}`,
  },
  anyway: 'All deals instead',
  how: 'In which form',
  format: 'Format',
  tablesGroup: 'Tables for analysis',
  logsGroup: 'Whole deals',
  formats: FORMATS,
  tables: 'Tables',
  tableNames: TABLES,
  compression: 'Compression',
  compressions: COMPRESSIONS,
  bom: 'Byte-order mark (for Excel)',
  preview: 'What you will get',
  looking: 'Looking…',
  deals: (count: string) => (count === '1' ? '1 deal' : `${count} deals`),
  noDeals: 'No finished deal fits. Ask for less, or wait until the delay of one has run out.',
  sized: (size: string) => `about ${size}`,
  unsized: 'size known when it is made',
  firstRows: (name: string, count: number) => `${name}: the first ${count === 1 ? 'row' : `${count} rows`}`,
  firstLines: (name: string) => `${name}: the first lines of the first deal`,
  noRows: (name: string) => `${name}: no rows in the first deals`,
  download: 'Download',
  stop: 'Stop',
  loading: (file: string) => `Loading ${file}`,
  progress: 'Progress of the download',
  done: 'Every file is whole and fits its SHA-256 in the manifest.',
  wrong: (files: string) => `Not what the manifest says: ${files}. Load them again.`,
  leftOut: (count: string) =>
    count === '1'
      ? '1 deal that fits is missing in these files, since it can’t be read:'
      : `${count} deals that fit are missing in these files, since they can’t be read:`,
  moreLeftOut: (count: string) => `and ${count} more, all in the manifest`,
  save: (file: string) => `Save ${file}`,
  failed: 'The download broke off. Nothing of it was kept; try again.',
  refused: 'The server refuses:',
  direct: 'Addresses of the files, for curl and the like',
  dictionary: 'Columns and formats are described in data-dictionary.md and in the manifest that come with it.',
}
