import { describe, expect, it } from 'vitest'
import { tableStream, type DealOpenedV1 } from '@paipu/contracts'
import { readRecords } from '@paipu/records'
import { startServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { dealRecords, PACE } from './support/tables.ts'

describe('a deal that runs', () => {
  it('is not there before its delay, then runs at its table, and is open when all of it may be seen', async () => {
    const fresh = await startServer({ tables: ['wanzhou'], delaySeconds: 60 })
    const { data } = await ask(fresh.url, '{ tables { id } }')
    const at = data.tables[0].id
    await fresh.clock.advance(PACE)
    const opened = (await readRecords(fresh.store, tableStream(at))).find(({ type }) => type === 'DealOpened')!
    const { deal } = opened.data as DealOpenedV1
    const answers = async (): Promise<unknown[]> => {
      const { errors, data } = await ask(fresh.url, `{ deal(id: "${deal}") { id } }`)
      const download = await fetch(`${fresh.url}/deals/${deal}/events.jsonl`)
      const body = await download.text()
      return [errors[0]?.extensions ?? data.deal.id, download.status, download.ok ? '' : JSON.parse(body).error.code]
    }
    expect(await answers()).toEqual([{ code: 'DEAL_NOT_FOUND' }, 404, 'DEAL_NOT_FOUND'])
    await fresh.clock.advance(60_000 - PACE - 1)
    expect(await answers()).toEqual([{ code: 'DEAL_NOT_FOUND' }, 404, 'DEAL_NOT_FOUND'])
    await fresh.clock.advance(1)
    expect(await answers()).toEqual([{ code: 'DEAL_RUNNING', table: at }, 409, 'DEAL_RUNNING'])
    let ended: number | null = null
    while (ended === null) {
      await fresh.clock.advance(PACE)
      const last = (await dealRecords(fresh.store, deal)).at(-1)!
      if (last.type === 'DealEnded') ended = Date.parse(last.time)
      expect(await answers()).toEqual([{ code: 'DEAL_RUNNING', table: at }, 409, 'DEAL_RUNNING'])
    }
    await fresh.clock.advance(ended + 60_000 - 1 - fresh.clock.now())
    expect(await answers()).toEqual([{ code: 'DEAL_RUNNING', table: at }, 409, 'DEAL_RUNNING'])
    expect((await ask(fresh.url, '{ deals { deals { id } } }')).data.deals.deals).toEqual([])
    await fresh.clock.advance(1)
    expect(await answers()).toEqual([deal, 200, ''])
    expect((await ask(fresh.url, '{ deals { deals { id } } }')).data.deals.deals).toEqual([{ id: deal }])
    await fresh.stop()
  })
})
