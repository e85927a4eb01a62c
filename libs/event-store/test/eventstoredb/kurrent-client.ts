import * as kurrent from '@kurrent/kurrentdb-client'
import { Buffer } from 'node:buffer'
import { ALONE, collectRead, type Official } from './official.ts'

/** The client of KurrentDB, as EventStoreDB is called now. Never load it and EventStoreDB's in one process. */
export function kurrentClient(address: string): Official {
  const client = kurrent.KurrentDBClient.connectionString(address.replace('esdb:', 'kurrentdb:'))
  const { BACKWARDS, END, jsonEvent, binaryEvent, streamNameFilter } = kurrent
  return {
    async append(stream, streamState, values, isAlone) {
      const events = values.map((data) => jsonEvent({ type: 'Happened', data: { ...data } }))
      const options = { streamState, ...(isAlone ? ALONE : {}) }
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
    readAll: (prefix) => collectRead(client.readAll({ filter: streamNameFilter({ prefixes: [prefix] }) })),
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
