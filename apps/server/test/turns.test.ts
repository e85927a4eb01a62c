import { describe, expect, it } from 'vitest'
import { makeTurns } from '../src/reach/turns.ts'
import { startServer } from './support/app.ts'
import { ask, keep, socketClient, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { putCopies } from './support/many-deals.ts'

describe('turns', () => {
  it('let so many be under way, of one no more than its share, and whoever waits longest comes first', async () => {
    const turns = makeTurns({ inAll: 3, ofOne: 2 })
    const running: string[] = []
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
      turns.run(name[0]!, async () => {
        running.push(name)
        begun.push(name)
        expect(running.length).toBeLessThanOrEqual(3)
        await new Promise<void>((end) => ends.set(name, end))
        running.splice(running.indexOf(name), 1)
      }),
    )
    for (let at = 0; at < all.length; at++) {
      await until(() => begun.length > at)
      ends.get(begun[at]!)!()
    }
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'b2', 'c1'])
  })

  it('go on after a task that failed, and take one end of a task for one', async () => {
    const turns = makeTurns({ inAll: 1, ofOne: 1 })
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const leave = await turns.take('a')
    leave()
    leave()
    const order: string[] = []
    await Promise.all([
      turns.run('a', async () => {
        order.push('begins')
        await Promise.resolve()
        order.push('ends')
      }),
      turns.run('b', async () => void order.push('after')),
    ])
    expect(order).toEqual(['begins', 'ends', 'after'])
  })

  it('leave a turn of the event loop between tasks to whatever else waits', async () => {
    const turns = makeTurns({ inAll: 1, ofOne: 1 })
    const order: string[] = []
    const task = (name: string) => turns.run('a', async () => void order.push(name))
    const first = task('first').then(() => setImmediate(() => order.push('something else')))
    await Promise.all([first, task('second'), task('third')])
    expect(order).toEqual(['first', 'second', 'something else', 'third'])
  })
})

describe('an address that has saved up for many dear answers', () => {
  const COSTLY = `{ deals(first: 19) { deals { events } } }`
  const MANY = 12

  it('gets all of them, and others are answered before it has', async () => {
    const server = await startServer()
    const socket = socketClient(server.url)
    try {
      await putCopies(server.store, golden('wanzhou-2'), 1, 20)
      await until(
        async () => (await ask(server.url, '{ deals(first: 20) { deals { id } } }')).data.deals.deals.length === 20,
      )
      let answered = 0
      const over = (count: number): void => {
        answered++
        expect(count).toBe(19)
      }
      const kept = Array.from({ length: MANY / 2 }, () => keep(socket, COSTLY, {}))
      const asked = Array.from({ length: MANY / 2 }, async () => {
        const { data } = await ask(server.url, COSTLY)
        over(data.deals.deals.length)
      })
      // Another address, which asks after them, is not behind those that wait.
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' }
      const [other, answeredBefore] = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: COSTLY }),
      }).then((response) => [response, answered + kept.filter(({ results }) => results.length > 0).length] as const)
      expect(answeredBefore).toBeLessThan(MANY)
      expect(((await other.json()) as Parsed).data.deals.deals).toHaveLength(19)
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
      await Promise.all(asked)
      await until(() => kept.every(({ state }) => state.over))
      for (const { results } of kept) expect(results.map(({ data }) => data.deals.deals.length)).toEqual([19])
    } finally {
      await socket.close()
      await server.stop()
    }
  })

  it('and has gone leaves its place to others', async () => {
    const server = await startServer()
    try {
      await putCopies(server.store, golden('wanzhou-2'), 1, 20)
      await until(
        async () => (await ask(server.url, '{ deals(first: 20) { deals { id } } }')).data.deals.deals.length === 20,
      )
      const gone = new AbortController()
      const asked = Array.from({ length: MANY }, () =>
        fetch(`${server.url}/graphql`, {
          method: 'POST',
          signal: gone.signal,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: COSTLY }),
        }),
      )
      await Promise.race(asked)
      gone.abort()
      await Promise.allSettled(asked)
      const { data } = await ask(server.url, COSTLY)
      expect(data.deals.deals).toHaveLength(19)
    } finally {
      await server.stop()
    }
  })
})
