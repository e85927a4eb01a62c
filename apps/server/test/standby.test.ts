import { afterEach, describe, expect, it } from 'vitest'
import { tableStream, type DealClosedV1, type EventRecord, type TableOpenedV1 } from '@paipu/contracts'
import { openEmbeddedStore, type EventStore } from '@paipu/event-store'
import { chainFault } from '@paipu/fairness'
import { checkDeal, EMPTY_HEAD } from '@paipu/records'
import { makePlayer, type TablePlayer } from '../src/tables/player.ts'
import { makeRuntime } from '../src/tables/runtime.ts'
import { makeStandby } from '../src/tables/standby.ts'
import { write } from '../src/tables/streams.ts'
import { handClock, START } from './support/clock.ts'
import { agreed, dealRecords, PACE, TABLE, tableRecords } from './support/tables.ts'

const WAIT_MS = 6_000
const IDS = {
  one: '01900000-0000-7000-8000-00000000000a',
  two: '01900000-0000-7000-8000-00000000000b',
  three: '01900000-0000-7000-8000-00000000000c',
}

/** A server, as far as one table is concerned. */
interface Host {
  readonly name: keyof typeof IDS
  readonly clock: ReturnType<typeof handClock>
  /** What became of it, in order. */
  readonly told: string[]
  /** The events it has seen stored, by their types. */
  readonly signs: string[]
  /** Its process does not run: what it holds in memory stays. */
  paused: boolean
  player: TablePlayer | null
}

let store: EventStore
let hosts: Host[] = []
afterEach(async () => {
  await Promise.all(hosts.map(({ player }) => player?.stop()))
  hosts = []
  await store.close()
})

/** A store with a table that has opened. */
async function opened(change: Partial<TableOpenedV1> = {}): Promise<void> {
  store = await openEmbeddedStore({ path: ':memory:' })
  const target = { stream: tableStream(TABLE), id: TABLE, head: EMPTY_HEAD }
  const data = agreed('wanzhou', change)
  await write(store, target, START, [{ actor: 'table', events: [{ type: 'TableOpened', data }] }])
}

/** A server that comes to the table, with a wall clock of its own. */
async function join(name: keyof typeof IDS, at = START): Promise<Host> {
  const host: Host = { name, clock: handClock(at), told: [], signs: [], paused: false, player: null }
  const terms = { host: IDS[name], waitMs: WAIT_MS }
  const standBy = (): Promise<void> => {
    const standby = makeStandby(store, host.clock, TABLE, terms, {
      onTaken: () => {
        host.told.push('taken')
        host.player = makePlayer(makeRuntime(store, host.clock, TABLE, terms), host.clock, {
          onRetry: () => host.told.push('retry'),
          onFailed: (error) => host.told.push(String(error)),
          onClosed: () => host.told.push('closed'),
          onLost: () => {
            host.told.push('lost')
            void standBy()
          },
        })
        void host.player.start()
      },
      onClosed: () => host.told.push('closed'),
      onDeal: () => {},
      onFailed: (error) => host.told.push(String(error)),
    })
    store.subscribeToAll({
      after: 'end',
      onEvent({ stream, revision, type }) {
        if (host.paused) return
        host.signs.push(type)
        standby.sign(stream, Number(revision))
        if (type === 'LeaseReleased') standby.released()
      },
    })
    return standby.start()
  }
  hosts.push(host)
  await standBy()
  return host
}

/** Lets time pass for all hosts that run. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    for (const { paused, clock } of hosts) if (!paused) await clock.advance(250)
  }
}

/** Lets time pass until somebody who waits has just seen a sign of life of the table's host. */
async function passToSign({ signs }: Host): Promise<void> {
  const seen = signs.length
  while (signs.length === seen) await pass(250)
}

/** Everything is in order: chains, leases one after the other, deals that the referee accepts. */
async function expectSound(): Promise<EventRecord[]> {
  const table = await tableRecords(store)
  expect(chainFault(table)).toBeNull()
  const terms = table.filter(({ type }) => type === 'LeaseTaken').map(({ data }) => (data as { term: number }).term)
  expect(terms).toEqual(terms.map((_, index) => index + 1))
  for (const { type, data } of table) {
    if (type !== 'DealClosed') continue
    expect(checkDeal(await dealRecords(store, (data as DealClosedV1).deal))).toMatchObject({ ok: true })
  }
  return table
}

const countOf = (records: readonly EventRecord[], type: string): number =>
  records.filter((record) => record.type === type).length

describe('a table that several servers can host', () => {
  it('is hosted by the first, as long as it lives, through deals and the rests between them', async () => {
    await opened()
    const [one, two] = [await join('one'), await join('two')]
    await pass(400 * PACE)
    expect([one.told, two.told]).toEqual([['taken'], []])
    const table = await expectSound()
    expect(countOf(table, 'DealClosed')).toBeGreaterThan(1)
    expect(countOf(table, 'LeaseTaken')).toBe(1)
  })

  it('goes to the next as soon as its host is gone, and a host that was only paused steps down', async () => {
    await opened()
    const [one, two] = [await join('one'), await join('two')]
    await pass(20 * PACE)
    await passToSign(two)
    one.paused = true
    await pass(WAIT_MS - 1_000)
    expect(two.told).toEqual([])
    await pass(1_000 + PACE)
    expect(two.told).toEqual(['taken'])
    await pass(20 * PACE)
    one.paused = false
    await pass(400 * PACE)
    expect(one.told).toEqual(['taken', 'retry', 'lost'])
    expect(two.told).toEqual(['taken'])
    expect(countOf(await expectSound(), 'DealClosed')).toBeGreaterThan(1)
  })

  it('stays with its host when nothing happens at it for long', async () => {
    await opened({ paceMs: 60_000 })
    const [one, two] = [await join('one'), await join('two')]
    await pass(300_000)
    expect([one.told, two.told]).toEqual([['taken'], []])
    expect(countOf(await expectSound(), 'LeaseRenewed')).toBeGreaterThan(100)
  })

  it('goes over at once when its host gives it up', async () => {
    await opened()
    const [one, two] = [await join('one'), await join('two')]
    await pass(20 * PACE)
    one.paused = true
    await one.player!.stop()
    await pass(250)
    expect(two.told).toEqual(['taken'])
    await expectSound()
  })

  it('goes to one of several', async () => {
    await opened()
    const [one, two, three] = [await join('one'), await join('two'), await join('three')]
    await pass(20 * PACE)
    one.paused = true
    await pass(WAIT_MS + 20 * PACE)
    expect([...two.told, ...three.told]).toEqual(['taken'])
    await expectSound()
  })

  it.each([-3_600_000, 3_600_000])(
    'does not depend on what time the servers think it is (%i ms apart)',
    async (apart) => {
      await opened()
      const [one, two] = [await join('one'), await join('two', START + apart)]
      await pass(30 * PACE)
      expect([one.told, two.told]).toEqual([['taken'], []])
      one.paused = true
      await pass(WAIT_MS + 10 * PACE)
      expect(two.told).toEqual(['taken'])
      const before = (await tableRecords(store)).length
      two.clock.set(START - 86_400_000)
      // It goes on: the deal it took up ends, however long that is, and another begins.
      while ((await tableRecords(store)).length === before) await pass(100 * PACE)
      expect(two.told).toEqual(['taken'])
      const table = await expectSound()
      const times = table.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
    },
  )
})
