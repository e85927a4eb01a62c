import {
  isLogFormat,
  tableNamed,
  TABLES,
  type Compression,
  type LogFormat,
  type Table,
  type TableFormat,
} from '@paipu/exports'
import { parseViewer, REVIEWER, viewerName, type Viewer } from '@paipu/views'
import type { DealChoice, Moment } from '../support/chosen-deals.ts'
import { unusable } from '../support/failure.ts'
import { dealIdOf } from '../support/stored-deals.ts'

/** The formats of an export: whole deals, or tables. */
export type ExportFormat = LogFormat | TableFormat

/** What a person gave the command. */
export interface ExportFlags {
  readonly all?: true
  readonly store?: string
  readonly out?: string
  readonly format: ExportFormat
  readonly table?: string
  readonly compress?: Exclude<Compression, 'none'>
  readonly bom?: true
  readonly viewer?: string
  readonly rules?: string
  readonly atTable?: string
  readonly player?: string
  readonly from?: string
  readonly to?: string
  readonly again?: string
}

/** What is to be exported and how: all that the bytes depend on beside the store. */
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

/** Reads the flags. Throws `unusable` for what does not go together. */
export function requestOf(names: readonly string[], flags: ExportFlags): ExportRequest {
  const choice = choiceOf(flags)
  const chosen = flags.all === true || Object.keys(choice).length > 0
  if (names.length > 0 === chosen)
    throw unusable('export: name deals by their ids, or give --all or what they have in common')
  const log = isLogFormat(flags.format)
  if (log && (flags.table !== undefined || flags.bom === true))
    throw unusable(`export: --table and --bom are for tables, not for ${flags.format}`)
  const viewer = viewerOf(flags)
  return {
    ids: names.length > 0 ? names.map(dealIdOf) : null,
    choice,
    format: flags.format,
    tables: log ? [] : tablesOf(flags.table ?? 'all'),
    viewer,
    compression: flags.compress ?? 'none',
    byteOrderMark: flags.bom === true,
  }
}

function choiceOf({ rules, atTable, player, from, to }: ExportFlags): DealChoice {
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(atTable === undefined ? {} : { atTable }),
    ...(player === undefined ? {} : { player }),
    ...(from === undefined ? {} : { from: timeOf('--from', from) }),
    ...(to === undefined ? {} : { to: timeOf('--to', to) }),
  }
}

/** A day or a moment, always UTC whatever the machine's zone. */
function timeOf(flag: string, text: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) || text.endsWith('Z') ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime()))
    throw unusable(`${flag}: ${text} is no day such as 2026-11-30 and no time such as 2026-11-30T08:00:00Z`)
  return time.toISOString()
}

function viewerOf({ viewer: name, format }: ExportFlags): Viewer {
  if (name === undefined) return REVIEWER
  const viewer = parseViewer(name)
  if (viewer === null)
    throw unusable(`--viewer: ${name} is none of spectator, seats-0 to seats-023, all-hands, reviewer`)
  if (!viewer.open && (format === 'records' || format === 'mjai' || !isLogFormat(format)))
    throw unusable(`--viewer: a view can be written as events, text or compact, not as ${format}`)
  return viewer
}

/** Tables by their names with commas between them, in the order in which they are always written. */
function tablesOf(names: string): readonly Table[] {
  if (names === 'all') return TABLES
  const wanted = names.split(',')
  const unknown = wanted.find((name) => tableNamed(name) === undefined)
  if (unknown !== undefined)
    throw unusable(
      `--table: there is no table ${JSON.stringify(unknown)}: there are ${TABLES.map(({ name }) => name).join(', ')}, or all`,
    )
  return TABLES.filter(({ name }) => wanted.includes(name))
}

/** A request as a manifest holds it. */
export function filtersOf(
  { ids, choice, format, tables, viewer, compression, byteOrderMark }: ExportRequest,
  { now }: Moment,
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
