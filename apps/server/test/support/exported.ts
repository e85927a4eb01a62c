import { GENERATOR, planOf, textFilesOf } from '@paipu/exports'
import { Exports } from '../../src/exports/exports.service.ts'
import { makeManifest } from '../../src/exports/manifest.ts'
import { previewOf } from '../../src/exports/preview.ts'
import { DEAL } from './pairs.ts'
import { TABLE } from './tables.ts'

/** What somebody may ask exports for who wants a running deal. */
const ASKED: readonly Readonly<Record<string, string>>[] = [
  {},
  { format: 'csv', atTable: TABLE },
  { format: 'events', viewer: 'seats-0', from: '2020-01-01' },
  { deals: DEAL },
  { asOf: '2026-03-01T12:00:00Z', last: DEAL },
]

/** Everything that exports answer at a moment, by how they are asked. */
export async function exported(
  exports: Exports,
  answer: (asked: Promise<unknown>) => Promise<string>,
): Promise<Record<string, string>> {
  const out: Record<string, string> = {}
  for (const query of ASKED) {
    const name = JSON.stringify(query)
    out[`export preview ${name}`] = await answer(exports.fix(query).then((fixed) => previewOf(exports, fixed)))
    out[`export manifest ${name}`] = await answer(manifest(exports, query))
    out[`export files ${name}`] = await answer(files(exports, query))
  }
  return out
}

async function manifest(exports: Exports, query: Readonly<Record<string, string>>): Promise<string> {
  const fixed = await exports.fix(query)
  const deals = exports.records(fixed.selection.behind(null))
  return makeManifest(fixed, deals, planOf(fixed.asked.request, '', GENERATOR))
}

async function files(exports: Exports, query: Readonly<Record<string, string>>): Promise<string[]> {
  const fixed = await exports.fix(query)
  const { deals, next } = exports.part(fixed)
  const made: string[] = [String(next)]
  for (const file of textFilesOf(planOf(fixed.asked.request, '', GENERATOR)))
    for await (const bytes of exports.bytes(deals, file, 'none', true)) made.push(bytes.toString())
  return made
}
