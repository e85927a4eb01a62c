/** An event as an official client reads it. */
export interface Read {
  readonly stream: string | undefined
  readonly revision: bigint | undefined
  /** Parsed JSON, or bytes as a list. */
  readonly data: unknown
  /** The type of the link through which it was read. */
  readonly link: string | undefined
}

/** A subscription of an official client. */
export interface Following {
  readonly log: string[]
  end(): Promise<void>
}

/** What the tests do with an official client, by its public calls. */
export interface Official {
  /** Appends JSON values, in a batch call or, with credentials, in one of its own; answers the last revision. */
  append(
    stream: string,
    expected: bigint | 'no_stream' | 'any',
    values: readonly object[],
    alone: boolean,
  ): Promise<bigint>
  appendBytes(stream: string, type: string, bytes: Uint8Array): Promise<void>
  read(stream: string, backwards?: boolean, count?: number): Promise<Read[]>
  readResolved(stream: string): Promise<Read[]>
  readAll(prefix: string): Promise<Read[]>
  follow(prefix: string): Following
  keep(stream: string, count: number): Promise<void>
  metadata(stream: string): Promise<object | undefined>
  remove(stream: string): Promise<void>
  bury(stream: string): Promise<void>
  listProjections(): Promise<unknown>
  close(): Promise<void>
}

/** An event in the shape of either client. */
export interface AnyEvent {
  readonly event?: { readonly streamId: string; readonly revision: bigint; readonly data: unknown } | undefined
  readonly link?: { readonly type: string } | undefined
}

/** Reads a client's events to the end. */
export async function collectRead(events: AsyncIterable<AnyEvent>): Promise<Read[]> {
  const all: Read[] = []
  for await (const { event, link } of events) {
    const data = event?.data instanceof Uint8Array ? [...event.data] : event?.data
    all.push({ stream: event?.streamId, revision: event?.revision, data, link: link?.type })
  }
  return all
}

/** Credentials of its own send an append in a call of its own. */
export const ALONE = { credentials: { username: 'a', password: 'b' } }
