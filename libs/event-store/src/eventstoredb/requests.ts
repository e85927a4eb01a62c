import shared from '@eventstore/db-client/generated/shared_pb.js'
import { type StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import {
  type AppendReq,
  type DeleteReq,
  type ReadReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb.js'
import { Buffer } from 'node:buffer'
import { type Direction, type ExpectedRevision, type NewEvent, type Payload } from '../port.ts'
import { parsePosition } from './position.ts'

const JSON_TYPE = 'application/json'
const BINARY_TYPE = 'application/octet-stream'

/** The messages of an append: where to, then what. */
export function appendRequests(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): AppendReq[] {
  const options = new streams.AppendReq.Options().setStreamIdentifier(identifier(stream))
  const header = new streams.AppendReq().setOptions(expecting(options, expected))
  return [header, ...events.map((event) => new streams.AppendReq().setProposedMessage(proposed(event)))]
}

/** JSON text goes out as it is, under JSON's content type: EventStoreDB takes the sender's word for it. */
function proposed({ id, type, data, metadata }: NewEvent): AppendReq.ProposedMessage {
  const message = new streams.AppendReq.ProposedMessage().setId(new shared.UUID().setString(id.toLowerCase()))
  message
    .getMetadataMap()
    .set('type', type)
    .set('content-type', typeof data === 'string' ? JSON_TYPE : BINARY_TYPE)
  return message.setData(bytesOf(data)).setCustomMetadata(bytesOf(metadata))
}

function bytesOf(payload: Payload): Uint8Array {
  return typeof payload === 'string' ? Buffer.from(payload) : payload
}

/** A soft deletion. */
export function deleteRequest(stream: string, expected: ExpectedRevision): DeleteReq {
  const options = new streams.DeleteReq.Options().setStreamIdentifier(identifier(stream))
  return new streams.DeleteReq().setOptions(expecting(options, expected))
}

/** A deletion for ever. */
export function tombstoneRequest(stream: string, expected: ExpectedRevision): TombstoneReq {
  const options = new streams.TombstoneReq.Options().setStreamIdentifier(identifier(stream))
  return new streams.TombstoneReq().setOptions(expecting(options, expected))
}

/** Sets an expectation, in whichever options. */
function expecting<Options extends AppendReq.Options | DeleteReq.Options | TombstoneReq.Options>(
  options: Options,
  expected: ExpectedRevision,
): Options {
  if (typeof expected === 'bigint') options.setRevision(String(expected))
  else if (expected === 'no-stream') options.setNoStream(new shared.Empty())
  else if (expected === 'stream-exists') options.setStreamExists(new shared.Empty())
  else options.setAny(new shared.Empty())
  return options
}

/** A read of so many events of a stream, from a revision, or from the beginning of that direction. */
export function readStreamRequest(
  stream: string,
  from: bigint | undefined,
  direction: Direction,
  count: number,
): ReadReq {
  const place = streamPlace(stream, from, direction === 'forwards' ? 'start' : 'end')
  return request(counted(new streams.ReadReq.Options().setStream(place), direction, count))
}

/** A read of so many events of all, or of the streams with a prefix. */
export function readAllRequest(
  from: string | undefined,
  direction: Direction,
  count: number,
  prefixes: readonly string[] | undefined,
): ReadReq {
  const place = allPlace(from, direction === 'forwards' ? 'start' : 'end')
  return request(counted(new streams.ReadReq.Options().setAll(place), direction, count), prefixes)
}

/** A subscription to a stream, after a revision. */
export function followStreamRequest(stream: string, after: bigint | 'end' | undefined): ReadReq {
  const place = after === 'end' ? streamPlace(stream, undefined, 'end') : streamPlace(stream, after, 'start')
  return request(following(new streams.ReadReq.Options().setStream(place)))
}

/**
 * A subscription to all after a position. EventStoreDB filters by one thing: by type where some are left out, and then its
 * own events with them; else by the streams' prefixes.
 */
export function followAllRequest(
  after: string | undefined,
  prefixes: readonly string[] | undefined,
  exceptTypes: readonly string[],
): ReadReq {
  const place = after === 'end' ? allPlace(undefined, 'end') : allPlace(after, 'start')
  const options = following(new streams.ReadReq.Options().setAll(place))
  if (exceptTypes.length === 0) return request(options, prefixes)
  const names = exceptTypes.map((type) => type.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  const types = new streams.ReadReq.Options.FilterOptions.Expression().setRegex(`^(?!\\$|(?:${names})$)`)
  return filtered(options, new streams.ReadReq.Options.FilterOptions().setEventType(types))
}

function counted(options: ReadReq.Options, direction: Direction, count: number): ReadReq.Options {
  const { FORWARDS, BACKWARDS } = streams.ReadReq.Options.ReadDirection
  return options.setReadDirection(direction === 'forwards' ? FORWARDS : BACKWARDS).setCount(String(count))
}

function following(options: ReadReq.Options): ReadReq.Options {
  return options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions())
}

function streamPlace(stream: string, from: bigint | undefined, otherwise: 'start' | 'end') {
  const place = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(identifier(stream))
  if (from !== undefined) return place.setRevision(String(from))
  return otherwise === 'start' ? place.setStart(new shared.Empty()) : place.setEnd(new shared.Empty())
}

function allPlace(from: string | undefined, otherwise: 'start' | 'end') {
  const place = new streams.ReadReq.Options.AllOptions()
  if (from === undefined) {
    return otherwise === 'start' ? place.setStart(new shared.Empty()) : place.setEnd(new shared.Empty())
  }
  const { commit, prepare } = parsePosition(from)
  const position = new streams.ReadReq.Options.Position()
  return place.setPosition(position.setCommitPosition(String(commit)).setPreparePosition(String(prepare)))
}

/** A filtered subscription looks at so many events at a time… */
const WINDOW = 256
/** … and is told of a checkpoint after so many windows. */
const WINDOWS_PER_CHECKPOINT = 4

function request(options: ReadReq.Options, prefixes?: readonly string[]): ReadReq {
  if (prefixes === undefined) return asking(options.setNoFilter(new shared.Empty()))
  const expression = new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([...prefixes])
  return filtered(options, new streams.ReadReq.Options.FilterOptions().setStreamIdentifier(expression))
}

function filtered(options: ReadReq.Options, filter: ReadReq.Options.FilterOptions): ReadReq {
  return asking(options.setFilter(filter.setMax(WINDOW).setCheckpointintervalmultiplier(WINDOWS_PER_CHECKPOINT)))
}

/** Ids come as text. */
function asking(options: ReadReq.Options): ReadReq {
  const ids = new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty())
  return new streams.ReadReq().setOptions(options.setUuidOption(ids))
}

function identifier(stream: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream))
}
