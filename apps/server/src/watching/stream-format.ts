import type { TableUpdate } from './update.ts'

/** How updates are written into an HTTP answer that does not end. */
export interface StreamFormat {
  readonly contentType: string
  /** What the answer begins with. */
  readonly opening: string
  /** What is sent now and then while nothing happens; `null` where the format knows no such thing. */
  readonly pulse: string | null
  /** An update as bytes, made once for all readers. */
  readonly bytes: (update: TableUpdate) => Buffer
}

/** Server-Sent Events: an event is named for the update's kind and its id is the cursor, which `Last-Event-ID` gives back. */
export const SERVER_SENT_EVENTS: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  opening: 'retry: 2000\n\n',
  pulse: ':\n\n',
  bytes: madeOnce((update) => `id: ${update.cursor}\nevent: ${update.kind}\ndata: ${JSON.stringify(update)}\n\n`),
}

/** JSON Lines: an update a line. */
export const JSON_LINES: StreamFormat = {
  contentType: 'application/x-ndjson; charset=utf-8',
  opening: '',
  pulse: null,
  bytes: madeOnce((update) => `${JSON.stringify(update)}\n`),
}

function madeOnce(write: (update: TableUpdate) => string): StreamFormat['bytes'] {
  const made = new WeakMap<TableUpdate, Buffer>()
  return (update) => {
    const known = made.get(update)
    if (known !== undefined) return known
    const bytes = Buffer.from(write(update))
    made.set(update, bytes)
    return bytes
  }
}
