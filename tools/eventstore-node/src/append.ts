import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type AppendReq, type AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type handleClientStreamingCall } from '@grpc/grpc-js'
import { type AppendResult, type ExpectedRevision, isStoreError, type NewEvent } from '@paipu/event-store'
import { admit } from './admission.ts'
import { type Context } from './context.ts'
import { invalidArgument } from './refusal.ts'
import { respond } from './respond.ts'
import { expectedRevision, newEvent, streamName } from './wire.ts'

interface Append {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly NewEvent[]
}

/** Streams.Append: one append of events that come one by one. */
export function append(context: Context): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) =>
    void respond(context, call, callback, async (progress) => {
      const { stream, expected, events } = await collect(call)
      progress.of(stream, expected)
      await admit(context, call, 'write')
      try {
        const result = await context.store.append(stream, expected, events)
        progress.committed()
        return successMessage(result)
      } catch (error) {
        if (!isStoreError(error, 'wrong-expected-revision')) throw error
        return wrongVersionMessage(expected, error.actual)
      }
    })
}

/** Reads the whole request: a client that breaks off before its end appends nothing. */
async function collect(messages: AsyncIterable<AppendReq>): Promise<Append> {
  let options: AppendReq.Options | undefined
  const events: NewEvent[] = []
  for await (const message of messages) {
    const proposed = message.getProposedMessage()
    if (proposed === undefined) options = message.getOptions()
    else events.push(newEvent(proposed))
  }
  if (options === undefined) throw invalidArgument('the options are missing')
  const { stream, expected } = target(options)
  return { stream, expected, events }
}

function target(options: AppendReq.Options): Omit<Append, 'events'> {
  const stream = streamName(options.getStreamIdentifier())
  return { stream, expected: expectedRevision(options.getExpectedStreamRevisionCase(), () => options.getRevision()) }
}

function successMessage({ revision, position }: AppendResult): AppendResp {
  const where = new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position)
  const success = new streams.AppendResp.Success().setCurrentRevision(String(revision)).setPosition(where)
  return new streams.AppendResp().setSuccess(success)
}

function wrongVersionMessage(expected: ExpectedRevision, actual: bigint | 'no-stream'): AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (actual === 'no-stream') wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(actual))
  if (expected === 'any') wrong.setExpectedAny(new shared.Empty())
  else if (expected === 'no-stream') wrong.setExpectedNoStream(new shared.Empty())
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new shared.Empty())
  else wrong.setExpectedRevision(String(expected))
  return new streams.AppendResp().setWrongExpectedVersion(wrong)
}
