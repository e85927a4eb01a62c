import { afterAll, beforeAll } from 'vitest'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { eventStoreContract } from '../contract/index.ts'
import { type NodeProcess, startNodeProcess } from './node-process.ts'

let node: NodeProcess

beforeAll(async () => {
  node = await startNodeProcess(':memory:')
})
afterAll(() => node.signal('SIGTERM'))

// Time enough for a thousand appends to one stream, one after the other, on a laden machine.
eventStoreContract('EventStoreDB', () => openEventStoreDb({ connectionString: node.address, callMs: 60_000 }))
