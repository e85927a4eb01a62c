import { readFileSync } from 'node:fs'
import { LOG_FORMATS, TABLE_FORMATS, type Manifest } from '@paipu/exports'
import type { Moment } from '../support/chosen-deals.ts'
import { systemCode, unusable } from '../support/failure.ts'
import { requestOf, type ExportFlags, type ExportFormat, type ExportRequest } from './request.ts'

/** An export that was made before, as its manifest tells it. */
export interface EarlierExport {
  readonly request: ExportRequest
  readonly moment: Moment
  readonly manifest: Manifest
}

/** Reads a manifest that `paipu export` wrote. Throws `unusable` for anything else. */
export function earlierExport(file: string): EarlierExport {
  const manifest = readManifest(file)
  const { deals, asOf, format, tables, viewer, compression, byteOrderMark, ...choice } = manifest.filters
  const now = Date.parse(String(asOf))
  if (Number.isNaN(now) || ![...LOG_FORMATS, ...TABLE_FORMATS].includes(format as ExportFormat))
    throw unusable(`${file} is no manifest of \`paipu export\``)
  const flags = {
    ...choice,
    ...(deals === 'all' ? { all: true } : {}),
    format: format as ExportFormat,
    ...(Array.isArray(tables) && tables.length > 0 ? { table: tables.join(',') } : {}),
    viewer: String(viewer),
    ...(compression === 'none' ? {} : { compress: compression }),
    ...(byteOrderMark === true ? { bom: true } : {}),
  } as ExportFlags
  const last = manifest.positions?.last
  const moment = last === undefined ? { now } : { now, last }
  return { request: requestOf(Array.isArray(deals) ? deals.map(String) : [], flags), moment, manifest }
}

function readManifest(file: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch (error) {
    throw unusable(`${file} can't be read as a manifest: ${systemCode(error) ?? 'it is not JSON'}`)
  }
  if (manifest?.format === 'paipu-export' && manifest.version === 1 && typeof manifest.filters === 'object')
    return manifest
  throw unusable(`${file} is no manifest of an export`)
}
