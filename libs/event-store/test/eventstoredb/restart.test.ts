import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../../../tools/start/src/ports.ts'
import { openEventStoreDb } from '../../src/eventstoredb/index.ts'
import { type EventStore, resilientSubscription } from '../../src/index.ts'
import { collect, failure, freshPrefix, freshStream, idsOf, someEvent, someEvents } from '../contract/harness.ts'
import { observe } from '../contract/observer.ts'
import { stores } from '../support/folder.ts'
import { startNodeProcess } from './node-process.ts'

const newPath = stores()
const ROUNDS = Number(process.env.RESTART_ROUNDS ?? 3)
const WRITERS = 8

function addressOf(port: number): string {
  return `esdb://127.0.0.1:${port}?tls=false`
}

interface Acknowledged {
  readonly stream: string
  readonly revision: bigint
  readonly position: string
  readonly ids: readonly string[]
}

/** Appends one batch after the other, of one to four events, until it is told to stop; answers what was acknowledged. */
async function writeOn(
  store: EventStore,
  stream: string,
  exact: boolean,
  go: { on: boolean; acknowledged: number },
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  for (let last = -1n; go.on;) {
    const ids = Array.from({ length: 1 + (acknowledged.length % 4) }, () => randomUUID())
    const events = ids.map((id) => ({ ...someEvent(JSON.stringify({ size: ids.length })), id }))
    const expected = last < 0n ? 'no-stream' : last
    const { revision, position } = await store.append(stream, exact ? expected : 'any', events)
    acknowledged.push({ stream, revision, position, ids })
    go.acknowledged++
    last = revision
  }
  return acknowledged
}

describe('a node that is killed and started again under load', () => {
  test('loses, moves and doubles no acknowledged event, and subscriptions go on', { tags: 'long' }, async () => {
    const path = newPath()
    let node = await startNodeProcess(path)
    const store = await openEventStoreDb({ connectionString: node.address, callMs: 30_000 })
    const prefix = freshPrefix()
    const retries: string[] = []
    const seen = observe()
    const subscription = resilientSubscription(store, { streamPrefix: prefix }, seen, {
      firstMs: 20,
      mostMs: 200,
      onRetry: (error) => retries.push(error.code),
    })
    const go = { on: true, acknowledged: 0 }
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writer % 2 === 0
        ? writeOn(store, `${prefix}own${writer}`, true, go)
        : writeOn(store, `${prefix}shared`, false, go),
    )
    for (let round = 0; round < ROUNDS; round++) {
      const enough = go.acknowledged + 100
      while (go.acknowledged < enough) await sleep(5)
      await node.signal('SIGKILL')
      node = await startNodeProcess(path, node.port)
    }
    go.on = false
    const acknowledged = (await Promise.all(writers)).flat()

    const all = await collect(store.readAll({ streamPrefix: prefix }))
    const byId = new Map(all.map((event) => [event.id, event]))
    for (const { stream, revision, position, ids } of acknowledged) {
      const events = ids.map((id) => byId.get(id)!)
      const first = revision - BigInt(ids.length) + 1n
      expect(events.map((event) => event.revision)).toEqual(ids.map((_, at) => first + BigInt(at)))
      expect(events.every((event) => event.stream === stream)).toBe(true)
      expect(events.at(-1)!.position).toBe(position)
    }
    expect(all).toHaveLength(acknowledged.flatMap(({ ids }) => ids).length)
    await seen.until(() => seen.events.length >= all.length)
    expect(idsOf(seen.events)).toEqual(idsOf(all))
    expect(seen.drops).toEqual([])
    expect(retries.length).toBeGreaterThanOrEqual(ROUNDS)
    subscription.unsubscribe()
    await seen.dropped()
    await store.close()
    await node.signal('SIGTERM')
  })
})

describe('a node that dies', () => {
  test('drops each subscription once, as unavailable', async () => {
    const node = await startNodeProcess(':memory:')
    const store = await openEventStoreDb({ connectionString: node.address })
    const many = Array.from({ length: 5 }, () => observe())
    many.forEach((seen, at) => (at % 2 === 0 ? store.subscribeToAll(seen) : store.subscribeToStream('s', seen)))
    await Promise.all(many.map((seen) => seen.caughtUp()))
    await node.fault('die')
    for (const seen of many) {
      expect(await seen.dropped()).toMatchObject({ kind: 'store-failed', error: { code: 'unavailable' } })
    }
    await store.close()
    for (const seen of many) expect(seen.drops).toHaveLength(1)
  })

  test('while it was asked leaves each call with an answer', async () => {
    const node = await startNodeProcess(':memory:')
    const store = await openEventStoreDb({ connectionString: node.address })
    const stream = freshStream()
    await store.append(stream, 'no-stream', someEvents(2000))
    const limits = { deadlineMs: 1000 }
    await node.fault('delay 200')
    const calls = [
      ...Array.from({ length: 20 }, () => store.append(freshStream(), 'any', someEvents(1), limits)),
      ...Array.from({ length: 5 }, () => collect(store.readStream(stream, limits))),
    ]
    const codes = Promise.all(calls.map((call) => failure(call)))
    await node.signal('SIGKILL')
    for (const { code } of await codes) expect(code).toMatch(/^(unavailable|timed-out)$/)
    await store.close()
  })
})

describe('a node that is not there', () => {
  test('is unavailable for calls and subscriptions', async () => {
    const store = await openEventStoreDb({ connectionString: addressOf(await freePort()), callMs: 1500 })
    const unavailable = { code: 'unavailable' }
    const calls = [
      store.append('s', 'any', someEvents(1)),
      store.deleteStream('t', 'any'),
      collect(store.readStream('s')),
      collect(store.readAll()),
    ]
    expect(await Promise.all(calls.map((call) => failure(call)))).toEqual(calls.map(() => unavailable))
    const seen = observe()
    store.subscribeToAll(seen)
    expect(await seen.dropped()).toMatchObject({ kind: 'store-failed', error: unavailable })
    await store.close()
    expect(seen.log).toEqual(['dropped'])
  })

  test('yet is waited for', async () => {
    const port = await freePort()
    const store = await openEventStoreDb({ connectionString: addressOf(port), callMs: 30_000 })
    const stream = freshStream()
    const early = store.append(stream, 'no-stream', someEvents(2))
    const node = await startNodeProcess(':memory:', port)
    expect(await early).toMatchObject({ revision: 1n })
    await store.close()
    await node.signal('SIGTERM')
  })
})

describe('a cluster of which no node is there any more', () => {
  test('leaves each call with an answer, and the process alive', async () => {
    const node = await startNodeProcess(':memory:')
    const other = await freePort()
    const hurry = 'tls=false&maxDiscoverAttempts=2&discoveryInterval=10&gossipTimeout=1'
    const connectionString = `esdb://127.0.0.1:${node.port},127.0.0.1:${other}?${hurry}`
    const store = await openEventStoreDb({ connectionString, callMs: 1500 })
    await store.append(freshStream(), 'any', someEvents(1))
    await node.fault('delay 100')
    const calls = Array.from({ length: 30 }, () => store.append(freshStream(), 'any', someEvents(1)))
    const codes = Promise.all(calls.map((call) => failure(call)))
    const seen = observe()
    store.subscribeToAll(seen)
    await node.signal('SIGKILL')
    for (const { code } of await codes) expect(code).toMatch(/^(unavailable|timed-out)$/)
    expect(await seen.dropped()).toMatchObject({ kind: 'store-failed' })
    await store.close()
  })
})
