import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { onTestFinished } from 'vitest'

/** A store that holds nothing, for one test. */
export async function emptyStore(): Promise<EventStore> {
  const store = await openEmbeddedStore({ path: ':memory:' })
  onTestFinished(() => store.close())
  return store
}
