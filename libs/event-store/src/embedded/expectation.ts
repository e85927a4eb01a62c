import { type EventStoreError, storeError, wrongExpectedRevision } from '../errors.ts'
import { type ExpectedRevision } from '../port.ts'
import { type StreamState } from './reads.ts'

/** What becomes of an append or a deletion. */
export type Decision =
  | { readonly kind: 'accept' }
  /** The events are there already; the last of them has this revision. */
  | { readonly kind: 'repeat'; readonly revision: bigint }
  | { readonly kind: 'refuse'; readonly error: EventStoreError }

/** Looks up recorded events by number and by id. */
export interface Recorded {
  /** The id of the event at a revision of a stream. */
  idAt(streamId: bigint, revision: bigint): string | undefined
  /** The highest revision at which a stream has an event with this id. */
  revisionOf(streamId: bigint, id: string): bigint | undefined
}

/**
 * Whether a stream is as expected, by the rules of EventStoreDB. A soft-deleted stream counts as not existing for
 * `'no-stream'`, as deleted for `'stream-exists'`, and keeps its last revision.
 */
export function decide(
  stream: string,
  state: StreamState | undefined,
  expected: ExpectedRevision,
  ids: readonly string[],
  recorded: Recorded,
): Decision {
  if (state?.tombstone === true) return deleted(stream)
  const last = state?.last ?? -1n
  const refusal = () => refuse(wrongExpectedRevision(stream, expected, last < 0n ? 'no-stream' : last))
  const softDeleted = state !== undefined && last >= 0n && state.first > last
  if (expected === 'stream-exists' && softDeleted) return deleted(stream)
  if (expected === 'stream-exists' && last < 0n) return refusal()
  if (state === undefined) return expected === 'any' || expected === 'no-stream' ? ACCEPT : refusal()
  const base = expectedLast(expected)
  if (base !== undefined && base > last) return refusal()
  if (base === last) return ACCEPT
  const before = base ?? firstOf(state.id, ids, recorded)
  if (before === undefined) return ACCEPT
  switch (match(state.id, before, ids, recorded)) {
    case 'all':
      return { kind: 'repeat', revision: before + BigInt(ids.length) }
    case 'none':
      return expected === 'no-stream' && softDeleted ? ACCEPT : refusal()
    case 'part':
      return refusal()
  }
}

const ACCEPT: Decision = { kind: 'accept' }

function refuse(error: EventStoreError): Decision {
  return { kind: 'refuse', error }
}

function deleted(stream: string): Decision {
  return refuse(storeError('stream-deleted', `stream ${stream} is deleted`))
}

/** The revision that the last event must have; `undefined` where any will do. */
function expectedLast(expected: ExpectedRevision): bigint | undefined {
  switch (expected) {
    case 'any':
    case 'stream-exists':
      return undefined
    case 'no-stream':
      return -1n
    default:
      return expected
  }
}

/** The revision before the place where any of these ids would belong, if one of them is in the stream. */
function firstOf(streamId: bigint, ids: readonly string[], recorded: Recorded): bigint | undefined {
  for (const [index, id] of ids.entries()) {
    const revision = recorded.revisionOf(streamId, id)
    if (revision !== undefined) return revision - BigInt(index) - 1n
  }
  return undefined
}

function match(streamId: bigint, before: bigint, ids: readonly string[], recorded: Recorded): 'all' | 'none' | 'part' {
  if (ids.length === 0) return 'none'
  const at = ids.findIndex((id, index) => recorded.idAt(streamId, before + BigInt(index) + 1n) !== id)
  if (at < 0) return 'all'
  return at === 0 ? 'none' : 'part'
}
