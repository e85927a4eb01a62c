import { fc } from '@fast-check/vitest'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkStore, openEmbeddedStore, type RecordedEvent } from '../src/index.ts'
import { collect, someEvents } from './contract/harness.ts'
import { startChild } from './support/child.ts'
import { stores } from './support/folder.ts'

const newPath = stores()
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 4)

interface Acknowledged {
  readonly stream: string
  readonly revision: bigint
  readonly position: string
  readonly ids: readonly string[]
}

function parse(line: string): Acknowledged {
  const [stream, revision, position, ...ids] = line.split(' ')
  return { stream: stream!, revision: BigInt(revision!), position: position!, ids }
}

/** Lets writers work on a store until they have had so many appends acknowledged, then kills them. */
async function writeAndKill(path: string, appends: number): Promise<Acknowledged[]> {
  const writers = startChild('write', [path])
  const acknowledged: Acknowledged[] = []
  for (let line = await writers.line(); line !== undefined; line = await writers.line()) {
    acknowledged.push(parse(line))
    // What it still says until it is gone is acknowledged too.
    if (acknowledged.length === appends) void writers.kill()
  }
  return acknowledged
}

function assertStored(all: readonly RecordedEvent[], acknowledged: readonly Acknowledged[]): void {
  const byId = new Map(all.map((event) => [event.id, event]))
  for (const { stream, revision, position, ids } of acknowledged) {
    const events = ids.map((id) => byId.get(id))
    const first = revision - BigInt(ids.length) + 1n
    expect(events.map((event) => event?.revision)).toEqual(ids.map((_, at) => first + BigInt(at)))
    expect(events.every((event) => event?.stream === stream)).toBe(true)
    expect(events.at(-1)?.position).toBe(position)
  }
}

/** Every append wrote `size` events in a row that say so. */
function assertWholeBatches(all: readonly RecordedEvent[]): void {
  for (let at = 0; at < all.length;) {
    const { size } = JSON.parse(all[at]!.data as string) as { size: number }
    const batch = all.slice(at, at + size)
    expect(batch).toHaveLength(size)
    expect(new Set(batch.map(({ stream, data }) => `${stream} ${String(data)}`)).size).toBe(1)
    at += size
  }
}

describe('kill -9 under writers', () => {
  test('loses and moves no acknowledged append, leaves no gap and no part of a batch', async () => {
    const path = newPath()
    const acknowledged: Acknowledged[] = []
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged.push(...(await writeAndKill(path, 50 + Math.floor(Math.random() * 500))))
    }
    expect(await checkStore(path)).toEqual([])
    const store = await openEmbeddedStore({ path })
    const all = await collect(store.readAll())
    assertStored(all, acknowledged)
    assertWholeBatches(all)
    await store.close()
  })
})

describe('a torn log', () => {
  let whole: readonly RecordedEvent[] = []
  let log = new Uint8Array()
  let file = new Uint8Array()

  beforeAll(async () => {
    const path = newPath()
    const store = await openEmbeddedStore({ path })
    for (let at = 0; at < 40; at++) {
      await store.append(`s-${at % 3}`, 'any', someEvents(1 + (at % 5)))
    }
    whole = await collect(store.readAll())
    log = new Uint8Array(readFileSync(`${path}-wal`))
    file = new Uint8Array(readFileSync(path))
    await store.close()
  })

  /** Opens a copy of the store with another log; answers the events in it. */
  async function openedWith(torn: Uint8Array): Promise<RecordedEvent[]> {
    const path = newPath()
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
    writeFileSync(`${path}-wal`, torn)
    const store = await openEmbeddedStore({ path })
    const events = await collect(store.readAll())
    await store.close()
    return events
  }

  test('the whole log has everything', async () => {
    expect(await openedWith(log)).toEqual(whole)
  })

  test('cut anywhere opens to an exact prefix', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(), async (place) => {
        const events = await openedWith(log.subarray(0, place % log.length))
        expect(events).toEqual(whole.slice(0, events.length))
      }),
      { numRuns: 30 },
    ))

  test('with a byte changed opens to an exact prefix', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const torn = log.slice()
        torn[place % log.length]! ^= change
        const events = await openedWith(torn)
        expect(events).toEqual(whole.slice(0, events.length))
      }),
      { numRuns: 30 },
    ))
})

describe('a full disk', () => {
  test('refuses appends with unavailable and goes on reading', async () => {
    const path = newPath()
    const filling = startChild('fill', [path], "trap '' XFSZ; ulimit -f 6000")
    const [acknowledged, code, read] = (await filling.line())!.split(' ')
    expect(await filling.finish()).toBe(0)
    expect(code).toBe('unavailable')
    expect(Number(acknowledged)).toBeGreaterThan(0)
    expect(read).toBe(acknowledged)

    const store = await openEmbeddedStore({ path })
    expect(await collect(store.readStream('s'))).toHaveLength(Number(acknowledged))
    await store.append('s', BigInt(acknowledged!) - 1n, someEvents(1))
    await store.close()
    expect(await checkStore(path)).toEqual([])
  })
})
