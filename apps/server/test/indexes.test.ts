import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openEmbeddedStore, openStore } from '@paipu/event-store'
import { Indexes } from '../src/indexes/indexes.service.ts'
import { until } from './support/clock.ts'
import { silentLog } from './support/log.ts'
import { newPlace } from './support/place.ts'

it('the read models of a store that can not be read any more are not healthy', async () => {
  const place = await newPlace()
  await (await openStore(place.address)).close()
  const store = await openEmbeddedStore({ path: place.address, readOnly: true })
  const indexes = new Indexes(store, silentLog())
  await indexes.caughtUp()
  expect(indexes.healthy()).toBe(true)
  const file = new DatabaseSync(place.address)
  file.exec('ALTER TABLE events RENAME TO lost')
  file.close()
  await until(() => !indexes.healthy())
  indexes.stop()
  await store.close()
  await place.remove()
})
