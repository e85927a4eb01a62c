import { describe, expect, it } from 'vitest'
import { Tables } from '../src/tables/tables.service.ts'
import { startServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { agreed, PACE } from './support/tables.ts'

describe('a table that fails', () => {
  it('is stopped and told of, and the others play on', async () => {
    const fresh = await startServer({ tables: ['wanzhou'] })
    const unplayable = { ...agreed('wanzhou'), ruleSet: { id: 'bridge', version: 1, options: { fanCap: null } } }
    await fresh.app.get(Tables).open(unplayable)
    await fresh.clock.advance(40 * PACE)
    const health = await fetch(`${fresh.url}/health`)
    expect(await health.json()).toEqual({
      status: 'degraded',
      tables: { playing: 1, standingBy: 0, failed: 1 },
      following: { indexes: true, watching: true, seats: true, lookout: true },
    })
    const { data } = await ask(fresh.url, '{ tables { ruleSet { id nameEn } dealNumber } }')
    expect(data.tables).toEqual([
      { ruleSet: { id: 'wanzhou', nameEn: 'Wanzhou' }, dealNumber: 1 },
      { ruleSet: { id: 'bridge', nameEn: 'bridge' }, dealNumber: null },
    ])
    await fresh.stop()
  })
})
