import {
  isLogFormat,
  readRequest,
  type Compression,
  type ExportFormat,
  type ExportRequest,
  type RequestField,
} from '@paipu/exports'
import { unusable } from '../support/failure.ts'
import { dealIdOf } from '../support/stored-deals.ts'

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

/** The flags of a request's fields. */
const FLAGS: Readonly<Record<RequestField, string>> = {
  deals: 'export',
  rules: '--rules',
  atTable: '--at-table',
  player: '--player',
  from: '--from',
  to: '--to',
  format: '--format',
  tables: '--table',
  viewer: '--viewer',
  compression: '--compress',
  byteOrderMark: '--bom',
}

/** Reads the flags. Throws `unusable` for what does not go together. */
export function requestOf(names: readonly string[], flags: ExportFlags): ExportRequest {
  const { rules, atTable, player, from, to, format, table, viewer, compress, bom } = flags
  const chosen = flags.all === true || [rules, atTable, player, from, to].some((given) => given !== undefined)
  if (names.length > 0 === chosen)
    throw unusable('export: name deals by their ids, or give --all or what they have in common')
  if (isLogFormat(format) && (table !== undefined || bom === true))
    throw unusable(`export: --table and --bom are for tables, not for ${format}`)
  const read = readRequest({
    format,
    ...given({ rules, atTable, player, from, to, tables: table, viewer, compression: compress }),
    ...(names.length > 0 ? { deals: names.map(dealIdOf).join(',') } : {}),
    ...(bom === true ? { byteOrderMark: 'true' } : {}),
  })
  if (read.ok) return read.request
  throw unusable(`${FLAGS[read.field]}: ${read.message}`)
}

function given(words: { readonly [Field in RequestField]?: string | undefined }): { [Field in RequestField]?: string } {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined))
}
