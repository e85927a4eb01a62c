import type { Command } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import { counted } from './support/count.ts'
import { checkedDealsInFile, dealsInFile } from './support/deal-files.ts'
import { refused } from './support/failure.ts'
import type { FileFault } from './support/file-item.ts'
import { STDOUT } from './support/output.ts'
import { startProgress } from './support/progress.ts'
import { openToAdd, storeOption, type DealSink } from './support/store.ts'

/** What became of a file. */
type FileResult =
  | { readonly result: 'stored' | 'already-there'; readonly deals: number; readonly stored: number }
  | { readonly result: 'refused' | 'unreadable'; readonly message: string }

const EXAMPLES = `
A file is a log as paipu export and paipu simulate write it (any number of deals; records, events, text or compact, packed
as .gz or .zst or not), or a public research record. Every decision and payment in it is checked against the rules. A file
is stored whole or not at all; what is there already stays as it is. While the server runs, it takes the deals.

Examples:
  paipu import records/*.txt
  paipu import deals.jsonl --store /tmp/other.db

Exit code 1: a deal breaks a rule, or is in the store already with other events. Exit code 2: a file can't be read.`

/** Adds `paipu import`. */
export function addImport(program: Command): void {
  program
    .command('import <files...>')
    .summary('check recorded deals and store them')
    .description('Checks recorded deals, decision by decision, and stores them.')
    .addOption(storeOption())
    .option('--json', 'write one JSON object a file')
    .addHelpText('after', EXAMPLES)
    .action(importFiles)
}

async function importFiles(
  files: readonly string[],
  { store, json }: { readonly store?: string; readonly json?: true },
): Promise<void> {
  const sink = await openToAdd(store)
  const progress = startProgress(files.length, 'files', true)
  try {
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- files in the order given
      const result = await importFile(file, sink)
      if (result.result === 'unreadable') process.exitCode = 2
      else if (result.result === 'refused') process.exitCode ??= 1
      // oxlint-disable-next-line no-await-in-loop -- one line a file, as soon as it is done
      await STDOUT.write(json === true ? `${JSON.stringify({ file, ...result })}\n` : resultText(file, result))
      progress.advance(1)
    }
  } finally {
    progress.stop()
    await sink.close()
  }
}

function resultText(file: string, result: FileResult): string {
  switch (result.result) {
    case 'stored':
    case 'already-there':
      return `${result.result.padEnd(15)}${file}: ${counted(result.deals, 'deal')}, ${result.stored} new\n`
    case 'refused':
    case 'unreadable':
      return `${result.result.padEnd(15)}${file}: ${result.message}\n`
  }
}

async function importFile(file: string, sink: DealSink): Promise<FileResult> {
  const checked = await checkFile(file, sink)
  if (checked.ok) return storeFile(file, checked.heads, sink)
  return { result: checked.fault.malformed ? 'unreadable' : 'refused', message: checked.fault.message }
}

/** The hash of the last event of each deal in a sound file, or the first fault. */
type CheckedFile =
  | { readonly ok: true; readonly heads: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly fault: FileFault }

/** Checks a file from end to end, and that the store can take its deals. */
async function checkFile(file: string, sink: DealSink): Promise<CheckedFile> {
  const heads = new Map<string, string>()
  for await (const item of checkedDealsInFile(file)) {
    if (!item.ok) return item
    const { stream, metadata } = item.deal.records.at(-1)!
    const known = heads.get(stream) ?? metadata.hash
    const message =
      known === metadata.hash ? await sink.faultOf(item.deal.records) : `the file holds two deals as ${stream}`
    if (message !== null) return { ok: false, fault: { malformed: false, message } }
    heads.set(stream, metadata.hash)
  }
  return heads.size > 0
    ? { ok: true, heads }
    : { ok: false, fault: { malformed: true, message: 'the file holds no deal' } }
}

/** So many deals are stored at once: they share the disk's syncs. */
const AT_ONCE = 16

/** Stores the deals of a file that has been checked. The file must not change meanwhile: its hashes tell. */
async function storeFile(file: string, heads: ReadonlyMap<string, string>, sink: DealSink): Promise<FileResult> {
  let stored = 0
  let batch: (readonly EventRecord[])[] = []
  for await (const item of dealsInFile(file)) {
    const last = item.ok ? item.deal.records.at(-1) : undefined
    if (!item.ok || last === undefined || heads.get(last.stream) !== last.metadata.hash)
      throw refused(`${file} changed while it was read: import it again`)
    batch.push(item.deal.records)
    if (batch.length < AT_ONCE) continue
    stored += await storeBatch(file, batch, sink)
    batch = []
  }
  stored += await storeBatch(file, batch, sink)
  return { result: stored > 0 ? 'stored' : 'already-there', deals: heads.size, stored }
}

/** Stores some deals; answers how many are new. */
async function storeBatch(file: string, deals: readonly (readonly EventRecord[])[], sink: DealSink): Promise<number> {
  const results = await Promise.all(deals.map((records) => sink.put(records)))
  for (const [index, imported] of results.entries()) {
    if (imported.result === 'refused')
      throw refused(`${file}: the store refuses ${deals[index]![0]!.stream}: ${imported.fault.message}`)
  }
  return results.filter(({ result }) => result === 'stored').length
}
