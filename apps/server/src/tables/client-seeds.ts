import { tableStream, type EventRecord } from '@paipu/contracts'
import type { BySeat, Seat } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { commitmentOf } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, readRecords } from '@paipu/records'
import { PublicError } from '../errors/public-error.ts'
import type { Clock } from '../time/clock.ts'
import { besideTheHost } from './beside-the-host.ts'
import { write } from './streams.ts'
import { tableOf, type CommittedSeed } from './table-state.ts'

/** The deal that comes at a table. */
export interface ComingDeal {
  readonly deal: string
  /** SHA-256 of the secret that its wall comes from. */
  readonly commitment: string
  /** What each seat has added. */
  readonly clientSeeds: BySeat<string | null>
}

/** What a seat adds to the seed of the deal that comes: 64 hexadecimal digits. */
export interface AddedSeed {
  readonly deal: string
  readonly seat: Seat
  readonly seed: string
}

/** The deal that comes. Throws `TABLE_NOT_FOUND`, and `SEED_REFUSED` while none is announced. */
export async function comingDeal(store: EventStore, table: string): Promise<ComingDeal> {
  const { deal, secret, clientSeeds } = openForSeeds(table, await readRecords(store, tableStream(table)))
  return { deal, commitment: commitmentOf(secret), clientSeeds }
}

/**
 * Adds a seat's seed to the deal that comes, from any server: the table's host finds it in the table's stream. Throws
 * `TABLE_NOT_FOUND`, and `SEED_REFUSED` for another deal than the one announced, or a second seed of a seat.
 */
export function addClientSeed(store: EventStore, clock: Clock, table: string, added: AddedSeed): Promise<void> {
  return besideTheHost(() => attempt(store, clock, table, added))
}

async function attempt(store: EventStore, clock: Clock, table: string, { deal, seat, seed }: AddedSeed): Promise<void> {
  const stream = tableStream(table)
  const records = await readRecords(store, stream)
  const committed = openForSeeds(table, records)
  if (committed.deal !== deal) throw new PublicError('SEED_REFUSED', `deal ${committed.deal} comes, not ${deal}`)
  const before = committed.clientSeeds[seat]
  if (before === seed) return
  if (before !== null) throw new PublicError('SEED_REFUSED', `seat ${seat} has added its seed`)
  const time = Math.max(clock.now(), Date.parse(records.at(-1)!.time))
  const event = { type: 'ClientSeedAdded', data: { deal, seat, seed } } as const
  const target = { stream, id: table, head: headAfter(EMPTY_HEAD, records) }
  await write(store, target, time, [{ actor: `seat:${seat}`, events: [event] }])
}

function openForSeeds(id: string, records: readonly EventRecord[]): CommittedSeed {
  if (records.length === 0) throw new PublicError('TABLE_NOT_FOUND', `there is no table ${id}`)
  const { seed, openDeal, closed } = tableOf(records)
  if (seed === null || openDeal !== null || closed)
    throw new PublicError('SEED_REFUSED', 'no deal is open for seeds now')
  return seed
}
