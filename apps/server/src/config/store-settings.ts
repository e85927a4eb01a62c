import { resolve } from 'node:path'
import { isConnectionString, type Credentials } from '@paipu/event-store'
import { text, type Environment } from './environment.ts'
import { VARIABLES } from './variables.ts'

/** Where the events are, and how to get at them. */
export interface StoreSettings {
  /** The store's address: its file, absolute; `:memory:`; or the connection string of an EventStoreDB. */
  readonly store: string
  /** For an EventStoreDB, instead of those in its connection string. */
  readonly credentials: Credentials | undefined
  /** The file that tells the command line how to reach this server; `null` for none. */
  readonly doorway: string | null
}

/** `esdb://`, a name and password, one host or several, and options. */
const CONNECTION_STRING =
  /^esdb(?:\+discover)?:\/\/(?:[^:@/?\s]+:[^@/?\s]+@)?[\w.-]+(?::\d{1,5})?(?:,[\w.-]+(?::\d{1,5})?)*\/?(?:\?\w+=[^&\s]*(?:&\w+=[^&\s]*)*)?$/

/**
 * Reads where the store is: `PAIPU_STORE` names a file, `PAIPU_EVENTSTORE` an EventStoreDB. Faults never quote a
 * connection string, because there may be a password in it.
 */
export function storeSettings(env: Environment, root: string, faults: string[]): StoreSettings {
  const address = text(env, VARIABLES.eventStore)
  return address === '' ? file(env, root, faults) : eventStoreDb(address, env, root, faults)
}

function file(env: Environment, root: string, faults: string[]): StoreSettings {
  const path = text(env, VARIABLES.store)
  if (isConnectionString(path)) faults.push('PAIPU_STORE: it names a file; an EventStoreDB goes into PAIPU_EVENTSTORE')
  for (const variable of [VARIABLES.user, VARIABLES.password])
    if (text(env, variable) !== '') faults.push(`${variable.name}: it goes with PAIPU_EVENTSTORE, which is not set`)
  const inMemory = path === ':memory:'
  const store = inMemory ? path : resolve(root, path)
  return { store, credentials: undefined, doorway: doorwayFile(env, root) ?? (inMemory ? null : `${store}.token`) }
}

function eventStoreDb(address: string, env: Environment, root: string, faults: string[]): StoreSettings {
  if (!CONNECTION_STRING.test(address))
    faults.push('PAIPU_EVENTSTORE: it is no connection string such as esdb://host:2113?tls=true')
  if (env[VARIABLES.store.name])
    faults.push('PAIPU_STORE: the events are in the EventStoreDB of PAIPU_EVENTSTORE; unset one of them')
  const credentials = credentialsOf(env, faults)
  if (credentials !== undefined && /[?&]tls=false\b/i.test(address))
    faults.push('PAIPU_EVENTSTORE_USER: name and password are sent over TLS only, and PAIPU_EVENTSTORE says tls=false')
  return { store: address, credentials, doorway: doorwayFile(env, root) }
}

function credentialsOf(env: Environment, faults: string[]): Credentials | undefined {
  const username = text(env, VARIABLES.user)
  const password = text(env, VARIABLES.password)
  if (username !== '' && password !== '') return { username, password }
  if (username !== '') faults.push('PAIPU_EVENTSTORE_PASSWORD: it is missing beside PAIPU_EVENTSTORE_USER')
  if (password !== '') faults.push('PAIPU_EVENTSTORE_USER: it is missing beside PAIPU_EVENTSTORE_PASSWORD')
  return undefined
}

function doorwayFile(env: Environment, root: string): string | null {
  const path = text(env, VARIABLES.tokenFile)
  return path === '' ? null : resolve(root, path)
}
