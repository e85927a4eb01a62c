import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LOG_VERSION } from '../log/log.ts'
import { dataDictionary } from '../tables/dictionary.ts'
import type { DataSetPlan, WrittenDeals } from './plan.ts'
import { growFile, type WholeFile } from './whole-file.ts'

/** The manifest's name; it is written last, so that a data set without one is not whole. */
export const MANIFEST = 'manifest.json'
/** The name of the data dictionary that goes with tables. */
export const DICTIONARY = 'data-dictionary.md'

/** What a manifest says beside what was written: enough to make the same files again. */
export interface ManifestFacts {
  readonly generator: string
  /** What was asked for, in the words of the command. */
  readonly filters: Readonly<Record<string, unknown>>
  /** The store's positions of the first and the last event that was looked at; `null` where the deals came from elsewhere. */
  readonly positions: { readonly first: string; readonly last: string } | null
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

/** Finishes a data set: its dictionary where it has tables, and its manifest. */
export async function finishDataSet(
  { folder, tables }: Pick<DataSetPlan, 'folder' | 'tables'>,
  written: WrittenDeals,
  facts: ManifestFacts,
): Promise<Manifest> {
  const files = [...written.files]
  if (tables.length > 0) {
    const text = dataDictionary(tables)
    files.push({
      file: DICTIONARY,
      holds: 'dictionary',
      rows: tables.length,
      ...(await writeWhole(folder, DICTIONARY, text)),
    })
  }
  const manifest: Manifest = {
    format: 'paipu-export',
    version: 1,
    logVersion: LOG_VERSION,
    ...facts,
    ...written,
    files,
  }
  await writeWhole(folder, MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function writeWhole(folder: string, file: string, text: string): Promise<WholeFile> {
  const grown = await growFile(join(folder, file))
  await grown.write(text)
  return grown.done()
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
