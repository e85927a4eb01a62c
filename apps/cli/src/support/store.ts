import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { Option } from 'commander'
import type { EventRecord } from '@paipu/contracts'
import { isStoreError, openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { storedHead, storeDeal, type Imported } from '@paipu/records'
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
function storePath(store: string | undefined): string {
  const named = store ?? resolve(ROOT, process.env['PAIPU_STORE'] || 'data/paipu.db')
  if (store === '') throw unusable('--store: the path is empty')
  if (named.endsWith(':memory:'))
    throw unusable('a store in memory is its own program’s alone: name a file with --store')
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
    headOf: (stream) => storedHead(store, stream),
    put: (records) => storeDeal(store, records),
    close: () => store.close(),
  }
}

async function serverSink(path: string): Promise<DealSink> {
  const token = readToken(path)
  if (token === null)
    throw refused(`${path} is open for writing ${lockHolder(path)}: stop it, or name another store with --store`)
  const store = await openEmbeddedStore({ path, readOnly: true })
  return {
    headOf: (stream) => storedHead(store, stream),
    put: (records) => handOver(path, token, records),
    close: () => store.close(),
  }
}
