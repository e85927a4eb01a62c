import { dealStream, tableStream, type EventRecord } from '@paipu/contracts'
import { isStoreError, type EventStore } from '@paipu/event-store'
import { EMPTY_HEAD, headAfter, lastRecord, readRecords } from '@paipu/records'
import type { Clock } from '../time/clock.ts'
import type { LeaseTerms } from './lease.ts'
import { makeSerial } from './serial.ts'
import { write } from './streams.ts'
import { tableOf } from './table-state.ts'

/** Told of what becomes of the wait for a table. */
export interface StandbyListener {
  /** This server hosts the table now. */
  onTaken(): void
  /** The table has closed: there is nothing to wait for. */
  onClosed(): void
  /** The table's open deal: what is stored of it is a sign of life of the table's host. */
  onDeal(deal: string): void
  /** The table's stream can't be read here: it is left to others. */
  onFailed(error: unknown): void
}

/**
 * Waits beside a table until its host is gone, and takes it then. How long the host has given no sign of life is
 * measured by this process alone: no two machines need to agree on the time. Who takes the table, where several try or
 * the host still lives, is decided by the expected revision of the table's stream.
 */
export interface Standby {
  /** Looks whether anybody hosts the table, and begins to wait. */
  start(): Promise<void>
  /** An event was stored in one of the table's streams. */
  sign(stream: string, revision: number): void
  /** The host has given the table up: nobody needs to wait. */
  released(): void
  /** Fulfilled once nothing is being stored any more. */
  stop(): Promise<void>
}

/** Where a stream ends, and when that was. */
interface End {
  readonly stream: string
  readonly revision: number
  readonly time: number
}

/** Makes the wait for a table. */
export function makeStandby(
  store: EventStore,
  clock: Clock,
  id: string,
  { host, waitMs }: LeaseTerms,
  listener: StandbyListener,
): Standby {
  const queue = makeSerial()
  /** The last revision known of the table's stream, and of the last deal's. */
  const known = new Map<string, number>()
  let callOff: () => void = () => {}
  let over = false

  function wait(ms: number): void {
    callOff()
    if (!over) callOff = clock.after(ms, () => void queue.run(attempt))
  }

  async function attempt(): Promise<void> {
    if (over) return
    try {
      await look()
    } catch (error) {
      if (isStoreError(error)) return wait(waitMs)
      end()
      listener.onFailed(error)
    }
  }

  /** Takes the table, unless it is hosted and something was stored since the last look that was not known yet. */
  async function look(): Promise<void> {
    const records = await readRecords(store, tableStream(id))
    const table = tableOf(records)
    if (table.closed) {
      end()
      return listener.onClosed()
    }
    const ends = [endOf(tableStream(id), records.at(-1) ?? null)]
    if (table.openDeal !== null) {
      const stream = dealStream(table.openDeal.id)
      ends.push(endOf(stream, await lastRecord(store, stream)))
      listener.onDeal(table.openDeal.id)
    }
    const isNews = ends.filter(learn).length > 0
    if (isNews && table.lease !== null) return wait(waitMs)
    const time = Math.max(clock.now(), ...ends.map((end) => end.time))
    const target = { stream: tableStream(id), id, head: headAfter(EMPTY_HEAD, records) }
    const taken = { type: 'LeaseTaken', data: { host, term: table.terms + 1 } } as const
    await write(store, target, time, [{ actor: 'table', events: [taken] }])
    end()
    listener.onTaken()
  }

  /** Whether a stream goes on behind what was known of it; it is known then. */
  function learn({ stream, revision }: Pick<End, 'stream' | 'revision'>): boolean {
    if (revision <= (known.get(stream) ?? -1)) return false
    if (!known.has(stream)) for (const other of known.keys()) if (other !== tableStream(id)) known.delete(other)
    known.set(stream, revision)
    return true
  }

  function end(): void {
    over = true
    callOff()
  }

  return {
    start: () => queue.run(attempt),
    sign(stream, revision) {
      if (learn({ stream, revision })) wait(waitMs)
    },
    released: () => wait(0),
    async stop() {
      end()
      await queue.idle()
    },
  }
}

function endOf(stream: string, last: EventRecord | null): End {
  return { stream, revision: last?.revision ?? -1, time: last === null ? 0 : Date.parse(last.time) }
}
