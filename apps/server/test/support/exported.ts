import type { Seat } from '@paipu/engine'
import { GENERATOR, planOf, textFilesOf } from '@paipu/exports'
import { Exports } from '../../src/exports/exports.service.ts'
import { makeManifest } from '../../src/exports/manifest.ts'
import { previewOf } from '../../src/exports/preview.ts'
import type { Coming } from '../../src/reach/client-address.ts'
import { DEAL } from './pairs.ts'
import { TABLE } from './tables.ts'

type Query = Readonly<Record<string, string>>

/** What somebody may ask exports for who wants a running deal. */
export const ASKED: readonly Query[] = [
  {},
  { format: 'csv', atTable: TABLE },
  { format: 'events', viewer: 'seats-0', from: '2020-01-01' },
  { deals: DEAL },
  { asOf: '2026-03-01T12:00:00Z', last: DEAL },
]

/** What a seat may ask exports for that wants a deal of its table. */
export function askedBySeat(seat: Seat): readonly Query[] {
  const viewer = `seats-${seat}`
  return [
    { format: 'events', viewer, atTable: TABLE },
    { format: 'text', viewer, deals: DEAL },
    { format: 'compact', viewer: `seats-${(seat + 1) % 4}`, deals: DEAL },
    { deals: DEAL },
  ]
}

/** Everything that exports answer somebody at a moment, by how they are asked. */
export async function exported(
  exports: Exports,
  asked: readonly Query[],
  from: Coming,
  answer: (asked: Promise<unknown>) => Promise<string>,
): Promise<Record<string, string>> {
  const out: Record<string, string> = {}
  for (const query of asked) {
    const name = JSON.stringify(query)
    out[`export preview ${name}`] = await answer(exports.fix(query, from).then((fixed) => previewOf(exports, fixed)))
    out[`export manifest ${name}`] = await answer(manifest(exports, query, from))
    out[`export files ${name}`] = await answer(files(exports, query, from))
  }
  return out
}

async function manifest(exports: Exports, query: Query, from: Coming): Promise<string> {
  const fixed = await exports.fix(query, from)
  const deals = (leaveOut: (id: string) => void) => exports.records(fixed.selection.behind(null), leaveOut)
  return makeManifest(fixed, deals, planOf(fixed.asked.request, '', GENERATOR))
}

async function files(exports: Exports, query: Query, from: Coming): Promise<string[]> {
  const fixed = await exports.fix(query, from)
  const { deals, next } = exports.part(fixed)
  const made: string[] = [String(next)]
  for (const file of textFilesOf(planOf(fixed.asked.request, '', GENERATOR)))
    for await (const bytes of exports.bytes(deals, file, 'none', true)) made.push(bytes.toString())
  return made
}
