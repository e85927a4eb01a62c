import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { doorwayIn } from './support/place.ts'
import { openTable, SEATING } from './support/seats.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ tables: [] })
})
afterAll(() => server.stop())

const open = (change: object = {}) => openTable(server.settings.doorway!, { ...SEATING, ...change })
const seat = (name: unknown, more: object = {}) => ({ seats: [{ name, ...more }, 'house', 'house', 'house'] })
const ALL_HOUSE = ['house', 'house', 'house', 'house']

describe('a table that its owner opens', () => {
  it('is as it was asked for, and names who sits there', async () => {
    const { status, body } = await open({ ...seat('Ann 安'), ruleSet: 'wanzhou', name: 'Tea house', delaySeconds: 45 })
    expect(status).toBe(201)
    expect(body.seats.map(({ name, token }: Parsed) => [name, token !== null])).toEqual([
      ['Ann 安', true],
      [expect.any(String), false],
      [expect.any(String), false],
      [expect.any(String), false],
    ])
    const query = 'query ($id: ID!) { table(id: $id) { name policy delaySeconds ruleSet { id } seats { name kind } } }'
    await until(async () => (await ask(server.url, query, { id: body.table })).errors.length === 0)
    const { data } = await ask(server.url, query, { id: body.table })
    expect(data.table).toMatchObject({
      name: 'Tea house',
      policy: 'public',
      delaySeconds: 45,
      ruleSet: { id: 'wanzhou' },
    })
    expect(data.table.seats.map(({ kind }: Parsed) => kind)).toEqual(['human', 'bot', 'bot', 'bot'])
  })

  it('may show every hand where all four are bots of the house', async () => {
    expect((await open({ seats: ALL_HOUSE, policy: 'all-hands' })).status).toBe(201)
  })

  it.each([
    [{ ruleSet: 'bridge' }, /^ruleSet: /],
    [{ ruleSet: undefined }, /^ruleSet: /],
    [{ options: { fanCap: 77 } }, /^options: fanCap/],
    [{ options: { reds: 4 } }, /^options: "reds"/],
    [{ colour: 'green' }, /^"colour"/],
    [{ seats: ['house'] }, /^seats: /],
    [{ seats: ['house', 'house', 'house', 'home'] }, /^seats\[3\]: /],
    [seat('Ann', { kind: 'cat' }), /^seats\[0\]\.kind: /],
    [seat('Ann', { token: 'mine' }), /^seats\[0\]: "token"/],
    [seat(undefined), /^seats\[0\]\.name: /],
    [seat(''), /^seats\[0\]\.name: /],
    [seat(' Ann'), /^seats\[0\]\.name: /],
    [seat('x'.repeat(41)), /^seats\[0\]\.name: .*40/],
    [seat('A\u0000n'), /^seats\[0\]\.name: /],
    [seat('A\u0085n'), /^seats\[0\]\.name: /],
    [seat('A\u202Enn'), /^seats\[0\]\.name: /],
    [seat('A\u2066nn'), /^seats\[0\]\.name: /],
    [seat('A\u200Bn'), /^seats\[0\]\.name: /],
    [seat('A\u2028n'), /^seats\[0\]\.name: /],
    [seat('A\uD800n'), /^seats\[0\]\.name: /],
    [seat('\u3164'), /^seats\[0\]\.name: .*can not be seen/],
    [seat('\u115F\u1160'), /^seats\[0\]\.name: .*can not be seen/],
    [seat('\u0301'), /^seats\[0\]\.name: .*can not be seen/],
    [seat(`Z${'\u0301'.repeat(9)}`), /^seats\[0\]\.name: .*piles marks/],
    [{ name: 'Plum\u202E' }, /^name: /],
    [{ name: '\u2800' }, /^name: .*can not be seen/],
    [{ delaySeconds: 1.5 }, /^delaySeconds: /],
    [{ paceMs: -1 }, /^paceMs: /],
    [{ turnMs: 0 }, /^turnMs: /],
    [{ claimMs: '3000' }, /^claimMs: /],
    [{ openingMs: 9e9 }, /^openingMs: /],
    [{ deals: 0 }, /^deals: /],
    [{ policy: 'open' }, /^policy: /],
    [{ policy: 'all-hands' }, /^policy: .*players from outside/],
    [{ policy: 'all-hands', seats: ALL_HOUSE, delaySeconds: 0 }, /^policy: .*delay/],
  ])('is refused as %j, with the field that is wrong', async (change, words) => {
    const { status, body } = await open(change)
    expect([status, body.error.code]).toEqual([422, 'BAD_TABLE'])
    expect(body.error.message).toMatch(words)
  })

  it('is refused where the body is no JSON', async () => {
    const { url, token } = await doorwayIn(server.place.doorway)
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/internal/tables`, { method: 'POST', headers, body: '{' })
    expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'BAD_TABLE' } }])
  })

  it('is opened by nobody but the owner', async () => {
    const { url } = await doorwayIn(server.place.doorway)
    const body = JSON.stringify(SEATING)
    for (const headers of [{}, { authorization: 'Bearer let-me-in' }]) {
      const response = await fetch(`${url}/internal/tables`, { method: 'POST', headers, body })
      expect(response.status).toBe(401)
    }
  })

  it('is one of 64 at the most', async () => {
    let refused: Parsed = null
    for (let opened = 0; refused === null && opened <= 64; opened++) {
      const { status, body } = await open({ seats: ALL_HOUSE })
      if (status !== 201) refused = body.error
      // The index learns of it in its own time.
      await server.clock.advance(0)
    }
    expect(refused).toMatchObject({ code: 'TOO_MANY_TABLES' })
  })
})
