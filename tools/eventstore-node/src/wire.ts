import shared from '@eventstore/db-client/generated/shared_pb.js'
import { type StreamIdentifier, type UUID } from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { type ExpectedRevision, type NewEvent, type Payload, type RecordedEvent } from '@paipu/event-store'
import { type Map as ProtobufMap } from 'google-protobuf'
import { Buffer, isUtf8 } from 'node:buffer'
import { invalidArgument, missingProperty } from './refusal.ts'

/** An event as a client proposes it, alone or in a batch. */
export interface Proposed {
  getId(): UUID | undefined
  getMetadataMap(): ProtobufMap<string, string>
  getCustomMetadata_asU8(): Uint8Array
  getData_asU8(): Uint8Array
}

const JSON_TYPE = 'application/json'
const BINARY_TYPE = 'application/octet-stream'
const TICKS_PER_MILLISECOND = 10_000n

export function streamName(identifier: StreamIdentifier | undefined): string {
  if (identifier === undefined) throw invalidArgument('the stream has no name')
  return Buffer.from(identifier.getStreamName() as Uint8Array).toString()
}

export function streamIdentifier(name: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name))
}

export function uuidText(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured()
  if (structured === undefined) return uuid?.getString() ?? ''
  const bytes = Buffer.alloc(16)
  bytes.writeBigInt64BE(BigInt(structured.getMostSignificantBits()), 0)
  bytes.writeBigInt64BE(BigInt(structured.getLeastSignificantBits()), 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export function uuidMessage(text: string, structured: boolean): UUID {
  if (!structured) return new shared.UUID().setString(text)
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex')
  const parts = new shared.UUID.Structured()
  parts.setMostSignificantBits(String(bytes.readBigInt64BE(0)))
  parts.setLeastSignificantBits(String(bytes.readBigInt64BE(8)))
  return new shared.UUID().setStructured(parts)
}

/** The expectation of a write; its cases have the same numbers in every request. */
export function expectedRevision(which: number, revision: () => string): ExpectedRevision {
  const cases = streams.AppendReq.Options.ExpectedStreamRevisionCase
  switch (which) {
    case cases.REVISION:
      return BigInt(revision())
    case cases.NO_STREAM:
      return 'no-stream'
    case cases.ANY:
      return 'any'
    case cases.STREAM_EXISTS:
      return 'stream-exists'
    default:
      throw invalidArgument('the expected revision is missing')
  }
}

/** JSON is kept as text, anything else as bytes, so that the flag comes back with the event. */
export function newEvent(proposed: Proposed): NewEvent {
  const properties = proposed.getMetadataMap()
  const type = properties.get('type')
  const contentType = properties.get('content-type')
  if (type === undefined) throw missingProperty('type')
  if (contentType === undefined) throw missingProperty('content-type')
  const id = uuidText(proposed.getId())
  const data = proposed.getData_asU8()
  const metadata = proposed.getCustomMetadata_asU8()
  if (contentType !== JSON_TYPE) return { id, type, data, metadata }
  if (!isUtf8(data)) throw invalidArgument(`event ${id} is called JSON, but its data is no UTF-8`)
  return { id, type, data: text(data), metadata: isUtf8(metadata) ? text(metadata) : metadata }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
}

function bytesOf(payload: Payload): Uint8Array {
  return typeof payload === 'string' ? Buffer.from(payload) : payload
}

export function recordedMessage(event: RecordedEvent, structuredIds: boolean): ReadResp.ReadEvent.RecordedEvent {
  const message = new streams.ReadResp.ReadEvent.RecordedEvent()
  message.setId(uuidMessage(event.id, structuredIds))
  message.setStreamIdentifier(streamIdentifier(event.stream))
  message.setStreamRevision(String(event.revision))
  // The protocol's positions are two numbers, the embedded store's is one in decimal.
  message.setCommitPosition(event.position).setPreparePosition(event.position)
  message
    .getMetadataMap()
    .set('type', event.type)
    .set('created', String(BigInt(event.created.getTime()) * TICKS_PER_MILLISECOND))
    .set('content-type', typeof event.data === 'string' ? JSON_TYPE : BINARY_TYPE)
  message.setData(bytesOf(event.data))
  message.setCustomMetadata(bytesOf(event.metadata))
  return message
}
