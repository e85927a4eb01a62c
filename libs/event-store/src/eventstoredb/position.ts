import { storeError } from '../errors.ts'

/** A place in EventStoreDB's log. */
export interface LogPosition {
  readonly commit: bigint
  readonly prepare: bigint
}

/** What EventStoreDB says instead of a number that it does not know. */
const UNKNOWN = 2n ** 64n - 1n

const HIGHEST = 2n ** 63n - 1n

/** The port's form of a position. Throws `unavailable` for one that the node left out. */
export function positionText(commit: bigint, prepare: bigint): string {
  const known = commit === UNKNOWN ? prepare : commit
  if (known !== UNKNOWN) return `${known}/${prepare === UNKNOWN ? known : prepare}`
  throw storeError(
    'unavailable',
    'this EventStoreDB gives no positions with the events of a stream: use 22.10 or newer',
  )
}

/** Reads the port's form. Throws `bad-argument` for anything else. */
export function parsePosition(text: string): LogPosition {
  const [, commit, prepare] = /^(\d{1,19})\/(\d{1,19})$/.exec(text) ?? []
  const position = { commit: BigInt(commit ?? -1), prepare: BigInt(prepare ?? -1) }
  if (commit !== undefined && position.commit <= HIGHEST && position.prepare <= HIGHEST) return position
  throw storeError('bad-argument', `${JSON.stringify(text)} is no position of EventStoreDB`)
}

/** Below, at or above 0 as `a` comes before, is, or comes after `b`. */
export function comparePositions(a: string, b: string): number {
  const [left, right] = [parsePosition(a), parsePosition(b)]
  return order(left.commit, right.commit) || order(left.prepare, right.prepare)
}

function order(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
