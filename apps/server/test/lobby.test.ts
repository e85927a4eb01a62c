import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Tables } from '../src/tables/tables.service.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, keep, socketClient, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { agreed, PACE } from './support/tables.ts'

const TABLE =
  'id name ruleSet { id } seats { name } policy delaySeconds dealNumber wallLeft points spectators board watching { viewers hidden en zh }'
const LOBBY = `subscription { lobby { kind closed serverTime tables { ${TABLE} } } }`
const RULES = ['sichuan-swap-three', 'wanzhou', 'open-blood-battle']

let server: TestServer
beforeAll(async () => {
  server = await startServer({ tables: RULES })
  await server.clock.advance(45 * PACE)
})
afterAll(() => server.stop())

const tablesNow = async (): Promise<Parsed[]> => (await ask(server.url, `{ tables { ${TABLE} } }`)).data.tables

/** What a client holds after updates, by the rules of the API. */
function held(updates: readonly Parsed[]): Parsed[] {
  const tables = new Map<string, Parsed>()
  for (const { kind, tables: told, closed } of updates) {
    if (kind === 'snapshot') tables.clear()
    for (const table of told) tables.set(table.id, table)
    for (const id of closed) tables.delete(id)
  }
  return [...tables.values()]
}

describe('the lobby', () => {
  it('tells of all tables in one subscription, with a small board each, and then of those that change', async () => {
    const socket = socketClient(server.url)
    const kept = keep(socket, LOBBY)
    const updates = () => kept.results.map(({ data }) => data.lobby)
    await until(() => kept.results.length === 1)
    expect(updates()[0].kind).toBe('snapshot')
    expect(updates()[0].tables.map(({ ruleSet }: Parsed) => ruleSet.id)).toEqual(RULES)
    await server.clock.advance(10 * PACE)
    await server.clock.advance(500)
    const now = await tablesNow()
    await until(() => JSON.stringify(held(updates())) === JSON.stringify(now))
    expect(
      updates()
        .slice(1)
        .every(({ kind }) => kind === 'changes'),
    ).toBe(true)
    for (const { board, points, wallLeft } of now) {
      expect(board.seats.map((seat: Parsed) => seat.points)).toEqual(points)
      expect(board.seats.reduce((sum: number, { hand }: Parsed) => sum + hand, 0)).toBeGreaterThan(40)
      expect(wallLeft).toBeGreaterThan(0)
      // How many tiles a hand has, not which.
      expect(board.seats.every(({ hand }: Parsed) => typeof hand === 'number')).toBe(true)
    }
    await socket.close()
  })

  it('is told of watchers and of new tables', async () => {
    const socket = socketClient(server.url)
    const kept = keep(socket, LOBBY)
    await until(() => kept.results.length === 1)
    const table = (await tablesNow())[0].id
    const watcher = keep(socket, `subscription { table(id: "${table}") { kind } }`)
    await until(() => watcher.results.length === 1)
    const opened = await server.app.get(Tables).open(agreed('wanzhou', { policy: 'all-hands', delaySeconds: 60 }))
    await server.clock.advance(1_000)
    await until(() => held(kept.results.map(({ data }) => data.lobby)).length === 4)
    const tables = held(kept.results.map(({ data }) => data.lobby))
    expect(tables.find(({ id }) => id === table).spectators).toBe(1)
    const fresh = tables.find(({ id }) => id === opened)
    expect(fresh).toMatchObject({ board: null, dealNumber: null, policy: 'all-hands' })
    expect(fresh.watching.viewers).toContain('seats-2')
    await socket.close()
  })

  it('gives everybody the same bytes', async () => {
    const sockets = [1, 2, 3].map(() => socketClient(server.url))
    const kept = sockets.map((socket) => keep(socket, LOBBY))
    await until(() => kept.every(({ results }) => results.length === 1))
    await server.clock.advance(5 * PACE)
    await until(() => kept.every(({ results }) => results.length >= 4))
    const texts = kept.map(({ results }) => JSON.stringify(results.slice(0, 4)))
    expect(new Set(texts).size).toBe(1)
    for (const socket of sockets) await socket.close()
  })
})
