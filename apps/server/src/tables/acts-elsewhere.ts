import { dealStream, tableStream } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { EMPTY_HEAD, headAfter, readRecords } from '@paipu/records'
import type { Clock } from '../time/clock.ts'
import { checkAct, seatActed, type Act } from './acts.ts'
import { besideTheHost } from './beside-the-host.ts'
import { NO_DEAL, playedDeal } from './played-deal.ts'
import { sinceDeal } from './since-deal.ts'
import { write } from './streams.ts'
import { tableOf } from './table-state.ts'

/**
 * Takes what a player says at a table that another server hosts: the host finds it in the table's stream. Fulfilled once it is
 * stored. Rejects as `checkAct` throws, and as the store does.
 */
export function actElsewhere(store: EventStore, clock: Clock, table: string, act: Act): Promise<void> {
  return besideTheHost(() => attempt(store, clock, table, act))
}

async function attempt(store: EventStore, clock: Clock, id: string, act: Act): Promise<void> {
  const stream = tableStream(id)
  const records = await sinceDeal(store, stream)
  const table = tableOf(records)
  const { openDeal } = table
  const played = openDeal === null ? NO_DEAL : playedDeal(await readRecords(store, dealStream(openDeal.id)))
  if (checkAct(table, played, act, clock.now()) === 'repeated') return
  const target = { stream, id, head: headAfter(EMPTY_HEAD, records) }
  const time = Math.max(clock.now(), Date.parse(records.at(-1)!.time))
  await write(store, target, time, [
    { actor: `seat:${act.action.seat}`, events: [{ type: 'SeatActed', data: seatActed(act) }] },
  ])
}
