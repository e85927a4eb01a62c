import { Buffer } from 'node:buffer'
import { storeError } from './errors.ts'
import { type ExpectedRevision, type NewEvent, type Payload } from './port.ts'

/** The most one append may hold, as {@link appendSize} counts it: 1 MiB. */
export const MAX_APPEND_BYTES = 1_048_576

/** Leaves room for one more in a signed 64-bit number. */
const MAX_REVISION = 2n ** 63n - 2n

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The size of an append in bytes, as EventStoreDB counts it: data, metadata, and two bytes a UTF-16 unit of the type. */
export function appendSize(events: readonly NewEvent[]): number {
  let size = 0
  for (const { type, data, metadata } of events) size += 2 * type.length + byteLength(data) + byteLength(metadata)
  return size
}

/** What the size of an append can't be above: a UTF-16 unit takes three bytes at most, and most appends are far from the limit. */
function mostBytes(events: readonly NewEvent[]): number {
  let units = 0
  for (const { type, data, metadata } of events) units += type.length + data.length + metadata.length
  return 3 * units
}

function byteLength(payload: Payload): number {
  return typeof payload === 'string' ? Buffer.byteLength(payload) : payload.byteLength
}

/** Refuses (`bad-argument`, `too-large`) an append that no store may take, whatever its stream looks like. */
export function checkAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): void {
  checkStream(stream)
  checkExpected(expected)
  if (events.length === 0) throw storeError('bad-argument', `an append to ${stream} needs an event`)
  for (const event of events) checkEvent(event)
  if (mostBytes(events) <= MAX_APPEND_BYTES) return
  const size = appendSize(events)
  if (size > MAX_APPEND_BYTES) {
    const limit = `an append may hold ${MAX_APPEND_BYTES}`
    throw storeError('too-large', `the append to ${stream} holds ${size} bytes; ${limit}`)
  }
}

function checkEvent({ id, type, data, metadata }: NewEvent): void {
  if (!UUID.test(id)) throw storeError('bad-argument', `event id ${JSON.stringify(id)} is no UUID`)
  checkText('event type', type)
  if (type === '') throw storeError('bad-argument', `event ${id} has no type`)
  if (typeof data === 'string') checkText('event data', data)
  if (typeof metadata === 'string') checkText('event metadata', metadata)
}

/** Refuses an empty stream name, and one with characters that stores can't keep. */
export function checkStream(stream: string): void {
  if (stream === '') throw storeError('bad-argument', 'a stream needs a name')
  checkText('stream name', stream)
  if (stream.includes('\0')) throw storeError('bad-argument', 'a stream name may not contain U+0000')
}

// A lone surrogate has no UTF-8 form: it would come back as another character.
function checkText(what: string, text: string): void {
  if (!text.isWellFormed()) throw storeError('bad-argument', `${what} holds a lone surrogate: ${JSON.stringify(text)}`)
}

/** Refuses an expected revision that no stream can have. */
export function checkExpected(expected: ExpectedRevision): void {
  if (typeof expected === 'bigint') checkRevision('expected revision', expected)
}

/** Refuses what can be no revision. */
export function checkRevision(what: string, revision: bigint): void {
  if (revision >= 0n && revision <= MAX_REVISION) return
  throw storeError('bad-argument', `${what} ${revision} is not between 0 and ${MAX_REVISION}`)
}

/** The limit of a read, without end by default. Refuses one that is no whole number from 1. */
export function checkLimit(limit: number = Infinity): number {
  if (limit === Infinity || (Number.isSafeInteger(limit) && limit > 0)) return limit
  throw storeError('bad-argument', `limit ${limit} is no whole number from 1`)
}

/** The prefixes of a filter as a list; `undefined` without a filter. Refuses an empty list. */
export function prefixList(streamPrefix: string | readonly string[] | undefined): readonly string[] | undefined {
  if (streamPrefix === undefined) return undefined
  const prefixes = typeof streamPrefix === 'string' ? [streamPrefix] : streamPrefix
  if (prefixes.length === 0) throw storeError('bad-argument', 'a filter needs a stream prefix')
  prefixes.forEach(checkStream)
  return prefixes
}
