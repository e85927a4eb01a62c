import type { EventRecord } from '@paipu/contracts'
import { checkedDealsInFile, dealsInFile } from './support/deal-files.ts'
import { refused } from './support/failure.ts'
import type { FileFault } from './support/file-item.ts'
import type { DealSink } from './support/store.ts'

/** What became of a file. */
export type FileResult =
  | { readonly result: 'stored' | 'already-there'; readonly deals: number; readonly stored: number }
  | { readonly result: 'refused' | 'unreadable'; readonly message: string }

/** So many events of a file are kept in memory, some 2,300 deals at 0.5 to 1.2 kB an event: a second reading costs a sixth of an import. */
const KEPT_EVENTS = 250_000

/**
 * Imports one file: its deals are all checked, and then all stored, or nothing is. Those of a file with more events than
 * `keptEvents` are read again to be stored. Rejects as the store does, and where the file changes meanwhile.
 */
export async function importFile(file: string, sink: DealSink, keptEvents = KEPT_EVENTS): Promise<FileResult> {
  const checked = await checkFile(file, sink, keptEvents)
  if (checked.ok) return storeFile(file, checked, sink)
  return { result: checked.fault.malformed ? 'unreadable' : 'refused', message: checked.fault.message }
}

/** A file whose deals are all sound. */
interface SoundFile {
  /** The hash of the last event of each deal. */
  readonly heads: ReadonlyMap<string, string>
  /** The deals as they were checked; `null` where they are too many to be kept: they are read again. */
  readonly kept: readonly Records[] | null
}

type Records = readonly EventRecord[]

/** A sound file, or the first fault. */
type CheckedFile = ({ readonly ok: true } & SoundFile) | { readonly ok: false; readonly fault: FileFault }

/** Checks a file from end to end, and that the store can take its deals. */
async function checkFile(file: string, sink: DealSink, keptEvents: number): Promise<CheckedFile> {
  const heads = new Map<string, string>()
  let kept: Records[] | null = []
  let events = 0
  for await (const item of checkedDealsInFile(file)) {
    if (!item.ok) return item
    const { records } = item.deal
    const { stream, metadata } = records.at(-1)!
    const known = heads.get(stream) ?? metadata.hash
    const message = known === metadata.hash ? await sink.faultOf(records) : `the file holds two deals as ${stream}`
    if (message !== null) return { ok: false, fault: { malformed: false, message } }
    heads.set(stream, metadata.hash)
    events += records.length
    if (events > keptEvents) kept = null
    kept?.push(records)
  }
  return heads.size > 0
    ? { ok: true, heads, kept }
    : { ok: false, fault: { malformed: true, message: 'the file holds no deal' } }
}

/** So many deals are stored at once: they share the disk's syncs. */
const AT_ONCE = 16

/** Stores the deals of a file that has been checked. */
async function storeFile(file: string, { heads, kept }: SoundFile, sink: DealSink): Promise<FileResult> {
  let stored = 0
  let batch: Records[] = []
  for await (const records of kept ?? readAgain(file, heads)) {
    batch.push(records)
    if (batch.length < AT_ONCE) continue
    stored += await storeBatch(file, batch, sink)
    batch = []
  }
  stored += await storeBatch(file, batch, sink)
  return { result: stored > 0 ? 'stored' : 'already-there', deals: heads.size, stored }
}

/** The deals of a file that has been checked. It must not change meanwhile: its hashes tell. */
async function* readAgain(file: string, heads: ReadonlyMap<string, string>): AsyncGenerator<Records> {
  for await (const item of dealsInFile(file)) {
    const last = item.ok ? item.deal.records.at(-1) : undefined
    if (!item.ok || last === undefined || heads.get(last.stream) !== last.metadata.hash)
      throw refused(`${file} changed while it was read: import it again`)
    yield item.deal.records
  }
}

/** Stores some deals; answers how many are new. */
async function storeBatch(file: string, deals: readonly Records[], sink: DealSink): Promise<number> {
  const results = await Promise.all(deals.map((records) => sink.put(records)))
  for (const [index, imported] of results.entries()) {
    if (imported.result === 'refused')
      throw refused(`${file}: the store refuses ${deals[index]![0]!.stream}: ${imported.fault.message}`)
  }
  return results.filter(({ result }) => result === 'stored').length
}
