import { Metadata, status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import { connect } from '../../src/eventstoredb/connection.ts'
import { startNodeProcess } from './node-process.ts'

function unavailable(): Error {
  return Object.assign(new Error('gone'), { code: status.UNAVAILABLE, details: 'gone', metadata: new Metadata() })
}

test('a call that fails while no member of the cluster is to be found harms nobody else', async () => {
  const node = await startNodeProcess(':memory:')
  const hurry = 'tls=false&maxDiscoverAttempts=2&discoveryInterval=50&gossipTimeout=1'
  const connection = connect(`esdb://127.0.0.1:${node.port},127.0.0.1:${node.port}?${hurry}`, undefined)
  const { promise: end, reject: fail } = Promise.withResolvers<never>()
  const late = connection.perform(() => end)
  await expect(connection.perform(() => Promise.reject(unavailable()))).rejects.toThrow('gone')
  await node.signal('SIGKILL')
  const searching = connection.perform(async () => 'found')
  fail(unavailable())
  await expect(late).rejects.toThrow('gone')
  // Without a defence the client leaves a rejection behind that nobody handles, which fails the run.
  await expect(searching).rejects.toThrow('Failed to discover')
  await connection.close()
})
