import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dealEventOf, dealStream, tableStream, type DealClosedV1, type EventRecord } from '@paipu/contracts'
import { referee } from '@paipu/engine'
import { chainFault } from '@paipu/fairness'
import { announcementFault, checkDeal, readRecords } from '@paipu/records'
import { SPECTATOR, wireFrames, type WireFrame } from '@paipu/views'
import { timedEvent } from '../src/watching/load.ts'
import { ask } from './support/client.ts'
import { logLine, lookOut, type Lookout, type Standing } from './support/lookout.ts'
import { startStoreNode, type StoreNode } from './support/node.ts'
import { startProcess, type ServerProcess } from './support/process.ts'
import { watch, type Watcher } from './support/watcher.ts'

/** How often the host is killed; TAKEOVER_KILLS=50 is the long form, with the waits that a server has by itself. */
const KILLS = Number(process.env['TAKEOVER_KILLS'] ?? 3)
const LEASE_SECONDS = KILLS > 10 ? 6 : 2
const RULES = 'sichuan-swap-three'

/** Where the host is killed, in turn. */
const WHERE: readonly Standing[] = [
  'swapping',
  'claims',
  'ended',
  'choosing-void',
  'turn',
  'resting',
  'opened',
  'robbing',
  'drawing',
]

let node: StoreNode
let lookout: Lookout
let servers: [ServerProcess, ServerProcess]
let urls: [string, string]
let table: string
let watchers: Watcher[]

function startServer(): ServerProcess {
  return startProcess({
    PAIPU_EVENTSTORE: node.address,
    PAIPU_PORT: '0',
    PAIPU_TABLES: RULES,
    PAIPU_DELAY_SECONDS: '0',
    PAIPU_PACE_MS: '40',
    PAIPU_LEASE_SECONDS: String(LEASE_SECONDS),
    PAIPU_LOG_LEVEL: 'warn',
  })
}

beforeAll(async () => {
  node = await startStoreNode(':memory:')
  lookout = await lookOut(node.address)
  // Together, on an empty store: the table opens once.
  servers = [startServer(), startServer()]
  urls = [await servers[0].url, await servers[1].url]
  const { data } = await ask(urls[0], '{ tables { id } }')
  table = data.tables[0].id
  watchers = ([0, 1] as const).map((home) => watch(table, () => urls[home]))
})

afterAll(async () => {
  await Promise.all(watchers.map((watcher) => watcher.stop()))
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await lookout.close()
  await node.stop()
})

const pause = (): Promise<void> => sleep(50)

async function countsOf(url: string): Promise<{ playing: number; standingBy: number; failed: number }> {
  return ((await (await fetch(`${url}/health`)).json()) as { tables: never }).tables
}

/** The place of the server that hosts the table, once the other stands by. */
async function hostIndex(): Promise<0 | 1> {
  for (;;) {
    const counts = await Promise.all(urls.map(countsOf))
    expect(counts.map(({ failed }) => failed)).toEqual([0, 0])
    const playing = counts.map((count) => count.playing)
    if (playing.join() === '1,0' && counts[1]!.standingBy === 1) return 0
    if (playing.join() === '0,1' && counts[0]!.standingBy === 1) return 1
    await pause()
  }
}

/** Ends the host, or stops it for a while, where the table stands somewhere; answers how long the table stood still. */
async function strike(signal: 'SIGKILL' | 'SIGSTOP', where: Standing, index: 0 | 1): Promise<number> {
  const { term } = lookout.lease()!
  await lookout.when(() => {
    if (lookout.standing() !== where) return null
    servers[index].child.kill(signal)
    return true
  })
  const struck = performance.now()
  await lookout.when(() => (lookout.lease()!.term > term ? true : null))
  return performance.now() - struck
}

it(
  `goes on at the other server each time its host is killed, ${KILLS} times, with nothing lost or doubled`,
  { tags: 'long', timeout: 3_600_000 },
  async () => {
    const waits: number[] = []
    const places: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const index = await hostIndex()
      waits.push(await strike('SIGKILL', WHERE[kill % WHERE.length]!, index))
      places.push(lookout.standing())
      const before = lookout.log.length
      // Its watcher goes to the other meanwhile.
      urls[index] = urls[1 - index]!
      servers[index] = startServer()
      await lookout.when(() => (lookout.log.length > before + 20 ? true : null))
      urls[index] = await servers[index].url
      watchers[index]!.move()
    }
    report(waits, places)
    await expectSound()
  },
)

it('has a host that was only paused step down', async () => {
  const index = await hostIndex()
  await strike('SIGSTOP', 'turn', index)
  const before = lookout.log.length
  await lookout.when(() => (lookout.log.length > before + 20 ? true : null))
  servers[index].child.kill('SIGCONT')
  expect(await hostIndex()).toBe(1 - index)
  await expectSound()
})

function report(waits: readonly number[], places: readonly string[]): void {
  const sorted = waits.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(1))
  const stood = Object.entries(Object.groupBy(places, (place) => place)).map(
    ([place, all]) => `${place} ${all!.length}`,
  )
  console.log(
    `${waits.length} kills with a lease of ${LEASE_SECONDS} s; taken over after ${sorted[0]} s at the least, ` +
      `${sorted[sorted.length >> 1]} s in the middle, ${sorted.at(-1)} s at the most; stood at: ${stood.join(', ')}`,
  )
}

/** Nothing of what was ever seen is gone, all streams are legal, and both watchers saw one and the same. */
async function expectSound(): Promise<void> {
  const seen = [...lookout.log]
  const stored: string[] = []
  for await (const event of lookout.store.readAll()) stored.push(logLine(event))
  expect(stored.slice(0, seen.length)).toEqual(seen)
  const records = await readRecords(lookout.store, tableStream(table))
  expect(chainFault(records)).toBeNull()
  const terms = records.filter(({ type }) => type === 'LeaseTaken').map(({ data }) => (data as { term: number }).term)
  expect(terms).toEqual(terms.map((_, index) => index + 1))
  const closed = new Set<string>()
  for (const { type, data } of records) if (type === 'DealClosed') closed.add((data as DealClosedV1).deal)
  for (const deal of dealsIn(records)) await expectSoundDeal(deal, closed.has(deal), records)
  expect(watchers.flatMap(({ faults }) => faults)).toEqual([])
}

function dealsIn(records: readonly EventRecord[]): string[] {
  return records.flatMap(({ type, data }) => (type === 'DealOpened' ? [(data as { deal: string }).deal] : []))
}

async function expectSoundDeal(deal: string, closed: boolean, ofTable: readonly EventRecord[]): Promise<void> {
  const shown = (): (readonly WireFrame[])[] => watchers.map(({ seen }) => seen.get(deal) ?? [])
  const before = shown()
  const records = await readRecords(lookout.store, dealStream(deal))
  expect(chainFault(records)).toBeNull()
  expect(referee(records.map(dealEventOf))).toMatchObject({ ok: true })
  if (closed) expect(checkDeal(records)).toMatchObject({ ok: true })
  if (records.length > 0) expect(announcementFault(ofTable, records)).toBeNull()
  const frames = wireFrames(records.map(timedEvent), SPECTATOR)
  for (const some of before) expect(some).toEqual(frames.slice(0, some.length))
  // Whoever is at the server that lives sees all of it.
  const most = (): number => Math.max(...shown().map(({ length }) => length))
  if (closed) await expect.poll(most, { timeout: 60_000 }).toBe(frames.length)
}
