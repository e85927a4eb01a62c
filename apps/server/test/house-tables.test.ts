import { expect, it } from 'vitest'
import { readStored, type DealStartedV1, type TableOpenedV1 } from '@paipu/contracts'
import { startServer, type TestServer } from './support/app.ts'
import { newPlace } from './support/place.ts'
import { PACE } from './support/tables.ts'

const ASKED = ['blood-flow-discard-three', 'blood-flow-discard-three:cap=8', 'wanzhou:all-hands']

async function stored<T>({ store }: TestServer, type: string): Promise<T[]> {
  const found: T[] = []
  for await (const event of store.readAll()) {
    const record = readStored(event)
    if (typeof record !== 'string' && record.type === type) found.push(record.data as T)
  }
  return found
}

it('opens the tables that are asked for, once, and their deals are played under their options', async () => {
  const place = await newPlace()
  const first = await startServer({ tables: ASKED }, undefined, place)
  await first.clock.advance(PACE)
  await first.stop('keep')
  const again = await startServer({ tables: [...ASKED, 'wanzhou'] }, undefined, place)
  await again.clock.advance(PACE)
  const opened = await stored<TableOpenedV1>(again, 'TableOpened')
  expect(opened.map(({ ruleSet, policy }) => [ruleSet.id, ruleSet.options.fanCap, policy])).toEqual([
    ['blood-flow-discard-three', 4, 'public'],
    ['blood-flow-discard-three', 8, 'public'],
    ['wanzhou', 3, 'all-hands'],
    ['wanzhou', 3, 'public'],
  ])
  const started = await stored<DealStartedV1>(again, 'DealStarted')
  expect(started.map(({ ruleSet }) => `${ruleSet.id} ${ruleSet.options.fanCap}`).toSorted()).toEqual([
    'blood-flow-discard-three 4',
    'blood-flow-discard-three 8',
    'wanzhou 3',
    'wanzhou 3',
  ])
  await again.stop()
})
