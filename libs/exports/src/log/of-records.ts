import {
  dealEventOf,
  idOfStream,
  newestVersion,
  type DealEndedV1,
  type EventRecord,
  type DealStartedV1,
} from '@paipu/contracts'
import { isSeat, type Seat } from '@paipu/engine'
import { derivedEventId } from '@paipu/fairness'
import { redact, REVIEWER, viewerName, type Viewer } from '@paipu/views'
import { startedFields, usualActor } from './conventions.ts'
import {
  lineCount,
  LOG_FORMAT,
  LOG_VERSION,
  type LogEvent,
  type LogFooter,
  type LogHeader,
  type PaipuLog,
} from './log.ts'

/** How a log is made from records. */
export interface LogOptions {
  /** Who looks; everything is written for the reviewer, who is meant where nobody is named. */
  readonly viewer?: Viewer
  /** What writes it, for the header. */
  readonly generator?: string
  /** What the events' ids were derived from, where whoever made them knows: such ids need not be written. */
  readonly ids?: string
}

/**
 * A deal's record as a log. Nothing is lost for the reviewer: `recordsOf` gives the same records back, hashes included.
 * Others get what the gate lets through (libs/views), and neither ids nor hashes, which would tell of what is hidden.
 * Precondition: the records are one deal's from its first event on.
 */
export function logOf(
  records: readonly EventRecord[],
  { viewer = REVIEWER, generator, ids }: LogOptions = {},
): PaipuLog {
  const first = records[0]!
  const header: LogHeader = {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    ...(generator === undefined ? {} : { generator }),
    deal: idOfStream(first.stream),
    ...(ids === undefined || !viewer.open ? {} : { ids }),
    viewer: viewerName(viewer),
    ...startedFields(dealEventOf(first).data as DealStartedV1 & LogHeader),
    start: first.time,
  }
  const events = viewer.open ? openEvents(records, ids) : seenEvents(records, viewer)
  return { header, events, footer: footerOf(records, viewer, events) }
}

function footerOf(records: readonly EventRecord[], viewer: Viewer, events: readonly LogEvent[]): LogFooter | null {
  const last = records.at(-1)!
  if (last.type !== 'DealEnded') return null
  const { result, totals, seed } = dealEventOf(last).data as DealEndedV1
  return { result, totals, seed, head: viewer.open ? last.metadata.hash : null, lines: lineCount(events) }
}

function seenEvents(records: readonly EventRecord[], viewer: Viewer): LogEvent[] {
  const events: LogEvent[] = []
  for (const record of records) {
    const seen = redact(dealEventOf(record), viewer)
    if (seen === null) continue
    const { type: name, data } = seen
    events.push({ ply: events.length, name, version: newestVersion(name), time: record.time, ...seatApart(data) })
  }
  return events
}

/** What is known of the events before one while a log is made. */
interface Before {
  readonly deal: string
  /** What ids are derived from; `null` where the first one is not: then none is, and the others need no look. */
  readonly base: string | null
  readonly plies: Map<string, number>
  readonly actors: string[]
}

function openEvents(records: readonly EventRecord[], ids: string | undefined): LogEvent[] {
  const deal = idOfStream(records[0]!.stream)
  const base = ids ?? deal
  const derived = records[0]!.id === derivedEventId(base, records[0]!.time, 0)
  const before: Before = { deal, base: derived ? base : null, plies: new Map(), actors: [] }
  return records.map((record, ply) => {
    const event = openEvent(record, ply, before)
    before.plies.set(record.id, ply)
    before.actors.push(record.metadata.actor)
    return event
  })
}

function openEvent({ id, type, version, time, data, metadata }: EventRecord, ply: number, before: Before): LogEvent {
  const { causationId, correlationId, actor } = metadata
  const cause = causationId === null ? null : (before.plies.get(causationId) ?? causationId)
  const apart = seatApart(data)
  const causedBy = typeof cause === 'number' ? before.actors[cause]! : null
  return {
    ply,
    name: type,
    version,
    time,
    ...apart,
    ...(before.base !== null && id === derivedEventId(before.base, time, ply) ? {} : { id }),
    ...(cause === null ? {} : { cause }),
    ...(actor === usualActor({ name: type, seat: apart.seat }, causedBy) ? {} : { by: actor }),
    ...(correlationId === before.deal ? {} : { correlation: correlationId }),
  }
}

/** The seat taken out of an event's data. */
function seatApart(data: unknown): { readonly seat: Seat | null; readonly fields: Readonly<Record<string, unknown>> } {
  const { seat, ...rest } = data as Readonly<Record<string, unknown>>
  return isSeat(seat) ? { seat, fields: rest } : { seat: null, fields: data as Readonly<Record<string, unknown>> }
}
