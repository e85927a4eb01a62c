import { filtersOf, wordsOf, type ExportRequest } from '@paipu/exports'
import type { FixedExport } from './exports.service.ts'

/** The address of one of an export's files, its deals fixed; with `after` that of the part behind a deal. */
export function addressOf(file: string, { asked, selection }: FixedExport, after: string | null = null): string {
  const { limit } = asked
  const { asOf, last } = selection
  const search = new URLSearchParams({
    ...unusual(asked.request),
    asOf: new Date(asOf).toISOString(),
    ...(last === null ? {} : { last }),
    ...(after === null ? {} : { after }),
    ...(after === null || limit === null ? {} : { limit: String(limit) }),
  })
  return `/exports/${file}?${search.toString()}`
}

/** What of a request is not as usual, in words. */
function unusual(request: ExportRequest): Record<string, string> {
  const words = Object.entries(wordsOf(filtersOf(request, 0))!)
  return Object.fromEntries(words.filter(([field, word]) => !USUAL.has(`${field}=${word}`)))
}

const USUAL = new Set([
  'deals=all',
  'format=records',
  'tables=',
  'viewer=reviewer',
  'compression=none',
  'byteOrderMark=false',
])
