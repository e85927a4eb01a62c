import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import {
  type DeleteReq,
  type DeleteResp,
  type TombstoneReq,
  type TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import { type handleUnaryCall, type ServerUnaryCall } from '@grpc/grpc-js'
import { admit } from './admission.ts'
import { type Context } from './context.ts'
import { invalidArgument } from './refusal.ts'
import { type Progress, respond } from './respond.ts'
import { expectedRevision, streamName } from './wire.ts'

/** Streams.Delete: a soft deletion. The embedded store does not number deletions, so that they have no position. */
export function softDelete(context: Context): handleUnaryCall<DeleteReq, DeleteResp> {
  return (call, callback) =>
    void respond(context, call, callback, async (progress) => {
      await remove(context, call, call.request.getOptions(), false, progress)
      return new streams.DeleteResp().setNoPosition(new shared.Empty())
    })
}

/** Streams.Tombstone: a deletion for ever. */
export function tombstone(context: Context): handleUnaryCall<TombstoneReq, TombstoneResp> {
  return (call, callback) =>
    void respond(context, call, callback, async (progress) => {
      await remove(context, call, call.request.getOptions(), true, progress)
      return new streams.TombstoneResp().setNoPosition(new shared.Empty())
    })
}

async function remove(
  context: Context,
  call: ServerUnaryCall<unknown, unknown>,
  options: DeleteReq.Options | TombstoneReq.Options | undefined,
  hard: boolean,
  progress: Progress,
): Promise<void> {
  if (options === undefined) throw invalidArgument('the options are missing')
  const stream = streamName(options.getStreamIdentifier())
  const expected = expectedRevision(options.getExpectedStreamRevisionCase(), () => options.getRevision())
  progress.of(stream, expected)
  await admit(context, call, 'write')
  await context.store.deleteStream(stream, expected, { hard })
  progress.committed()
}
