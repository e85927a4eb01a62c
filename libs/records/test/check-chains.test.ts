import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fc, test as property } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkStore, isStoreError, openEmbeddedStore, type RecordedEvent } from '@paipu/event-store'
import { appendRecords, checkChains, toNewEvent, type CheckedChains } from '../src/index.ts'
import { golden } from './support/deals.ts'

const DEALS = ['research-1', 'research-2', 'wanzhou-2'].map(golden)
const folder = mkdtempSync(join(tmpdir(), 'paipu-chains-'))
const path = join(folder, 'sound.db')
let events: string[] = []

beforeAll(async () => {
  const store = await openEmbeddedStore({ path, synchronous: 'normal' })
  for (const records of DEALS) await appendRecords(store, records)
  await store.close()
  events = await eventsIn(path)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Everything that a reader is given of each event, but for the store's own clock. */
async function eventsIn(file: string): Promise<string[]> {
  const store = await openEmbeddedStore({ path: file, readOnly: true })
  const all: RecordedEvent[] = []
  for await (const event of store.readAll()) all.push(event)
  await store.close()
  return all.map(({ created: _, revision, ...event }) => JSON.stringify([Number(revision), event]))
}

async function chainsIn(file: string): Promise<CheckedChains> {
  const store = await openEmbeddedStore({ path: file, readOnly: true })
  try {
    return await checkChains(store)
  } finally {
    await store.close()
  }
}

/** Whether the checks find that something is wrong with a file. */
async function isFound(file: string): Promise<boolean> {
  try {
    return (await checkStore(file)).length > 0 || (await chainsIn(file)).broken.length > 0
  } catch (error) {
    if (isStoreError(error)) return true
    throw error
  }
}

describe('the chains of a store', () => {
  test('are sound as they were stored', async () => {
    expect(await chainsIn(path)).toEqual({ events: events.length, streams: DEALS.length, broken: [] })
  })

  property.prop([fc.nat(), fc.nat({ max: 7 })], { numRuns: 60 })(
    'tell of any bit that is flipped in the file and changes what a reader is given',
    async (place, bit) => {
      const file = join(folder, 'flipped.db')
      copyFileSync(path, file)
      const content = readFileSync(file)
      content[place % content.length]! ^= 1 << bit
      writeFileSync(file, content)
      const found = await isFound(file)
      if (!found) expect(await eventsIn(file)).toEqual(events)
      for (const left of ['', '-wal', '-shm']) rmSync(`${file}${left}`, { force: true })
    },
  )

  test('name the first event of each stream that is another, and go on with the other streams', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    const [first, second, third] = DEALS as [(typeof DEALS)[0], (typeof DEALS)[0], (typeof DEALS)[0]]
    const other = first.map(toNewEvent)
    await store.append(first[0]!.stream, 'no-stream', other.with(5, { ...other[5]!, data: '{}' }).with(9, other[8]!))
    await appendRecords(store, second)
    await store.append(third[0]!.stream, 'no-stream', third.slice(1).map(toNewEvent))
    expect((await checkChains(store)).broken).toEqual([
      { stream: first[0]!.stream, revision: 5, message: 'hash does not fit the event' },
      { stream: third[0]!.stream, revision: 0, message: 'prevHash is not the hash of the event before' },
    ])
    await store.close()
  })

  test('tell of a stream that is marked as deleted', async () => {
    const store = await openEmbeddedStore({ path: ':memory:' })
    for (const records of DEALS) await appendRecords(store, records)
    await store.deleteStream(DEALS[0]![0]!.stream, 'any')
    await store.deleteStream(DEALS[2]![0]!.stream, 'any', { hard: true })
    const message = 'the event is hidden: its stream is marked as deleted'
    expect((await checkChains(store)).broken).toEqual(
      [0, 2].map((deal) => ({ stream: DEALS[deal]![0]!.stream, revision: 0, message })),
    )
    await store.close()
  })
})
