import type { ReadyDeal } from '@paipu/records'
import { refused } from '../support/failure.ts'
import { unreadable, type FileFault } from '../support/file-item.ts'
import { startPacking, unpacked, type PackedDeals } from './packed-deals.ts'
import { soundDeals } from './sound-deals.ts'
import { openSpool, type Spool } from './spool.ts'
import type { DealSink } from '../support/store.ts'

/** What became of a file. */
export type FileResult =
  | { readonly result: 'stored' | 'already-there'; readonly deals: number; readonly stored: number }
  | { readonly result: 'refused' | 'unreadable'; readonly message: string }

/**
 * Imports one file: its deals are all checked, and then all stored, or nothing is. What has been checked is kept on disk until
 * it is stored, so that memory does not grow with the file, and what becomes of the file meanwhile is no matter. Rejects as the
 * store does, and with `unwritable` where there is no room beside it.
 */
export async function importFile(file: string, sink: DealSink): Promise<FileResult> {
  const spool = await openSpool(sink.folder)
  try {
    const checked = await checkFile(file, sink, spool)
    if (!checked.ok)
      return { result: checked.fault.malformed ? 'unreadable' : 'refused', message: checked.fault.message }
    const stored = await storeAll(file, spool, sink)
    return { result: stored > 0 ? 'stored' : 'already-there', deals: checked.deals, stored }
  } finally {
    await spool.close()
  }
}

/** A file whose deals are all sound, or the first fault. */
type CheckedFile = { readonly ok: true; readonly deals: number } | { readonly ok: false; readonly fault: FileFault }

/** Checks a file from end to end, and that the store can take its deals; those that it has not got go into the spool. */
async function checkFile(file: string, sink: DealSink, spool: Spool): Promise<CheckedFile> {
  const found: FoundDeals = new Map()
  for await (const some of soundDeals(file)) {
    const fault = some.ok ? await keepNew(some.deals, found, sink, spool) : some.fault
    if (fault !== null) return { ok: false, fault }
  }
  return found.size > 0 ? { ok: true, deals: found.size } : unreadable('the file holds no deal')
}

/** The hashes of the deals that were found in a file so far, by their streams. */
type FoundDeals = Map<string, string>

/** Puts those of some sound deals into the spool that the store has not got. What is wrong with the first that it can't take. */
async function keepNew(
  { heads, bytes }: PackedDeals,
  found: FoundDeals,
  sink: DealSink,
  spool: Spool,
): Promise<FileFault | null> {
  let whole: readonly ReadyDeal[] | null = null
  const standings = await Promise.all(
    heads.map((head, at) => sink.standing(head, () => (whole ??= unpacked(bytes))[at]!)),
  )
  const wanted = new Set<number>()
  for (const [at, { stream, hash }] of heads.entries()) {
    const known = found.get(stream)
    if (known !== undefined && known !== hash) return refusal(`the file holds two deals as ${stream}`)
    const standing = standings[at]!
    if (standing?.result === 'refused') return refusal(standing.fault.message)
    if (standing === null && known === undefined) wanted.add(at)
    found.set(stream, hash)
  }
  if (wanted.size === heads.length) await spool.add(bytes)
  else if (wanted.size > 0) await spool.add(onlySome(bytes, wanted))
  return null
}

function onlySome(bytes: Uint8Array, wanted: ReadonlySet<number>): Uint8Array {
  const packing = startPacking()
  for (const [at, deal] of unpacked(bytes).entries()) if (wanted.has(at)) packing.add(deal)
  return packing.done().bytes
}

function refusal(message: string): FileFault {
  return { malformed: false, message }
}

/** Stores what the spool holds; answers how many deals are new. */
async function storeAll(file: string, spool: Spool, sink: DealSink): Promise<number> {
  let stored = 0
  let deals: ReadyDeal[] = []
  for await (const piece of spool.pieces()) {
    deals.push(...unpacked(piece))
    if (deals.length < sink.atOnce) continue
    stored += await storeAtOnce(file, deals, sink)
    deals = []
  }
  return stored + (await storeAtOnce(file, deals, sink))
}

/** Stores some deals at once; answers how many are new. */
async function storeAtOnce(file: string, deals: readonly ReadyDeal[], sink: DealSink): Promise<number> {
  const results = await Promise.all(deals.map((deal) => sink.put(deal)))
  for (const [index, imported] of results.entries()) {
    if (imported.result === 'refused')
      throw refused(`${file}: the store refuses ${deals[index]!.stream}: ${imported.fault.message}`)
  }
  return results.filter(({ result }) => result === 'stored').length
}
