import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { type SupportedMethod, type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { type Empty } from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { type handleUnaryCall } from '@grpc/grpc-js'
import { type Context } from './context.ts'
import { respond } from './respond.ts'

/** The version of EventStoreDB that this node behaves like. */
const VERSION = '23.10.0'

const READ = '/event_store.client.streams.streams/read'

/** ServerFeatures.GetSupportedMethods: what this node can do. */
export function supportedMethods(context: Context): handleUnaryCall<Empty, SupportedMethods> {
  const services = [StreamsService, GossipService, ServerFeaturesService]
  const paths = services.flatMap((service) => Object.values(service).map(({ path }: { path: string }) => path))
  const methods = paths.map((path) => describe(path.toLowerCase()))
  return (call, callback) =>
    void respond(context, call, callback, async () => {
      await context.control.admitted()
      return new features.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(VERSION)
    })
}

function describe(path: string): SupportedMethod {
  const [, service, method] = path.split('/')
  return new features.SupportedMethod()
    .setServiceName(service!)
    .setMethodName(method!)
    .setFeaturesList(path === READ ? ['position', 'events'] : [])
}
