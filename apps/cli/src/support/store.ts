import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Option } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import { isStoreError, openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { appendRecords, fromRecorded, type Imported } from '@paipu/records'
import { refused, unusable } from './failure.ts'
import { lockHolder } from './lock-holder.ts'
import { handOver, readToken } from './server.ts'

/** The root of the repository: the server's store is in its `data/` unless the environment says otherwise. */
const ROOT = resolve(import.meta.dirname, '../../../..')

/** The `--store` flag of every command that touches a store. */
export function storeOption(): Option {
  return new Option('--store <path|url>', "the event store (default: the server's own, $PAIPU_STORE or data/paipu.db)")
}

/** The store's file. Throws `unusable` for a URL. */
export function storePath(store: string | undefined): string {
  const named = store ?? process.env['PAIPU_STORE'] ?? join(ROOT, 'data/paipu.db')
  if (named === '') throw unusable('--store: the path is empty')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(named))
    throw unusable(`--store: ${named} is not supported yet, only the path of a store file`)
  return existsSync(named) ? realpathSync(named) : resolve(named)
}

/** Opens a store to read from, also while a server writes to it. */
export function openToRead(store: string | undefined): Promise<EventStore> {
  return openEmbeddedStore({ path: storePath(store), readOnly: true })
}

/** Where deals are stored: the store itself, or the server that has it open. */
export interface DealSink {
  /** The hash of the last event that is stored of a stream, or `null` where there is none. */
  headOf(stream: string): Promise<string | null>
  /** Stores one whole deal that has been checked, or finds it there. */
  put(records: readonly EventRecord[]): Promise<Imported>
  close(): Promise<void>
}

/** Opens a store to add deals to. While a server has it, the server takes them; any other writer is named. */
export async function openToAdd(store: string | undefined): Promise<DealSink> {
  const path = storePath(store)
  try {
    return directSink(await openEmbeddedStore({ path }))
  } catch (error) {
    if (!isStoreError(error, 'store-locked')) throw error
    return serverSink(path)
  }
}

function directSink(store: EventStore): DealSink {
  return {
    headOf: (stream) => headOf(store, stream),
    put: async (records) => (await comparedWith(store, records)) ?? (await appended(store, records)),
    close: () => store.close(),
  }
}

async function appended(store: EventStore, records: readonly EventRecord[]): Promise<Imported> {
  await appendRecords(store, records)
  return { result: 'stored' }
}

/** What becomes of a deal that is there already, or `null` where it is not. */
async function comparedWith(store: EventStore, records: readonly EventRecord[]): Promise<Imported | null> {
  const head = await headOf(store, records[0]!.stream)
  if (head === null) return null
  return head === records.at(-1)!.metadata.hash
    ? { result: 'already-there' }
    : { result: 'refused', fault: otherDeal(records) }
}

/** What is wrong with a deal whose stream holds other events. */
export function otherDeal(records: readonly EventRecord[]): { readonly at: number; readonly message: string } {
  return { at: 0, message: `${records[0]!.stream} is in the store already with other events` }
}

async function headOf(store: EventStore, stream: string): Promise<string | null> {
  try {
    for await (const last of store.readStream(stream, { direction: 'backwards', limit: 1 }))
      return fromRecorded(last).metadata.hash
    return null
  } catch (error) {
    if (isStoreError(error, 'stream-not-found')) return null
    throw error
  }
}

async function serverSink(path: string): Promise<DealSink> {
  const token = readToken(path)
  if (token === null)
    throw refused(`${path} is open for writing ${lockHolder(path)}: stop it, or name another store with --store`)
  const store = await openEmbeddedStore({ path, readOnly: true })
  return {
    headOf: (stream) => headOf(store, stream),
    put: (records) => handOver(path, token, records),
    close: () => store.close(),
  }
}
