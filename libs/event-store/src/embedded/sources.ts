import { storeError } from '../errors.ts'
import type { Filter, Reads } from './reads.ts'
import { type Source } from './follow.ts'

const PAGE = 256
/** A filtered subscription tells a checkpoint once it has passed so many positions without an event. */
const CHECKPOINT_EVERY = 1000n

/** The events of one stream from revision `from` on. */
export function streamSource(reads: Reads, stream: string, from: bigint): Source {
  let next = from
  return {
    read() {
      if (reads.stream(stream)?.tombstone === true) throw storeError('stream-deleted', `stream ${stream} is deleted`)
      return reads.streamUp(stream, next, PAGE)
    },
    passed(page) {
      next = page.next
      return undefined
    },
    concerns: (commit) => commit.streams.has(stream),
  }
}

/** The events of all streams that a filter lets through, after a position. */
export function allSource(reads: Reads, after: bigint, filter: Filter): Source {
  const { prefixes } = filter
  let cursor = after
  let told = after
  return {
    read: () => reads.allUp(cursor, reads.head(), PAGE, filter),
    passed(page) {
      cursor = page.next
      if (page.events.length > 0) told = BigInt(page.events.at(-1)!.position)
      if (cursor - told < CHECKPOINT_EVERY) return undefined
      told = cursor
      return String(cursor)
    },
    concerns(commit) {
      if (prefixes.length === 0 || anyStartsWith(commit.streams, prefixes)) return true
      cursor = commit.head
      return cursor - told >= CHECKPOINT_EVERY
    },
  }
}

function anyStartsWith(names: ReadonlySet<string>, prefixes: readonly string[]): boolean {
  for (const name of names) if (prefixes.some((prefix) => name.startsWith(prefix))) return true
  return false
}
