import { parseStored } from '@paipu/contracts'
import { isStoreError, type EventStore, type RecordedEvent } from '@paipu/event-store'
import { hashOf } from '@paipu/fairness'

/** The first event of a stream that is not as it was stored. */
export interface BrokenStream {
  readonly stream: string
  readonly revision: number
  readonly message: string
}

/** What {@link checkChains} found. */
export interface CheckedChains {
  readonly events: number
  readonly streams: number
  readonly broken: readonly BrokenStream[]
}

/** Where a stream's chain has come to; `null` behind a break. */
type Link = { readonly revision: number; readonly hash: string } | null

/**
 * Looks through the hash chains of every stream of a store, in one pass over all events: each revision follows the one
 * before, and each hash fits its event and the one before; and no stream is marked as deleted, which Paipu never does. A
 * stream is left alone behind its first break. What the events mean is not looked at, so that a store of a newer Paipu can
 * be checked too. Rejects as the store does.
 */
export async function checkChains(store: EventStore): Promise<CheckedChains> {
  const links = new Map<string, Link>()
  const broken: BrokenStream[] = []
  let events = 0
  for await (const recorded of store.readAll()) {
    events++
    const link = links.get(recorded.stream)
    if (link === null) continue
    const next = nextLink(link, recorded)
    if (typeof next === 'string') {
      broken.push({ stream: recorded.stream, revision: Number(recorded.revision), message: next })
      links.set(recorded.stream, null)
    } else {
      links.set(recorded.stream, next)
    }
  }
  for (const [stream, link] of links) {
    if (link !== null && !(await beginsAtStart(store, stream)))
      broken.push({ stream, revision: 0, message: 'the event is hidden: its stream is marked as deleted' })
  }
  return { events, streams: links.size, broken }
}

/** Whether a stream can be read from its first event on. */
async function beginsAtStart(store: EventStore, stream: string): Promise<boolean> {
  try {
    for await (const { revision } of store.readStream(stream, { limit: 1 })) return revision === 0n
    return false
  } catch (error) {
    if (isStoreError(error, 'stream-not-found') || isStoreError(error, 'stream-deleted')) return false
    throw error
  }
}

/** The chain's next link, or what is wrong with the event. */
function nextLink(link: NonNullable<Link> | undefined, recorded: RecordedEvent): NonNullable<Link> | string {
  const expected = link === undefined ? 0 : link.revision + 1
  const revision = Number(recorded.revision)
  if (revision !== expected) return `revision ${revision} where ${expected} belongs`
  const record = parseStored(recorded)
  if (typeof record === 'string') return record
  const { hash, prevHash } = record.metadata
  if (prevHash !== (link?.hash ?? null)) return 'prevHash is not the hash of the event before'
  return hash === hashOf(record) ? { revision, hash } : 'hash does not fit the event'
}
