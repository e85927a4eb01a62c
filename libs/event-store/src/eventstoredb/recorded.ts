import { type UUID } from '@eventstore/db-client/generated/shared_pb.js'
import { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { Buffer, isUtf8 } from 'node:buffer'
import { type Payload, type RecordedEvent } from '../port.ts'
import { positionText } from './position.ts'

const TICKS_PER_MILLISECOND = 10_000n

/** Where an event stands, in its stream and among all. */
export interface Place {
  readonly revision: bigint
  readonly position: string
}

/** Where an event of the protocol stands. Throws as {@link positionText}. */
export function placeOf(event: ReadResp.ReadEvent.RecordedEvent): Place {
  return {
    revision: BigInt(event.getStreamRevision()),
    position: positionText(BigInt(event.getCommitPosition()), BigInt(event.getPreparePosition())),
  }
}

/**
 * An event as the port has it; `undefined` for what EventStoreDB writes for itself: system streams, metadata, and the
 * marks that deletions leave.
 */
export function recordedEvent(event: ReadResp.ReadEvent.RecordedEvent): RecordedEvent | undefined {
  const stream = streamOf(event)
  if (stream.startsWith('$') || isTombstone(event)) return undefined
  const isJson = event.getMetadataMap().get('content-type') === 'application/json'
  return {
    stream,
    ...placeOf(event),
    id: idText(event.getId()).toLowerCase(),
    type: typeOf(event),
    data: payload(event.getData_asU8(), isJson),
    metadata: payload(event.getCustomMetadata_asU8(), isJson),
    created: new Date(Number(BigInt(event.getMetadataMap().get('created') ?? '0') / TICKS_PER_MILLISECOND)),
  }
}

/** Whether this is the mark that a tombstone leaves in its stream. */
export function isTombstone(event: ReadResp.ReadEvent.RecordedEvent): boolean {
  return typeOf(event) === '$streamDeleted'
}

function streamOf(event: ReadResp.ReadEvent.RecordedEvent): string {
  return Buffer.from(event.getStreamIdentifier()?.getStreamName() as Uint8Array).toString()
}

function typeOf(event: ReadResp.ReadEvent.RecordedEvent): string {
  return event.getMetadataMap().get('type') ?? ''
}

/** Text as the bytes say it; another client may have called something JSON that is no text at all. */
function payload(bytes: Uint8Array, isJson: boolean): Payload {
  return isJson && isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString() : bytes
}

function idText(id: UUID | undefined): string {
  return id?.getString() ?? ''
}
