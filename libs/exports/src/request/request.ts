import { isId } from '@paipu/contracts'
import { newestRuleSet, RULE_SET_IDS } from '@paipu/engine'
import { parseViewer, REVIEWER, viewerName, type Viewer } from '@paipu/views'
import { isLogFormat, LOG_FORMATS, type LogFormat } from '../files/log-writers.ts'
import { TABLE_FORMATS, type TableFormat } from '../files/plan.ts'
import type { Compression } from '../files/compression.ts'
import type { Table } from '../tables/table.ts'
import { tableNamed, TABLES } from '../tables/tables.ts'
import { utcTime } from './utc-time.ts'

/** The formats of an export: whole deals, or tables. */
export type ExportFormat = LogFormat | TableFormat
/** All formats of an export. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [...LOG_FORMATS, ...TABLE_FORMATS]

/** Which finished deals are meant; what is not given leaves the choice open. */
export interface DealChoice {
  /** The id of a rule set. */
  readonly rules?: string
  /** The id of a table. */
  readonly atTable?: string
  /** The id of a player. */
  readonly player?: string
  /** The deal ended at this time or later: ISO 8601, UTC, with milliseconds. */
  readonly from?: string
  /** The deal ended before this time. */
  readonly to?: string
}

/** What is to be exported and how: all that the bytes depend on beside the deals that there are. */
export interface ExportRequest {
  /** Deals by their ids, or every one of the choice. */
  readonly ids: readonly string[] | null
  readonly choice: DealChoice
  readonly format: ExportFormat
  /** None for whole deals. */
  readonly tables: readonly Table[]
  readonly viewer: Viewer
  readonly compression: Compression
  readonly byteOrderMark: boolean
}

/** The fields of a request, as the parameters of an address and the filters of a manifest name them. */
export const REQUEST_FIELDS = [
  'deals',
  'rules',
  'atTable',
  'player',
  'from',
  'to',
  'format',
  'tables',
  'viewer',
  'compression',
  'byteOrderMark',
] as const
/** The name of a field of a request. */
export type RequestField = (typeof REQUEST_FIELDS)[number]

/** A request in words: a text a field, lists with commas; what is missing is as usual. */
export type RequestWords = { readonly [Field in RequestField]?: string }

/** A request, or which field of it can't be as it is, and why: a sentence that goes behind the field's name. */
export type ReadRequest =
  | { readonly ok: true; readonly request: ExportRequest }
  | { readonly ok: false; readonly field: RequestField; readonly message: string }

const CHOICE_FIELDS = ['rules', 'atTable', 'player', 'from', 'to'] as const
const COMPRESSIONS: readonly Compression[] = ['none', 'gzip', 'zstd']

/** The longest word that is looked at, in characters, but for lists of deals. */
const MAX_WORD = 200

/** Reads a request and checks that its fields go together. */
export function readRequest(words: RequestWords): ReadRequest {
  const fault = firstFault(words)
  if (fault !== null) return { ok: false, ...fault }
  const format = formatOf(words)
  return {
    ok: true,
    request: {
      ids: words.deals === undefined || words.deals === 'all' ? null : words.deals.split(','),
      choice: choiceOf(words),
      format,
      tables: isLogFormat(format) ? [] : tablesOf(words.tables ?? 'all'),
      viewer: viewerOf(words),
      compression: (words.compression ?? 'none') as Compression,
      byteOrderMark: words.byteOrderMark === 'true',
    },
  }
}

interface Fault {
  readonly field: RequestField
  readonly message: string
}

function firstFault(words: RequestWords): Fault | null {
  for (const field of REQUEST_FIELDS) {
    const word = words[field]
    const message = word === undefined ? null : (lengthFault(field, word) ?? FAULTS[field](word, words))
    if (message !== null) return { field, message }
  }
  return null
}

function lengthFault(field: RequestField, word: string): string | null {
  return field !== 'deals' && word.length > MAX_WORD ? `it is longer than ${MAX_WORD} characters` : null
}

/** What is wrong with a field, `null` where nothing is. */
const FAULTS: Readonly<Record<RequestField, (word: string, words: RequestWords) => string | null>> = {
  deals: (word, words) => {
    if (word === 'all') return null
    const odd = word.split(',').find((id) => !isId(id))
    if (odd !== undefined)
      return `${shown(odd)} is no deal's id: an id is written as 019aa2b0-7c4e-7000-8000-000000000000`
    const other = CHOICE_FIELDS.find((field) => words[field] !== undefined)
    return other === undefined ? null : `deals are named, or chosen by ${other}, not both`
  },
  rules: (word) =>
    newestRuleSet(word) === null ? `there is no rule set ${shown(word)}: there are ${RULE_SET_IDS.join(', ')}` : null,
  atTable: (word) => (isId(word) ? null : `${shown(word)} is no table's id`),
  player: (word) => (word === '' ? 'no player has an empty id' : null),
  from: timeFault,
  to: (word, { from }) => timeFault(word) ?? orderFault(from, word),
  format: (word) => oneOf(word, EXPORT_FORMATS),
  tables: (word, words) => {
    if (isLogFormat(formatOf(words))) return word === '' ? null : `tables are not for ${formatOf(words)}`
    if (word === 'all') return null
    const unknown = word.split(',').find((name) => tableNamed(name) === undefined)
    return unknown === undefined
      ? null
      : `there is no table ${shown(unknown)}: there are ${TABLES.map(({ name }) => name).join(', ')}, or all`
  },
  viewer: (word, words) => {
    const viewer = parseViewer(word)
    const format = formatOf(words)
    if (viewer === null) return `${shown(word)} is none of spectator, seats-0 to seats-023, all-hands, reviewer`
    if (!viewer.open && !['events', 'text', 'compact'].includes(format))
      return `a view can be written as events, text or compact, not as ${format}`
    return null
  },
  compression: (word) => oneOf(word, COMPRESSIONS),
  byteOrderMark: (word, words) => {
    if (word === 'true' && formatOf(words) !== 'csv') return `a byte-order mark is for csv, not for ${formatOf(words)}`
    return oneOf(word, ['true', 'false'])
  },
}

function timeFault(word: string): string | null {
  return utcTime(word) === null
    ? `${shown(word)} is no day such as 2026-11-30 and no time such as 2026-11-30T08:00:00Z`
    : null
}

function orderFault(from: string | undefined, to: string): string | null {
  const start = from === undefined ? null : utcTime(from)
  return start !== null && start > utcTime(to)! ? 'it is before from' : null
}

function oneOf(word: string, words: readonly string[]): string | null {
  return words.includes(word) ? null : `${shown(word)} is none of ${words.join(', ')}`
}

/** What somebody wrote, short enough to be said again. */
function shown(word: string): string {
  return JSON.stringify(word.length > 60 ? `${word.slice(0, 60)}…` : word)
}

function formatOf({ format = 'records' }: RequestWords): ExportFormat {
  return format as ExportFormat
}

function choiceOf({ rules, atTable, player, from, to }: RequestWords): DealChoice {
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(atTable === undefined ? {} : { atTable }),
    ...(player === undefined ? {} : { player }),
    ...(from === undefined ? {} : { from: utcTime(from)! }),
    ...(to === undefined ? {} : { to: utcTime(to)! }),
  }
}

function viewerOf({ viewer }: RequestWords): Viewer {
  return (viewer === undefined ? null : parseViewer(viewer)) ?? REVIEWER
}

/** Tables by their names, in the order in which they are always written. */
function tablesOf(names: string): readonly Table[] {
  const wanted = names.split(',')
  return names === 'all' ? TABLES : TABLES.filter(({ name }) => wanted.includes(name))
}

/** A request as a manifest holds it; `now` is when deals were open or not, milliseconds since 1970. */
export function filtersOf(
  { ids, choice, format, tables, viewer, compression, byteOrderMark }: ExportRequest,
  now: number,
): Readonly<Record<string, unknown>> {
  return {
    deals: ids ?? 'all',
    ...choice,
    format,
    tables: tables.map(({ name }) => name),
    viewer: viewerName(viewer),
    compression,
    byteOrderMark,
    asOf: new Date(now).toISOString(),
  }
}

/** The filters of a manifest as the words of its request; `null` where they are none: never for those of {@link filtersOf}. */
export function wordsOf(filters: Readonly<Record<string, unknown>>): RequestWords | null {
  const words: { [Field in RequestField]?: string } = {}
  for (const field of REQUEST_FIELDS) {
    const value = filters[field]
    if (value === undefined) continue
    if (Array.isArray(value)) words[field] = value.join(',')
    else if (typeof value === 'string' || typeof value === 'boolean') words[field] = String(value)
    else return null
  }
  return words
}
