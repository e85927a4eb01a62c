import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { type EventStore, openEmbeddedStore } from '@paipu/event-store'
import { append } from './append.ts'
import { batchAppend } from './batch-append.ts'
import { gossipRead } from './cluster.ts'
import { type Context } from './context.ts'
import { softDelete, tombstone } from './delete.ts'
import { type Endpoint, type FaultControl, makeFaults } from './faults.ts'
import { supportedMethods } from './features.ts'
import { type Listener, listen } from './listener.ts'
import { read } from './read.ts'
import { makeAuthorize } from './users.ts'

/** How to run a node. */
export interface NodeOptions {
  /** The embedded store's file, or `:memory:`. A follower reads its leader's. */
  readonly store: string
  /** Whether an acknowledged append survives a power cut (`full`, the default). */
  readonly synchronous?: 'full' | 'normal' | undefined
  /** The address to listen on, which other nodes and clients are told too. Default 127.0.0.1. */
  readonly host?: string | undefined
  /** Default 0: any free one. */
  readonly port?: number | undefined
  /** Makes the node a follower of this leader: it reads the same file and sends writers there. */
  readonly leader?: Endpoint | undefined
  /** Certificate chain and private key, PEM; without them the node speaks plain text. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer } | undefined
  /** Names and passwords; without any, everybody may do everything. */
  readonly users?: ReadonlyMap<string, string> | undefined
}

/** A node that answers. */
export interface RunningNode extends FaultControl {
  readonly host: string
  readonly port: number
  /** Breaks off all calls and lets go of port and store. */
  close(): Promise<void>
}

/** The protocol allows events of up to 16 MiB that other ways have brought in. */
const MOST_BYTES = 17 * 1024 * 1024

/** Starts a node. Rejects as the embedded store does, and when the port can't be had. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const { host = '127.0.0.1', port = 0, leader, tls, users = new Map<string, string>() } = options
  const control = makeFaults(leader)
  const { synchronous } = options
  const store = await openEmbeddedStore({ path: options.store, synchronous, readOnly: leader !== undefined })
  const serving: { listener?: Listener } = {}
  const context: Context = {
    store,
    control,
    authorize: makeAuthorize(users),
    cut: (peer) => serving.listener?.cut(peer),
  }
  const server = makeServer(context, () => ({ host, port: serving.listener!.port }))
  const listener = await listening(store, () => listen(server, credentials(tls), host, port))
  serving.listener = listener
  return {
    ...control,
    host,
    port: listener.port,
    async close() {
      await listener.close()
      await store.close()
    },
  }
}

function makeServer(context: Context, self: () => Endpoint): Server {
  const server = new Server({
    'grpc.max_receive_message_length': MOST_BYTES,
    'grpc.max_send_message_length': MOST_BYTES,
  })
  server.addService(StreamsService, {
    read: read(context),
    append: append(context),
    delete: softDelete(context),
    tombstone: tombstone(context),
    batchAppend: batchAppend(context),
  })
  server.addService(GossipService, { read: gossipRead(context, self) })
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods(context) })
  return server
}

function credentials(tls: NodeOptions['tls']): ServerCredentials {
  if (tls === undefined) return ServerCredentials.createInsecure()
  return ServerCredentials.createSsl(null, [{ cert_chain: tls.certificate, private_key: tls.key }])
}

/** Lets go of the store when the port can't be had. */
async function listening(store: EventStore, begin: () => Promise<Listener>): Promise<Listener> {
  try {
    return await begin()
  } catch (error) {
    await store.close()
    throw error
  }
}
