import { EventStoreDBClient } from '@eventstore/db-client'
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { type CallOptions, type Channel, type Metadata } from '@grpc/grpc-js'
import { setTimeout as wait } from 'node:timers/promises'
import { storeError } from '../errors.ts'

/** A name and password of EventStoreDB. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What goes with a call: what it says of itself, and its deadline. */
export type CallArguments = [metadata: Metadata, options: CallOptions]

/** The way to the node, or to the leader of a cluster. */
export interface Connection {
  /**
   * Makes a call once there is a channel. After a failure that a new channel may mend, the next call gets one: to the
   * leader where the node named it, else to the best member that gossip tells of.
   */
  perform<T>(act: (stub: StreamsClient) => Promise<T>): Promise<T>
  /** For a call that may take so many milliseconds; with `requiresLeader` no other node may answer it. */
  callArguments(deadlineMs: number, requiresLeader: boolean): CallArguments
  /** Lets go of the channel, in a second at the most. */
  close(): Promise<void>
}

const DISPOSE_MS = 1000

/**
 * Takes the official client for what it does well: connection strings, TLS, discovery, leaders and channels. Calls are
 * made on the stub itself, because the client's own appends and reads parse JSON and write it anew, which changes bytes,
 * and because its appends may take a call that all clients of the process share and that has no deadline.
 */
export function connect(connectionString: string, credentials: Credentials | undefined): Connection {
  const client = parsed(connectionString)
  const reconnect = client['handleError']
  // The client does not wait for this, so that a rejection would end the process.
  client['handleError'] = (...args) => reconnect(...args).catch(() => undefined)
  let channel: Channel | undefined

  return {
    perform: (act) =>
      client['execute'](StreamsClient, 'streams', (stub) => {
        channel = stub.getChannel() as Channel
        return act(stub)
      }),
    callArguments(deadlineMs, requiresLeader) {
      const base = { requiresLeader, ...(credentials && { credentials }) }
      // The client computes a date from the milliseconds, which does not work for a call without end.
      if (deadlineMs === Infinity) return client['callArguments'](base, { deadline: Infinity })
      return client['callArguments']({ ...base, deadline: Math.ceil(deadlineMs) })
    },
    async close() {
      await Promise.race([client.dispose(), wait(DISPOSE_MS, undefined, { ref: false })])
      channel?.close()
    },
  }
}

/** The message leaves the connection string out: there may be a password in it. */
function parsed(connectionString: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(connectionString)
  } catch {
    throw storeError('bad-argument', 'this is no connection string such as esdb://name:password@host:2113?tls=true')
  }
}
