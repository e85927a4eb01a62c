import { type ExpectedRevision } from '../../src/index.ts'
import { type StreamKind } from './harness.ts'

/**
 * Which expectations hold for which stream, by EventStoreDB's rules, and the revision of the first event then appended.
 * Every stream that is not new has got the events 0, 1 and 2.
 */
export const accepted: readonly (readonly [StreamKind, ExpectedRevision, bigint])[] = [
  ['new', 'any', 0n],
  ['new', 'no-stream', 0n],
  ['existing', 'any', 3n],
  ['existing', 'stream-exists', 3n],
  ['existing', 2n, 3n],
  ['soft-deleted', 'any', 3n],
  ['soft-deleted', 'no-stream', 3n],
  ['soft-deleted', 2n, 3n],
]

interface Refusal {
  readonly code: string
  readonly actual?: bigint | 'no-stream'
}

const isNoStream: Refusal = { code: 'wrong-expected-revision', actual: 'no-stream' }
const isAt2: Refusal = { code: 'wrong-expected-revision', actual: 2n }
const isDeleted: Refusal = { code: 'stream-deleted' }

/** Which expectations do not hold, and what the caller is told. */
export const refused: readonly (readonly [StreamKind, ExpectedRevision, Refusal])[] = [
  ['new', 'stream-exists', isNoStream],
  ['new', 0n, isNoStream],
  ['existing', 'no-stream', isAt2],
  ['existing', 1n, isAt2],
  ['existing', 3n, isAt2],
  ['existing', 2n ** 60n, isAt2],
  ['soft-deleted', 'stream-exists', isDeleted],
  ['soft-deleted', 1n, isAt2],
  ['soft-deleted', 3n, isAt2],
  ['tombstoned', 'any', isDeleted],
  ['tombstoned', 'no-stream', isDeleted],
  ['tombstoned', 'stream-exists', isDeleted],
  ['tombstoned', 2n, isDeleted],
]
