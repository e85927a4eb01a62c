import { isId } from '@paipu/contracts'
import {
  BLOCK_DEALS,
  readRequest,
  REQUEST_FIELDS,
  utcTime,
  type ExportRequest,
  type RequestField,
} from '@paipu/exports'
import { quoted } from '../requests/quoted.ts'
import { PublicError } from '../errors/public-error.ts'

/** What an address asks for: the request, which deals there were for it, and which part of its file. */
export interface AskedExport {
  readonly request: ExportRequest
  /** Deals are open or not by this moment, milliseconds since 1970; `null` for now. */
  readonly asOf: number | null
  /** The deal behind which none counts that the store got later; `null` for whatever is there. */
  readonly last: string | null
  /** The deal behind which this part begins; `null` for the beginning. */
  readonly after: string | null
  /** How many deals this part has; `null` for all that follow. */
  readonly limit: number | null
}

/** The most deals that can be named. */
const MOST_NAMED = 100
const PART_FIELDS = ['asOf', 'last', 'after', 'limit'] as const
const FIELDS: ReadonlySet<string> = new Set([...REQUEST_FIELDS, ...PART_FIELDS])

/** Refuses an export, and names the field that is wrong. */
export function badExport(field: string, message: string): PublicError {
  return new PublicError('BAD_EXPORT', `${field}: ${message}`, { field })
}

/** Reads an address's parameters. Throws `BAD_EXPORT`, which names the field. */
export function readAsked(query: Readonly<Record<string, unknown>>, now: number): AskedExport {
  const words: { [Field in RequestField | (typeof PART_FIELDS)[number]]?: string } = {}
  for (const [name, value] of Object.entries(query)) {
    if (!FIELDS.has(name)) throw badExport(quoted(name), `there is no such field: there are ${[...FIELDS].join(', ')}`)
    if (typeof value !== 'string') throw badExport(name, 'it stands there more than once')
    words[name as RequestField] = value
  }
  const { asOf, last, after, limit, ...rest } = words
  const read = readRequest(rest)
  if (!read.ok) throw badExport(read.field, read.message)
  if ((read.request.ids?.length ?? 0) > MOST_NAMED) throw badExport('deals', `at most ${MOST_NAMED} can be named`)
  if (after !== undefined && (asOf === undefined || (last === undefined && read.request.ids === null)))
    throw badExport('after', 'asOf and last must say of which deals this is a part')
  return {
    request: read.request,
    asOf: asOf === undefined ? null : momentOf(asOf, now),
    last: last === undefined ? null : idOf('last', last),
    after: after === undefined ? null : idOf('after', after),
    limit: limit === undefined ? null : limitOf(limit),
  }
}

function momentOf(text: string, now: number): number {
  const time = utcTime(text)
  if (time === null) throw badExport('asOf', `${quoted(text)} is no time such as 2026-11-30T08:00:00Z`)
  if (Date.parse(time) > now) throw badExport('asOf', 'it is yet to come')
  return Date.parse(time)
}

function idOf(field: string, text: string): string {
  if (isId(text)) return text
  throw badExport(field, `${quoted(text)} is no deal's id`)
}

/** Parts end where blocks do, so that compressed ones joined are the whole file too. */
function limitOf(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit > 0 && limit % BLOCK_DEALS === 0) return limit
  throw badExport('limit', `${quoted(text)} is no number of deals that is a multiple of ${BLOCK_DEALS}`)
}
