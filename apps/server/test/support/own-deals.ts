import { tableStream, type EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { EMPTY_HEAD } from '@paipu/records'
import { hashOfToken } from '../../src/seats/seat-of-token.ts'
import { write } from '../../src/tables/streams.ts'
import { START } from './clock.ts'
import { agreed } from './tables.ts'

/** The delay of the tables, seconds. */
export const DELAY = 3_600

/** Opens a table in a store whose seats 1 and 3 are for players from outside. */
export async function openSeatedTable(
  store: EventStore,
  id: string,
  tokens: { readonly 1: string; readonly 3: string },
): Promise<void> {
  const target = { stream: tableStream(id), id, head: EMPTY_HEAD }
  const seats = ([1, 3] as const).map((seat) => ({ seat, tokenHash: hashOfToken(tokens[seat]) }))
  const offered = { seats, turnMs: 1_000, claimMs: 1_000, openingMs: 1_000, deals: 1 }
  await write(store, target, START - 10 * DELAY * 1_000, [
    {
      actor: 'table',
      events: [
        { type: 'TableOpened', data: agreed('wanzhou', { delaySeconds: DELAY }) },
        { type: 'SeatsOffered', data: offered },
      ],
    },
  ])
}

/** A deal at a table, over at a moment (milliseconds since 1970). */
export function playedAt(records: readonly EventRecord[], table: string, end: number): EventRecord[] {
  const later = end - Date.parse(records.at(-1)!.time)
  return records.map((record) => ({
    ...record,
    time: new Date(Date.parse(record.time) + later).toISOString(),
    data: record.type === 'DealStarted' ? { ...(record.data as object), table } : record.data,
  }))
}
