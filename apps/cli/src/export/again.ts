import { readFileSync } from 'node:fs'
import { readRequest, utcTime, wordsOf, type ExportRequest, type Manifest } from '@paipu/exports'
import type { Moment } from '../support/chosen-deals.ts'
import { counted } from '../support/count.ts'
import { refused, systemCode, unusable } from '../support/failure.ts'

/** An export that was made before, as its manifest tells it. */
export interface EarlierExport {
  readonly request: ExportRequest
  readonly moment: Moment
  readonly manifest: Manifest
}

/**
 * Reads a manifest of an export, made here or by a server. Throws `unusable` for anything else, and `refused` for one of a seat's
 * own deals that were within their delay: what a seat saw of them only the server gives, and to that seat's token alone.
 */
export function earlierExport(file: string): EarlierExport {
  const manifest = readManifest(file)
  const { length } = manifest.ownView ?? []
  if (length > 0) {
    const own = `${counted(length, 'deal')} of this export ${length === 1 ? 'was' : 'were'} within the delay, and given to a seat alone`
    throw refused(`${file}: ${own}: ask the server again, with the seat's token and the same asOf and last`)
  }
  const asOf = utcTime(String(manifest.filters['asOf']))
  const words = wordsOf(manifest.filters)
  const read = words?.format === undefined ? null : readRequest(words)
  if (asOf === null || read === null || !read.ok)
    throw unusable(
      read?.ok === false ? `${file}: ${read.field}: ${read.message}` : `${file} is no manifest of \`paipu export\``,
    )
  return { request: read.request, moment: { now: Date.parse(asOf), last: manifest.last }, manifest }
}

function readManifest(file: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch (error) {
    throw unusable(`${file} can't be read as a manifest: ${systemCode(error) ?? 'it is not JSON'}`)
  }
  const { format, version, filters, last } = manifest ?? {}
  const filtered = typeof filters === 'object' && filters !== null
  if (format === 'paipu-export' && version === 1 && filtered && (last === null || typeof last === 'string'))
    return manifest
  throw unusable(`${file} is no manifest of an export`)
}
