import streams from '@eventstore/db-client/generated/streams_pb.js'
import { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { type Direction } from '@paipu/event-store'
import { type Filter, parseFilter } from './filter.ts'
import { invalidArgument } from './refusal.ts'
import { streamName } from './wire.ts'

/** Where to begin. */
export type Place<At> = At | 'start' | 'end'

/** What to read: a stream from a revision, or all from a position. */
export type Subject =
  | { readonly kind: 'stream'; readonly stream: string; readonly from: Place<bigint> }
  | { readonly kind: 'all'; readonly from: Place<string>; readonly filter: Filter | undefined }

/** A call of Streams.Read; `count` is the most events, or that it is a subscription. */
export interface ReadRequest {
  readonly subject: Subject
  readonly direction: Direction
  readonly count: number | 'subscription'
  readonly resolveLinks: boolean
  readonly structuredIds: boolean
}

/** Reads a request. Throws a refusal for one that makes no sense. */
export function parseReadRequest(request: ReadReq): ReadRequest {
  const options = request.getOptions()
  if (options === undefined) throw invalidArgument('the options are missing')
  return {
    subject: parseSubject(options),
    direction:
      options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS ? 'backwards' : 'forwards',
    count: parseCount(options),
    resolveLinks: options.getResolveLinks(),
    structuredIds: options.getUuidOption()?.hasString() !== true,
  }
}

function parseSubject(options: ReadReq.Options): Subject {
  const stream = options.getStream()
  if (stream !== undefined) {
    return { kind: 'stream', stream: streamName(stream.getStreamIdentifier()), from: revisionPlace(stream) }
  }
  const all = options.getAll()
  if (all === undefined) throw invalidArgument('neither a stream nor all')
  const filter = options.getFilter()
  return { kind: 'all', from: positionPlace(all), filter: filter === undefined ? undefined : parseFilter(filter) }
}

function revisionPlace(options: ReadReq.Options.StreamOptions): Place<bigint> {
  if (options.hasEnd()) return 'end'
  return options.hasRevision() ? BigInt(options.getRevision()) : 'start'
}

/** Before the store's first position, 1, there is only the start. */
function positionPlace(options: ReadReq.Options.AllOptions): Place<string> {
  if (options.hasEnd()) return 'end'
  const position = options.getPosition()?.getCommitPosition() ?? '0'
  return position === '0' ? 'start' : position
}

function parseCount(options: ReadReq.Options): number | 'subscription' {
  if (options.hasSubscription()) return 'subscription'
  const count = BigInt(options.getCount())
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(count)
}
