import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type EventRecord, type WallBuiltV1 } from '@paipu/contracts'
import { commitmentOf, dealSeed, wallOf } from '@paipu/fairness'
import { announcementFault, checkDeal, readRecords } from '@paipu/records'
import type { DoorwayFile } from '../src/owner/doorway-file.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { doorwayIn } from './support/place.ts'
import { NOWHERE, PACE } from './support/tables.ts'

const SEED = 'a1'.repeat(32)
const OTHER = 'b2'.repeat(32)

let server: TestServer
let doorway: DoorwayFile
let table: string

const records = (): Promise<readonly EventRecord[]> => readRecords(server.store, tableStream(table))

/** Plays on until the last event of the table is of a type. */
async function playUntil(type: string): Promise<void> {
  do await server.clock.advance(PACE)
  while ((await records()).at(-1)!.type !== type)
}

interface Said {
  readonly status: number
  readonly body: Parsed
}

async function call(method: string, path: string, body?: unknown, token = doorway.token): Promise<Said> {
  const response = await fetch(`${doorway.url}/internal/tables/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const add = (body: unknown, id = table): Promise<Said> => call('POST', `${id}/client-seeds`, body)
const coming = async (): Promise<Parsed> => (await call('GET', `${table}/coming-deal`)).body

beforeAll(async () => {
  server = await startServer({ tables: ['wanzhou'], delaySeconds: 0 })
  doorway = await doorwayIn(server.place.doorway)
  table = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
  await playUntil('SeedCommitted')
})
afterAll(() => server.stop())

describe('the seed of the deal that comes', () => {
  it('is committed to before the deal opens, and takes a seed of each seat that changes the wall', async () => {
    const { deal, commitment, clientSeeds } = await coming()
    expect(clientSeeds).toEqual([null, null, null, null])
    expect(await add({ deal, seat: 2, seed: SEED })).toEqual({ status: 200, body: { result: 'added' } })
    expect(await add({ deal, seat: 0, seed: OTHER })).toEqual({ status: 200, body: { result: 'added' } })
    expect((await coming()).clientSeeds).toEqual([OTHER, null, SEED, null])
    await playUntil('SeedCommitted')

    const played = await readRecords(server.store, dealStream(deal))
    const { seed, wall, clientSeeds: used } = played[1]!.data as WallBuiltV1
    expect(played[0]!.data).toMatchObject({ commitment })
    expect(commitmentOf(seed!)).toBe(commitment)
    expect(used).toEqual([OTHER, null, SEED, null])
    expect(wallOf(dealSeed(seed!, used), false, 0).wall).toEqual(wall)
    expect(wallOf(dealSeed(seed!, [null, null, null, null]), false, 0).wall).not.toEqual(wall)
    expect(checkDeal(played)).toMatchObject({ ok: true })
    expect(announcementFault(await records(), played)).toBeNull()
  })

  it('takes one seed a seat: the same again changes nothing, another is refused', async () => {
    const { deal } = await coming()
    await add({ deal, seat: 3, seed: SEED })
    const before = await records()
    expect((await add({ deal, seat: 3, seed: SEED })).status).toBe(200)
    expect(await records()).toEqual(before)
    const { status, body } = await add({ deal, seat: 3, seed: OTHER })
    expect([status, body.error.code]).toEqual([409, 'SEED_REFUSED'])
  })

  it.each<[string, (deal: string) => unknown, number, string]>([
    ['another deal', () => ({ deal: NOWHERE, seat: 1, seed: SEED }), 409, 'SEED_REFUSED'],
    ['no deal', () => ({ seat: 1, seed: SEED }), 400, 'BAD_REQUEST'],
    ['a deal that is no id', () => ({ deal: 'x', seat: 1, seed: SEED }), 400, 'BAD_ID'],
    ['no seat', (deal) => ({ deal, seed: SEED }), 400, 'BAD_REQUEST'],
    ['a fifth seat', (deal) => ({ deal, seat: 4, seed: SEED }), 400, 'BAD_REQUEST'],
    ['a short seed', (deal) => ({ deal, seat: 1, seed: 'a1' }), 400, 'BAD_REQUEST'],
    ['nothing', () => null, 400, 'BAD_REQUEST'],
  ])('refuses a seed with %s', async (_what, body, status, code) => {
    const before = await records()
    const said = await add(body((await coming()).deal))
    expect([said.status, said.body.error.code]).toEqual([status, code])
    expect(await records()).toEqual(before)
  })

  it('is for the owner of the server, and of tables that are there', async () => {
    const { deal } = await coming()
    const body = { deal, seat: 1, seed: SEED }
    expect((await call('POST', `${table}/client-seeds`, body, '0'.repeat(64))).status).toBe(401)
    expect((await call('GET', `${table}/coming-deal`, undefined, '0'.repeat(64))).status).toBe(401)
    expect((await add(body, NOWHERE)).body.error.code).toBe('TABLE_NOT_FOUND')
    expect((await add(body, 'x')).body.error.code).toBe('BAD_ID')
  })

  it('is closed once the deal is open', async () => {
    const { deal } = await coming()
    await playUntil('DealOpened')
    const { status, body } = await add({ deal, seat: 1, seed: SEED })
    expect([status, body.error.code]).toEqual([409, 'SEED_REFUSED'])
    expect((await call('GET', `${table}/coming-deal`)).body.error.code).toBe('SEED_REFUSED')
  })
})
