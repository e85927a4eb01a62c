import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type EventStore, type RecordedEvent } from '@paipu/event-store'
import { type Resolved, resolveLink } from './links.ts'
import { type ReadRequest } from './read-request.ts'
import { recordedMessage } from './wire.ts'

/** An event as the call is told of it, through a link where it asked for that. */
export async function eventAnswer(
  store: EventStore,
  { resolveLinks, structuredIds }: ReadRequest,
  recorded: RecordedEvent,
): Promise<ReadResp> {
  const { event, link }: Resolved = resolveLinks ? await resolveLink(store, recorded) : { event: recorded }
  const answer = new streams.ReadResp.ReadEvent().setCommitPosition(recorded.position)
  if (event !== undefined) answer.setEvent(recordedMessage(event, structuredIds))
  if (link !== undefined) answer.setLink(recordedMessage(link, structuredIds))
  return new streams.ReadResp().setEvent(answer)
}
