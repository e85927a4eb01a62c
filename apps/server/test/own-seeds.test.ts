import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type WallBuiltV1 } from '@paipu/contracts'
import { checkDeal, readRecords } from '@paipu/records'
import { startServer, type TestServer } from './support/app.ts'
import type { Parsed } from './support/client.ts'
import { openTable, SEATING } from './support/seats.ts'

const SEED = 'a1'.repeat(32)
const OTHER = 'b2'.repeat(32)

let server: TestServer
let table: string
let tokens: (string | null)[]
let elsewhere: string

const last = async (): Promise<string> => (await readRecords(server.store, tableStream(table))).at(-1)!.type

/** Plays on, the players saying nothing, until the last event of the table is of a type. */
async function playUntil(type: string): Promise<void> {
  do await server.clock.advance(1_000)
  while ((await last()) !== type)
}

async function call(path: string, token: string | null, body?: unknown): Promise<{ status: number; body: Parsed }> {
  const response = await fetch(`${server.url}/tables/${table}/${path}`, {
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

beforeAll(async () => {
  server = await startServer({ tables: [] })
  const seating = { ...SEATING, turnMs: 1, claimMs: 1, openingMs: 1, deals: 3 }
  const opened = await openTable(server.settings.doorway!, seating)
  const other = await openTable(server.settings.doorway!, { ...seating, name: 'Other' })
  table = opened.body.table
  tokens = opened.body.seats.map(({ token }: Parsed) => token)
  elsewhere = other.body.seats[0].token
  await playUntil('SeedCommitted')
})
afterAll(() => server.stop())

describe('a seat and the seed of the deal that comes', () => {
  it('is refused without a token of the table, and adds for no seat but its own', async () => {
    const { body } = await call('coming-deal', tokens[0]!)
    expect(body.clientSeeds).toEqual([null, null, null, null])
    for (const token of [null, 'let-me-in', elsewhere]) {
      expect((await call('coming-deal', token)).body.error.code).toBe('UNAUTHORIZED')
      const said = await call('client-seeds', token, { deal: body.deal, seed: SEED })
      expect([said.status, said.body.error.code]).toEqual([401, 'UNAUTHORIZED'])
    }
    for (const seat of [0, 2]) {
      const named = await call('client-seeds', tokens[2]!, { deal: body.deal, seat, seed: SEED })
      expect([named.status, named.body.error.code]).toEqual([400, 'BAD_REQUEST'])
      expect(named.body.error.message).toMatch(/^"seat": /)
    }
    const added = await call('client-seeds', tokens[2]!, { deal: body.deal, seed: SEED })
    expect(added).toEqual({ status: 200, body: { result: 'added' } })
    expect((await call('coming-deal', tokens[0]!)).body.clientSeeds).toEqual([null, null, SEED, null])
  })

  it('adds one, which the deal is dealt from', async () => {
    const { deal } = (await call('coming-deal', tokens[0]!)).body
    for (const [sent, status, code] of [
      [{ deal, seed: OTHER }, 409, 'SEED_REFUSED'],
      [{ deal, seed: 'a1' }, 400, 'BAD_REQUEST'],
      [{ seed: SEED }, 400, 'BAD_REQUEST'],
      [{ deal: table, seed: SEED }, 409, 'SEED_REFUSED'],
    ] as const) {
      const said = await call('client-seeds', tokens[2]!, sent)
      expect([said.status, said.body.error.code]).toEqual([status, code])
    }
    expect((await call('client-seeds', tokens[2]!, { deal, seed: SEED })).status).toBe(200)
    await playUntil('SeedCommitted')
    const played = await readRecords(server.store, dealStream(deal))
    expect((played[1]!.data as WallBuiltV1).clientSeeds).toEqual([null, null, SEED, null])
    expect(checkDeal(played)).toMatchObject({ ok: true })
  })
})
