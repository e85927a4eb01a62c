import { type EmbeddedOptions, openEmbeddedStore } from './embedded/store.ts'
// As a type as a whole: a list with types in it would still load the module.
import type { Credentials } from './eventstoredb/connection.ts'
import { type EventStore } from './port.ts'

/** How to open a store by its address. */
export interface OpenOptions extends Omit<EmbeddedOptions, 'path'> {
  /** For an EventStoreDB, instead of those in its connection string. */
  readonly credentials?: Credentials | undefined
}

/**
 * Opens the store at an address: an EventStoreDB for a connection string (`esdb://…`, `esdb+discover://…`), else the
 * embedded store in the file of that path. Only an EventStoreDB loads its client. Rejects as `openEventStoreDb` and
 * `openEmbeddedStore`; what concerns only the other kind of store in the options is left alone.
 */
export async function openStore(address: string, options: OpenOptions = {}): Promise<EventStore> {
  const { credentials, ...embedded } = options
  if (!isConnectionString(address)) return openEmbeddedStore({ ...embedded, path: address })
  const { openEventStoreDb } = await import('./eventstoredb/index.ts')
  return openEventStoreDb({ connectionString: address, credentials })
}

/** Whether an address is that of an EventStoreDB, not of a file. */
export function isConnectionString(address: string): boolean {
  return /^esdb(\+discover)?:\/\//.test(address)
}
