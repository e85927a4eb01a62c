import { afterEach, describe, expect, it } from 'vitest'
import type { EventStore } from '@paipu/event-store'
import { checkDeal } from '@paipu/records'
import { makePlayer, type PlayerListener } from '../src/tables/player.ts'
import { makeRuntime } from '../src/tables/runtime.ts'
import { handClock } from './support/clock.ts'
import { agreed, dealRecords, PACE, TABLE, tableRecords, tableStore } from './support/tables.ts'

const open: EventStore[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

/** What happens to the next append instead of being stored and acknowledged. */
type Trouble = 'lost' | 'stored-unanswered' | 'refused'

/** A table that is played over a store with troubles to come. */
async function playing(): Promise<{
  store: EventStore
  clock: ReturnType<typeof handClock>
  troubles: Trouble[]
  told: string[]
  player: ReturnType<typeof makePlayer>
}> {
  const clock = handClock()
  const store = await tableStore(clock, agreed('wanzhou'))
  open.push(store)
  const troubles: Trouble[] = []
  const told: string[] = []
  const listener: PlayerListener = {
    onRetry: (_error, waitMs) => told.push(`retry after ${waitMs}`),
    onLost: () => told.push('lost'),
    onClosed: () => told.push('closed'),
    onFailed: (error) => told.push(`failed: ${(error as Error).message}`),
  }
  const player = makePlayer(makeRuntime(troubled(store, troubles), clock, TABLE, null), clock, listener)
  await player.start()
  return { store, clock, troubles, told, player }
}

function troubled(store: EventStore, troubles: Trouble[]): EventStore {
  return {
    ...store,
    async append(...args) {
      const trouble = troubles.shift()
      if (trouble === 'refused') throw new Error('the disk is made of cheese')
      const result = trouble === 'lost' ? null : await store.append(...args)
      if (trouble !== undefined)
        throw Object.assign(new Error('away'), { name: 'EventStoreError', code: 'unavailable' })
      return result!
    },
  }
}

async function firstDeal(store: EventStore): Promise<ReturnType<typeof dealRecords>> {
  const opened = (await tableRecords(store)).find(({ type }) => type === 'DealOpened')
  return dealRecords(store, (opened!.data as { deal: string }).deal)
}

describe('a player', () => {
  it.each<Trouble>(['lost', 'stored-unanswered'])(
    'takes the table up from its streams after an append that was %s',
    async (trouble) => {
      const { store, clock, troubles, told } = await playing()
      await clock.advance(5 * PACE)
      troubles.push(trouble)
      await clock.advance(1_000 * PACE)
      expect(told).toEqual(['retry after 1000'])
      expect(checkDeal(await firstDeal(store))).toMatchObject({ ok: true })
    },
  )

  it('waits longer after each failure in a row', async () => {
    const { clock, troubles, told } = await playing()
    await clock.advance(5 * PACE)
    troubles.push('lost', 'lost', 'lost')
    await clock.advance(60 * PACE)
    expect(told).toEqual(['retry after 1000', 'retry after 2000', 'retry after 4000'])
  })

  it('stops the table, and nothing else, at what will not pass', async () => {
    const { store, clock, troubles, told, player } = await playing()
    await clock.advance(5 * PACE)
    const before = await firstDeal(store)
    troubles.push('refused')
    await clock.advance(60 * PACE)
    expect(told).toEqual(['failed: the disk is made of cheese'])
    expect(player.failed()).toBe(true)
    expect(await firstDeal(store)).toEqual(before)
  })

  it('decides nothing after it was stopped', async () => {
    const { store, clock, player } = await playing()
    await clock.advance(5 * PACE)
    await player.stop()
    const before = await firstDeal(store)
    await clock.advance(60 * PACE)
    expect(await firstDeal(store)).toEqual(before)
  })
})
