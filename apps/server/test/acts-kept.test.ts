import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { DealOpenedV1, EventRecord } from '@paipu/contracts'
import { legalActions, type Deal, type Seat, type SeatCommand } from '@paipu/engine'
import type { EventStore } from '@paipu/event-store'
import { checkDeal } from '@paipu/records'
import type { Act } from '../src/tables/acts.ts'
import { actElsewhere } from '../src/tables/acts-elsewhere.ts'
import { playedDeal } from '../src/tables/played-deal.ts'
import type { TableRuntime } from '../src/tables/runtime.ts'
import { handClock, START, type HandClock } from './support/clock.ts'
import { agreed, dealRecords, doNext, tableRecords, tableStore, takenUp } from './support/tables.ts'

const LIMIT_S = 30
const stores: EventStore[] = []
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
})

/** A table whose deals last 30 s at most, at which seats 0 and 2 are for players from outside. */
async function seated(): Promise<{
  readonly clock: HandClock
  readonly store: EventStore
  readonly runtime: TableRuntime
}> {
  const clock = handClock()
  const seats = ([0, 2] as const).map((seat) => ({ seat, tokenHash: String(seat).repeat(64) }))
  const opened = agreed('sichuan-swap-three', { clock: { ...agreed('wanzhou').clock, dealSeconds: LIMIT_S } })
  const store = await tableStore(clock, opened, {
    type: 'SeatsOffered',
    data: { seats, turnMs: 20_000, claimMs: 3_000, openingMs: 60_000, deals: 1 },
  })
  stores.push(store)
  const runtime = await takenUp(store, clock)
  await toQuestion(runtime, store, clock)
  return { clock, store, runtime }
}

async function records(store: EventStore): Promise<EventRecord[]> {
  const opened = (await tableRecords(store)).find(({ type }) => type === 'DealOpened')
  return opened === undefined ? [] : dealRecords(store, (opened.data as DealOpenedV1).deal)
}

/** Plays until a seat from outside has something to decide. */
async function toQuestion(runtime: TableRuntime, store: EventStore, clock: HandClock): Promise<void> {
  while ((await records(store)).length === 0 || (await asked(store, 0)).length === 0) await doNext(runtime, clock)
}

async function asked(store: EventStore, seat: Seat): Promise<readonly SeatCommand[]> {
  const { state } = playedDeal(await records(store))
  return state.phase.name === 'unstarted' ? [] : (legalActions(state as Deal, seat) as SeatCommand[])
}

async function said(store: EventStore, seat: Seat): Promise<Act> {
  const all = await records(store)
  const { question } = playedDeal(all)
  const deal = all[0]!.stream.slice('deal-'.length)
  return { deal, decision: question.number, command: randomUUID(), action: (await asked(store, seat))[0]! }
}

describe('what a player said', () => {
  it('is known again after the server was killed, and the same again changes nothing', async () => {
    const { clock, store, runtime } = await seated()
    const act = await said(store, 0)
    await runtime.act(act)
    const another = await takenUp(store, clock)
    await another.act(act)
    await actElsewhere(store, clock, runtime.id, act)
    expect((await tableRecords(store)).filter(({ type }) => type === 'SeatActed')).toHaveLength(1)
  })

  it('and was told to be taken before the limit of the deal is played, however late the table comes to it', async () => {
    const { clock, store, runtime } = await seated()
    clock.set(START + LIMIT_S * 1000 - 1)
    await runtime.act(await said(store, 0))
    clock.set(START + LIMIT_S * 1000 + 5_000)
    await runtime.next()!.act()
    const chosen = (await records(store)).flatMap(({ type, data }) =>
      type === 'SwapChosen' ? [(data as { seat: Seat }).seat] : [],
    )
    // Nobody else had said anything, and nobody decides for them once the time is up.
    expect(chosen).toContain(0)
    expect(chosen).not.toContain(2)
    await runtime.next()!.act()
    const all = await records(store)
    expect(all.at(-1)).toMatchObject({ type: 'DealEnded', data: { result: 'time-limit' } })
    expect(checkDeal(all)).toMatchObject({ ok: true })
  })

  it('is not taken once the limit has come, be it before the table has noticed', async () => {
    const { clock, store, runtime } = await seated()
    const act = await said(store, 0)
    while (runtime.next()!.at < START + LIMIT_S * 1000) await doNext(runtime, clock)
    clock.set(START + LIMIT_S * 1000)
    await expect(runtime.act(act)).rejects.toMatchObject({ code: 'NOT_ASKED' })
    await expect(actElsewhere(store, clock, runtime.id, act)).rejects.toMatchObject({ code: 'NOT_ASKED' })
    await runtime.next()!.act()
    expect((await records(store)).at(-1)).toMatchObject({ type: 'DealEnded', data: { result: 'time-limit' } })
  })
})
