import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type DealOpenedV1, type EventRecord } from '@paipu/contracts'
import { checkDeal, readRecords } from '@paipu/records'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { doorwayIn } from './support/place.ts'
import { NOWHERE, PACE } from './support/tables.ts'

describe('a table that its owner closes', () => {
  let server: TestServer
  let table: string
  beforeEach(async () => {
    server = await startServer({ tables: ['wanzhou'], delaySeconds: 5 })
    table = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
  })
  afterEach(() => server.stop())

  async function close(id: string, token?: string): Promise<{ readonly status: number; readonly body: Parsed }> {
    const doorway = await doorwayIn(server.place.doorway)
    const response = await fetch(`${doorway.url}/internal/tables/${id}/close`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? doorway.token}` },
    })
    return { status: response.status, body: await response.json() }
  }
  const records = (): Promise<readonly EventRecord[]> => readRecords(server.store, tableStream(table))
  const typesOf = async (): Promise<string[]> => (await records()).map(({ type }) => type)
  async function playUntil(type: string): Promise<void> {
    do await server.clock.advance(PACE)
    while (!(await typesOf()).includes(type))
  }

  it('plays its open deal to the end, then closes and opens no other', async () => {
    await playUntil('DealOpened')
    await server.clock.advance(10 * PACE)
    expect(await close(table)).toEqual({ status: 200, body: { result: 'closes' } })
    expect(await close(table)).toEqual({ status: 200, body: { result: 'closes' } })
    await playUntil('TableClosed')
    const types = await typesOf()
    expect(types.slice(-2)).toEqual(['DealClosed', 'TableClosed'])
    for (const type of ['DealOpened', 'CloseAsked']) expect(types.filter((other) => other === type)).toHaveLength(1)
    const all = await records()
    expect(all.at(-1)!.data).toEqual({ reason: 'operator' })
    const { deal } = all.find(({ type }) => type === 'DealOpened')!.data as DealOpenedV1
    expect(checkDeal(await readRecords(server.store, dealStream(deal)))).toMatchObject({ ok: true })
    await server.clock.advance(100 * PACE)
    expect(await typesOf()).toEqual(types)
    // Watchers see its end behind the delay; then it is none of the live tables.
    await until(async () => (await ask(server.url, '{ tables { id } }')).data.tables.length === 0)
    expect((await close(table)).status).toBe(200)
    expect(await typesOf()).toEqual(types)
  })

  it('between two deals closes before the next one opens', async () => {
    await playUntil('DealClosed')
    await close(table)
    await playUntil('TableClosed')
    expect((await typesOf()).filter((type) => type === 'DealOpened')).toHaveLength(1)
  })

  it('closes, too, when the server was stopped meanwhile', async () => {
    await playUntil('DealOpened')
    await close(table)
    await server.stop('keep')
    server = await startServer({ tables: [], delaySeconds: 5 }, server.clock, server.place)
    await playUntil('TableClosed')
    expect((await typesOf()).filter((type) => type === 'DealOpened')).toHaveLength(1)
  })

  it('is closed by nobody else, and no table that is not there', async () => {
    expect((await close(table, 'let-me-in')).body.error.code).toBe('UNAUTHORIZED')
    expect((await close(NOWHERE)).body.error.code).toBe('TABLE_NOT_FOUND')
    expect((await close('x')).body.error.code).toBe('BAD_ID')
    expect(await typesOf()).not.toContain('CloseAsked')
  })
})
