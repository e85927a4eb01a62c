import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { openStore, type EventStore } from '@paipu/event-store'
import { checkChains } from '@paipu/records'
import { importFolder, isEmpty } from '../src/store/golden-deals.ts'
import { startStoreNode, type StoreNode } from './support/node.ts'

const FOLDER = fileURLToPath(new URL('../../../fixtures/deals', import.meta.url))

let node: StoreNode
const open: EventStore[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
  await node.stop()
})

async function storeOf(address: string): Promise<EventStore> {
  const store = await openStore(address)
  open.push(store)
  return store
}

it('are there once when two servers begin on one empty store together', async () => {
  node = await startStoreNode(':memory:')
  const [one, two] = [await storeOf(node.address), await storeOf(node.address)]
  expect(await isEmpty(one)).toBe(true)
  const [deals] = await Promise.all([importFolder(one, FOLDER), importFolder(two, FOLDER)])
  expect(await isEmpty(two)).toBe(false)
  const { streams, broken } = await checkChains(one)
  expect({ streams, broken }).toEqual({ streams: deals, broken: [] })
})
