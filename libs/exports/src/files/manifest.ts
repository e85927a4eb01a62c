import { createHash } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { idOfStream, type EventRecord } from '@paipu/contracts'
import { LOG_VERSION } from '../log/log.ts'
import { SCHEMA_TEXT } from '../log/schema.ts'
import { dataDictionary } from '../tables/dictionary.ts'
import type { DataSetPlan, WrittenDeals } from './plan.ts'
import { growFile } from './whole-file.ts'

/** The manifest's name; it is written last, so that a data set without one is not whole. */
export const MANIFEST = 'manifest.json'
/** The name of the data dictionary that goes with tables. */
export const DICTIONARY = 'data-dictionary.md'
/** The name of the schema that goes with logs as JSON Lines. */
export const SCHEMA = 'paipu-log.v1.schema.json'

/** What a manifest says beside what was written: enough to make the same files again. */
export interface ManifestFacts {
  readonly generator: string
  /** What was asked for, in the words of the command. */
  readonly filters: Readonly<Record<string, unknown>>
  /** The places of the first and the last deal, see {@link placeOf}; `null` where there is none, and where the deals came from elsewhere. */
  readonly positions: { readonly first: string; readonly last: string } | null
  /** The ids of deals that could not be read, and so are in none of the files; not there where there are none. */
  readonly leftOut?: readonly string[]
  /**
   * The ids of deals that a server gave to a seat as that seat saw them, because their delay had not run out; not there where there
   * are none.
   */
  readonly ownView?: readonly string[]
}

/** A deal's place in an export: when it ended, and its id. */
export function placeOf(records: readonly EventRecord[]): string {
  const last = records.at(-1)!
  return `${last.time}|${idOfStream(last.stream)}`
}

/** A manifest of what was written. */
export interface Manifest extends ManifestFacts, WrittenDeals {
  readonly format: 'paipu-export'
  readonly version: 1
  /** The version of the log format. */
  readonly logVersion: number
}

/** Takes the manifest of an earlier export away: from here on the folder does not look whole. */
export async function beginDataSet(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rm(join(folder, MANIFEST), { force: true })
}

/** A text that travels with a data set. */
export interface Companion {
  readonly file: string
  readonly holds: 'dictionary' | 'schema'
  /** Tables that are described, or kinds of lines. */
  readonly rows: number
  readonly text: string
}

/** What travels with a data set: the dictionary of its tables, the schema of its logs as JSON Lines. */
export function companionsOf({ tables, logs }: Pick<DataSetPlan, 'tables' | 'logs'>): readonly Companion[] {
  const dictionary: Companion = {
    file: DICTIONARY,
    holds: 'dictionary',
    rows: tables.length,
    text: dataDictionary(tables),
  }
  const schema: Companion = { file: SCHEMA, holds: 'schema', rows: 3, text: SCHEMA_TEXT }
  return [...(tables.length > 0 ? [dictionary] : []), ...(logs.includes('events') ? [schema] : [])]
}

/** The manifest of a data set, with the files that travel with it. */
export function manifestOf(
  plan: Pick<DataSetPlan, 'tables' | 'logs'>,
  written: WrittenDeals,
  facts: ManifestFacts,
): Manifest {
  const files = companionsOf(plan).map(({ file, holds, rows, text }) => ({
    file,
    holds,
    rows,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }))
  return {
    format: 'paipu-export',
    version: 1,
    logVersion: LOG_VERSION,
    ...facts,
    ...written,
    files: [...written.files, ...files],
  }
}

/** A manifest as it is written. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Finishes a data set: what travels with it, and last its manifest. */
export async function finishDataSet(
  plan: Pick<DataSetPlan, 'folder' | 'tables' | 'logs'>,
  written: WrittenDeals,
  facts: ManifestFacts,
): Promise<Manifest> {
  for (const { file, text } of companionsOf(plan)) await writeWhole(plan.folder, file, text)
  const manifest = manifestOf(plan, written, facts)
  await writeWhole(plan.folder, MANIFEST, manifestText(manifest))
  return manifest
}

async function writeWhole(folder: string, file: string, text: string): Promise<void> {
  const grown = await growFile(join(folder, file), 'none', text)
  await grown.done()
}

/** What several parts of a data set hold together, in the order of the parts. */
export function joinWritten(parts: readonly WrittenDeals[]): WrittenDeals {
  const full = parts.filter(({ deals }) => deals > 0)
  return {
    deals: sum(parts.map(({ deals }) => deals)),
    events: sum(parts.map(({ events }) => events)),
    first: full[0]?.first ?? null,
    last: full.at(-1)?.last ?? null,
    ruleSets: [...new Set(parts.flatMap(({ ruleSets }) => ruleSets))].toSorted(),
    files: parts.flatMap(({ files }) => files),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
