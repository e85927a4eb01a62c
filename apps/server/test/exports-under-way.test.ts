import { request as httpRequest, type IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { tableStream } from '@paipu/contracts'
import { STALLED_MS } from '@paipu/http'
import { EMPTY_HEAD } from '@paipu/records'
import type { Preview } from '../src/exports/preview-answer.ts'
import { write } from '../src/tables/streams.ts'
import { startServer, type TestServer } from './support/app.ts'
import { START, until } from './support/clock.ts'
import { agreed, put, TABLE } from './support/tables.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { copyId, copyOf, putCopies } from './support/many-deals.ts'
import { playedAt } from './support/own-deals.ts'

const WANZHOU = golden('wanzhou-2')

describe('a deal at a table', () => {
  it('is exported once its delay has run out, and not before', async () => {
    const fresh = await startServer()
    const read = async (search = ''): Promise<string> =>
      (await fetch(`${fresh.url}/exports/compact.json?format=compact${search}`)).text()
    const open = { type: 'TableOpened', data: agreed('wanzhou', { delaySeconds: 3_600 }) } as const
    const target = { stream: tableStream(TABLE), id: TABLE, head: EMPTY_HEAD }
    await write(fresh.store, target, START, [{ actor: 'table', events: [open] }])
    await put(fresh.store, playedAt(copyOf(WANZHOU, 1), TABLE, START))
    await put(fresh.store, copyOf(WANZHOU, 2))
    await until(async () => (await read()) !== '')
    expect((await read()).match(/"deal":"[^"]*/g)).toEqual([`"deal":"${copyId(2)}`])
    const named = await fetch(`${fresh.url}/exports/records.jsonl?deals=${copyId(1)}`)
    expect(await named.json()).toMatchObject({ error: { code: 'DEAL_NOT_FOUND' } })
    await fresh.clock.advance(3_600_000)
    expect((await read()).match(/"deal":"[^"]*/g)).toEqual([1, 2].map((number) => `"deal":"${copyId(number)}`))
    const then = new Date(START).toISOString()
    expect((await read(`&asOf=${then}`)).match(/"deal":"[^"]*/g)).toEqual([`"deal":"${copyId(2)}`])
    await fresh.stop()
  })
})

describe('a reader', () => {
  it(
    'that takes nothing holds back what is made, and is ended; two exports of an address are enough',
    { tags: 'long' },
    async () => {
      const crowded = await startServer()
      const many = 400
      await putCopies(crowded.store, WANZHOU, 1, many)
      const look = async (): Promise<Preview> =>
        (await (await fetch(`${crowded.url}/exports/preview.json`)).json()) as Preview
      await until(async () => (await look()).deals === many)
      const reads = countedReads(crowded)
      const stalled = await Promise.all([1, 2].map(() => held(`${crowded.url}/exports/records.jsonl`)))
      const third = await fetch(`${crowded.url}/exports/records.jsonl`)
      expect([third.status, await third.json()]).toMatchObject([429, { error: { code: 'TOO_MANY_EXPORTS' } }])
      // Nothing moves any more: what was read meanwhile is what blocks and sockets hold, not what there is.
      await until(settledCount(reads))
      expect(reads.count).toBeLessThan(many)
      await crowded.clock.advance(STALLED_MS)
      expect(await Promise.all(stalled.map((answer) => wasCut(answer)))).toEqual([true, true])
      const deals = (await (await fetch(`${crowded.url}/exports/records.jsonl`)).text()).match(/"DealEnded"/g)
      expect(deals).toHaveLength(many)
      await crowded.stop()
    },
  )

  it('is told by a status that another Parquet file is being made', async () => {
    const busy = await startServer()
    await putCopies(busy.store, WANZHOU, 1, 200)
    const look = async (): Promise<Preview> =>
      (await (await fetch(`${busy.url}/exports/preview.json`)).json()) as Preview
    await until(async () => (await look()).deals === 200)
    const files = ['deals.parquet', 'manifest.json']
    const answers = await Promise.all(files.map((file) => fetch(`${busy.url}/exports/${file}?format=parquet`)))
    // Whichever came first is whole, and so is what the other one is told.
    for (const answer of answers) expect((await answer.bytes()).length).toBeGreaterThan(0)
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { status } of answers) expect([200, 429]).toContain(status)
    await busy.stop()
  })

  it('never takes for whole what broke off', async () => {
    const broken = await startServer()
    await putCopies(broken.store, WANZHOU, 1, 90)
    await until(
      async () => ((await (await fetch(`${broken.url}/exports/preview.json`)).json()) as Preview).deals === 90,
    )
    const store = broken.store as { readStream: TestServer['store']['readStream'] }
    const { readStream } = store
    let left = 80
    store.readStream = (...asked) => {
      if (left-- <= 0) throw new Error('the disk is gone')
      return readStream(...asked)
    }
    for (const encoding of ['identity', 'gzip']) {
      left = 80
      const answer = await fetch(`${broken.url}/exports/records.jsonl`, { headers: { 'accept-encoding': encoding } })
      expect(answer.status).toBe(200)
      await expect(answer.text()).rejects.toThrow(/terminated|aborted|unexpected end/)
    }
    await broken.stop()
  })
})

/** Counts the streams that are read from here on. */
function countedReads(of: TestServer): { count: number } {
  const store = of.store as { readStream: TestServer['store']['readStream'] }
  const { readStream } = store
  const reads = { count: 0 }
  store.readStream = (...asked) => {
    reads.count++
    return readStream(...asked)
  }
  return reads
}

/** Whether a count has stood for many turns of the event loop. */
function settledCount(reads: { readonly count: number }): () => boolean {
  let [last, turns] = [-1, 0]
  return () => {
    turns = reads.count === last ? turns + 1 : 0
    last = reads.count
    return turns > 100
  }
}

/** An answer of which nothing is read. */
async function held(address: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  httpRequest(address, { agent: false }, resolve).once('error', reject).end()
  return (await promise).pause()
}

/** Reads what is left of an answer; whether it broke off. */
async function wasCut(answer: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer.on('error', () => {})
  answer.once('close', resolve)
  answer.resume()
  await promise
  return !answer.complete
}
