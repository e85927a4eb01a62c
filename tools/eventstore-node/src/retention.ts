import { type EventStore, isStoreError, type RecordedEvent } from '@paipu/event-store'

/** What a stream's metadata leaves to be read of it. */
export interface Retention {
  /** The first revision. */
  readonly first: bigint
  /** The earliest moment of recording, in milliseconds since 1970. */
  readonly since: number
}

const EVERYTHING: Retention = { first: 0n, since: -Infinity }

/** Reads `$tb`, `$maxCount` and `$maxAge` of a stream's metadata. */
export async function retentionOf(store: EventStore, stream: string): Promise<Retention> {
  const metadata = stream.startsWith('$$') ? undefined : await lastOf(store, `$$${stream}`)
  if (typeof metadata?.data !== 'string') return EVERYTHING
  const { $tb, $maxCount, $maxAge } = parse(metadata.data)
  const last = $maxCount === undefined ? undefined : (await lastOf(store, stream))?.revision
  const counted = last === undefined ? 0n : last - BigInt($maxCount!) + 1n
  const before = BigInt($tb ?? 0)
  return {
    first: counted > before ? counted : before,
    since: $maxAge === undefined ? -Infinity : Date.now() - $maxAge * 1000,
  }
}

/** Whether the metadata of its stream leaves an event. */
export function retains({ first, since }: Retention, event: RecordedEvent): boolean {
  return event.revision >= first && event.created.getTime() >= since
}

async function lastOf(store: EventStore, stream: string): Promise<RecordedEvent | undefined> {
  try {
    for await (const event of store.readStream(stream, { direction: 'backwards', limit: 1 })) return event
  } catch (error) {
    if (!isStoreError(error, 'stream-not-found') && !isStoreError(error, 'stream-deleted')) throw error
  }
  return undefined
}

type Limits = Partial<Record<'$tb' | '$maxCount' | '$maxAge', number>>

/** The limits that are whole numbers; anything else limits nothing. */
function parse(text: string): Limits {
  try {
    const value: unknown = JSON.parse(text)
    const entries = Object.entries(value ?? {}).filter(([, limit]) => Number.isSafeInteger(limit) && limit >= 0)
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
