import { tableStream } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { EMPTY_HEAD, headAfter, readRecords } from '@paipu/records'
import { PublicError } from '../errors/public-error.ts'
import type { Clock } from '../time/clock.ts'
import { besideTheHost } from './beside-the-host.ts'
import { write } from './streams.ts'
import { tableOf } from './table-state.ts'

/**
 * Asks, from any server, that a table closes: no deal is cut short, and none follows. Asked again, or of a table that has closed,
 * it changes nothing. Throws `TABLE_NOT_FOUND`.
 */
export function askToClose(store: EventStore, clock: Clock, id: string): Promise<void> {
  return besideTheHost(async () => {
    const stream = tableStream(id)
    const records = await readRecords(store, stream)
    if (records.length === 0) throw new PublicError('TABLE_NOT_FOUND', `there is no table ${id}`)
    const { closed, closeAsked } = tableOf(records)
    if (closed || closeAsked !== null) return
    const time = Math.max(clock.now(), Date.parse(records.at(-1)!.time))
    const target = { stream, id, head: headAfter(EMPTY_HEAD, records) }
    await write(store, target, time, [
      { actor: 'table', events: [{ type: 'CloseAsked', data: { reason: 'operator' } }] },
    ])
  })
}
