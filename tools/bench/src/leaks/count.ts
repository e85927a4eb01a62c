import { parseViewer, redact, type ViewEvent } from '@paipu/views'
import { DEAL_STREAMS, idOfStream, type DealEvent } from '@paipu/contracts'
import type { Truth } from './truth.ts'

/** Bytes that came, when, and what whoever asked for them may see. */
export interface Received {
  readonly attempt: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The name of the viewer that the table's policy allows whoever asked to be; with `@table` behind it, at once. */
  readonly entitled: string
  readonly bytes: string
}

/** What was found that must not be there. */
export interface Found {
  /** Tiles in hand, drawn, swapped, removed; void suits and readings. */
  tiles: number
  /** Answers to claims. */
  claims: number
  /** Undealt tiles and birds, by field or as a run of seven in the order of the wall. */
  wall: number
  /** Seeds, hashes and ids of events. */
  marks: number
  /** Facts whose delay had not run out. */
  early: number
}

/** Nothing found. */
export function nothing(): Found {
  return { tiles: 0, claims: 0, wall: 0, marks: 0, early: 0 }
}

/** Everything in some bytes that their reader must not have. A deal that is open by then has no secrets. */
export function count({ at, entitled, bytes }: Received, truth: Truth, found: Found): void {
  const [name = '', atTable] = entitled.split('@')
  const viewer = parseViewer(name)!
  for (const value of jsonIn(bytes)) walk(value, null)
  for (const mark of bytes.match(MARK) ?? []) if (truth.isMarkSecret(mark, at)) found.marks++
  for (const run of bytes.match(TILE_RUN) ?? []) found.wall += truth.wallRuns(run.split(','), at)

  function walk(value: unknown, deal: string | null): void {
    if (Array.isArray(value)) return value.forEach((item) => walk(item, deal))
    if (typeof value !== 'object' || value === null) return
    const fields = value as Readonly<Record<string, unknown>>
    const own = dealOf(fields) ?? deal
    if (isEvent(fields) && own !== null && !truth.isOpen(own, at)) countEvent(fields, own)
    for (const item of Object.values(fields)) walk(item, own)
  }

  function countEvent({ type, data, time }: Event, deal: string): void {
    if (atTable === undefined && Date.parse(time) + truth.delayMs(deal) > at) found.early++
    const allowed = redact({ type, data } as DealEvent, viewer)
    if (allowed === null) found.claims++
    else if (type === 'WallBuilt') found.wall += hiddenLeaves(data, allowed.data)
    else found.tiles += hiddenLeaves(data, allowed.data)
  }
}

/** What is hidden stays hidden when it is redacted again; what changes then was not. */
function hiddenLeaves(received: unknown, allowed: unknown): number {
  if (received === allowed) return 0
  if (typeof received !== 'object' || received === null || typeof allowed !== 'object' || allowed === null) return 1
  return Object.entries(received).reduce(
    (sum, [key, value]) => sum + hiddenLeaves(value, (allowed as Readonly<Record<string, unknown>>)[key]),
    0,
  )
}

interface Event {
  readonly type: ViewEvent['type']
  readonly data: object
  readonly time: string
}

function isEvent(fields: Readonly<Record<string, unknown>>): fields is Readonly<Record<string, unknown>> & Event {
  return typeof fields['type'] === 'string' && typeof fields['time'] === 'string' && typeof fields['data'] === 'object'
}

/** The deal that an update or a record is of. */
function dealOf({ deal, stream }: Readonly<Record<string, unknown>>): string | null {
  if (typeof stream === 'string' && stream.startsWith(DEAL_STREAMS)) return idOfStream(stream)
  return typeof deal === 'string' ? deal : null
}

/** Every JSON value that stands alone, or on a line of its own, or behind the `data:` of an event. */
function jsonIn(bytes: string): unknown[] {
  return bytes.split('\n').flatMap((line) => {
    const text = line.startsWith('data: ') ? line.slice(6) : line
    if (!text.startsWith('{') && !text.startsWith('[')) return []
    try {
      return [JSON.parse(text) as unknown]
    } catch {
      return []
    }
  })
}

/** SHA-256 in hex, and UUIDs. */
const MARK = /[0-9a-f]{64}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Seven tiles and more behind each other. */
const TILE_RUN = /"[0-9A-Z][a-z]?"(?:,"[0-9A-Z][a-z]?"){6,}/g
