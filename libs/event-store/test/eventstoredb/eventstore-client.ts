import * as eventstore from '@eventstore/db-client'
import { Buffer } from 'node:buffer'
import { ALONE, collectRead, type Official } from './official.ts'

/** The client of EventStoreDB. Never load it and KurrentDB's in one process: the later one breaks the earlier one. */
export function eventstoreClient(address: string): Official {
  const client = eventstore.EventStoreDBClient.connectionString(address)
  const { BACKWARDS, END, jsonEvent, binaryEvent, streamNameFilter } = eventstore
  return {
    async append(stream, expectedRevision, values, isAlone) {
      const events = values.map((data) => jsonEvent({ type: 'Happened', data: { ...data } }))
      const options = { expectedRevision, ...(isAlone ? ALONE : {}) }
      return (await client.appendToStream(stream, events, options)).nextExpectedRevision
    },
    async appendBytes(stream, type, bytes) {
      await client.appendToStream(stream, binaryEvent({ type, data: Buffer.from(bytes) }))
    },
    read: (stream, backwards = false, maxCount = 1000) =>
      collectRead(
        client.readStream(stream, { maxCount, ...(backwards && { direction: BACKWARDS, fromRevision: END }) }),
      ),
    readResolved: (stream) => collectRead(client.readStream(stream, { resolveLinkTos: true })),
    async readAll(prefix) {
      return (await collectRead(client.readAll())).filter(({ stream }) => stream?.startsWith(prefix))
    },
    follow(prefix) {
      const log: string[] = []
      const filter = streamNameFilter({
        prefixes: [prefix],
        maxSearchWindow: 2,
        checkpointInterval: 1,
        checkpointReached: async () => void log.push('checkpoint'),
      })
      const subscription = client.subscribeToAll({ filter })
      subscription.on('caughtUp', () => log.push('caught up'))
      subscription.on('data', ({ event }) => log.push(`${event?.revision}`))
      return { log, end: () => subscription.unsubscribe() }
    },
    async keep(stream, maxCount) {
      await client.setStreamMetadata(stream, { maxCount })
    },
    metadata: async (stream) => (await client.getStreamMetadata(stream)).metadata,
    remove: async (stream) => void (await client.deleteStream(stream)),
    bury: async (stream) => void (await client.tombstoneStream(stream)),
    listProjections: () => client.listProjections(),
    close: () => client.dispose(),
  }
}
