import { existsSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { Option } from 'commander'
import { isConnectionString, isStoreError, openStore, type EventStore, type OpenOptions } from '@paipu/event-store'
import { recordsOfReady, standingOf, storeDeal, type DealHead, type Imported, type ReadyDeal } from '@paipu/records'
import { refused, unusable } from './failure.ts'
import { lockHolder } from './lock-holder.ts'
import { handOver, readToken } from './server.ts'

/** The root of the repository: the server's store is in its `data/` unless the environment says otherwise. */
const ROOT = resolve(import.meta.dirname, '../../../..')

const WHICH =
  "the event store, a file or esdb://… (default: the server's own: $PAIPU_EVENTSTORE, $PAIPU_STORE, data/paipu.db)"

/** The `--store` flag of every command that touches a store. */
export function storeOption(): Option {
  return new Option('--store <path|url>', WHICH)
}

/** The address of the store: an EventStoreDB's connection string, or the full path of a file. Throws `unusable`. */
function storeAddress(store: string | undefined): string {
  if (store === '') throw unusable('--store: the path is empty')
  const named =
    store ?? (process.env['PAIPU_EVENTSTORE'] || resolve(ROOT, process.env['PAIPU_STORE'] || 'data/paipu.db'))
  if (isConnectionString(named)) return named
  if (named.endsWith(':memory:'))
    throw unusable('a store in memory is its own program’s alone: name a file with --store')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(named))
    throw unusable(`--store: ${named} is neither the path of a file nor an EventStoreDB's esdb:// or esdb+discover://`)
  return existsSync(named) ? realpathSync(named) : resolve(named)
}

/** The path of a store file. Throws `unusable` for an EventStoreDB, which has tools of its own for what `what` does. */
export function storeFile(store: string | undefined, what: string): string {
  const address = storeAddress(store)
  if (!isConnectionString(address)) return address
  throw unusable(`${what} is for store files; an EventStoreDB has tools of its own`)
}

/**
 * The file in which the server of a store tells its owner the way to it, by the server's own settings: beside the store, unless no
 * store is named and `PAIPU_TOKEN_FILE` names another. Throws `unusable` for an EventStoreDB without one.
 */
export function tokenFile(store: string | undefined): string {
  const named = process.env['PAIPU_TOKEN_FILE']
  if (store === undefined && named) return resolve(ROOT, named)
  const address = storeAddress(store)
  if (!isConnectionString(address)) return `${address}.token`
  throw unusable('servers on an EventStoreDB have a token file where PAIPU_TOKEN_FILE names one')
}

/** Name and password for an EventStoreDB, from the environment, so that they stand in no command line. */
function options(): OpenOptions {
  const { PAIPU_EVENTSTORE_USER: username, PAIPU_EVENTSTORE_PASSWORD: password } = process.env
  if (!username && !password) return {}
  if (username && password) return { credentials: { username, password } }
  throw unusable('PAIPU_EVENTSTORE_USER and PAIPU_EVENTSTORE_PASSWORD go together')
}

/** Opens a store to read from, also while a server writes to it. */
export function openToRead(store: string | undefined): Promise<EventStore> {
  return openStore(storeAddress(store), { ...options(), readOnly: true })
}

/** Where deals are stored: the store itself, or the server that has it open. */
export interface DealSink {
  /** What becomes of a sound deal that need not be stored; `null` where it is to be stored. The `whole` of it is seldom asked for. */
  standing(head: DealHead, whole: () => ReadyDeal): Promise<Imported | null>
  /** Stores one whole sound deal, or finds it there. */
  put(deal: ReadyDeal): Promise<Imported>
  /** So many deals are well put at once. */
  readonly atOnce: number
  /** A folder where there is room for what is on its way into the store. */
  readonly folder: string
  close(): Promise<void>
}

/** They share a sync of the disk: some 4 MB. */
const AT_ONCE_IN_FILE = 64
/** They are on their way together: some 1 MB. */
const AT_ONCE_ELSEWHERE = 16

/**
 * Opens a store to add deals to. While a server has a file open, the server takes them; any other writer is named. An
 * EventStoreDB takes them from everyone.
 */
export async function openToAdd(store: string | undefined): Promise<DealSink> {
  const address = storeAddress(store)
  const isFile = !isConnectionString(address)
  const folder = isFile ? dirname(address) : tmpdir()
  try {
    const store = await openStore(address, options())
    return directSink(store, { folder, atOnce: isFile ? AT_ONCE_IN_FILE : AT_ONCE_ELSEWHERE })
  } catch (error) {
    if (!isStoreError(error, 'store-locked')) throw error
    return serverSink(address, tokenFile(store), folder)
  }
}

function directSink(store: EventStore, how: Pick<DealSink, 'folder' | 'atOnce'>): DealSink {
  return {
    standing: (head, whole) => standingOf(store, head, whole),
    put: (deal) => storeDeal(store, deal),
    ...how,
    close: () => store.close(),
  }
}

async function serverSink(path: string, file: string, folder: string): Promise<DealSink> {
  const token = readToken(file)
  if (token === null)
    throw refused(`${path} is open for writing ${lockHolder(path)}: stop it, or name another store with --store`)
  const store = await openStore(path, { readOnly: true })
  return {
    standing: (head, whole) => standingOf(store, head, whole),
    put: (deal) => handOver(path, token, recordsOfReady(deal)),
    atOnce: AT_ONCE_ELSEWHERE,
    folder,
    close: () => store.close(),
  }
}
