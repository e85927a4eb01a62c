import { afterAll, beforeAll, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { dealStream } from '@paipu/contracts'
import { toNewEvent } from '@paipu/records'
import { startServer, type TestServer } from './support/app.ts'
import { ask } from './support/client.ts'
import { until } from './support/clock.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'

/** Where the event stands that this version does not know. */
const AT = 9

const GOLDEN = golden('wanzhou-1')

let server: TestServer
let sound: string
beforeAll(async () => {
  server = await startServer()
  sound = await dealWith({})
})
afterAll(() => server.stop())

/** Stores a deal like the golden one, the event at {@link AT} changed in its stored form; answers its id. */
async function dealWith(change: { readonly type?: string; readonly version?: number }): Promise<string> {
  const id = v7()
  const events = GOLDEN.map((record, at) =>
    toNewEvent({ ...record, id: v7(), ...(at === AT ? (change as object) : {}) }),
  )
  await server.store.append(dealStream(id), 'no-stream', events)
  return id
}

it.each([
  ['an unknown event', { type: 'TileSung' }, 'unknown event type "TileSung"'],
  ['a newer version', { version: 99 }, 'version 99'],
])('%s stops the replay of its deal, by its position, and nothing else', async (_what, change, reason) => {
  const id = await dealWith(change)
  const answer = () => ask(server.url, `{ deal(id: "${id}") { id events } }`)
  await until(async () => (await answer()).errors![0]!.extensions.code !== 'DEAL_NOT_FOUND')
  const { errors } = await answer()
  expect(errors![0]!.extensions).toMatchObject({ code: 'DEAL_UNREADABLE', at: AT })
  expect(errors![0]!.message).toContain(`stops at event ${AT}`)
  expect(errors![0]!.message).toContain(reason)
  const download = await fetch(`${server.url}/deals/${id}/events.jsonl`)
  expect(download.status).toBe(422)
  expect(await ask(server.url, `{ deal(id: "${sound}") { id } }`)).toMatchObject({ data: { deal: { id: sound } } })
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
})
