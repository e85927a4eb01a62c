import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSource } from '../src/feeds/feed.ts'
import { stream } from '../src/watching/stream.ts'
import { JSON_LINES, type StreamFormat } from '../src/watching/stream-format.ts'
import type { TableUpdate } from '../src/watching/update.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, TABLE_UPDATE, type Parsed } from './support/client.ts'
import { handClock, until } from './support/clock.ts'
import { NOWHERE, PACE } from './support/tables.ts'

let server: TestServer
let id: string
beforeAll(async () => {
  server = await startServer({ tables: ['sichuan-swap-three'] })
  id = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
  await server.clock.advance(60 * PACE)
})
afterAll(() => server.stop())

/** An answer that does not end, and what came of it. */
interface Reading {
  readonly response: IncomingMessage
  text(): string
  stop(): void
}

async function read(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reading> {
  const request = httpRequest(server.url + path, { headers })
  const answered = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
  request.on('error', () => {})
  request.end()
  const response = await answered
  let text = ''
  response.on('error', () => {})
  response.on('data', (data) => (text += String(data)))
  return { response, text: () => text, stop: () => void response.destroy() }
}

interface Event {
  readonly id: string
  readonly event: string
  readonly data: string
}

/** The events of a stream of Server-Sent Events; comments and `retry` are none. */
function eventsOf(text: string): Event[] {
  return text
    .split('\n\n')
    .map((block) =>
      Object.fromEntries(block.split('\n').map((line) => [line.split(':')[0]!, line.slice(line.indexOf(':') + 2)])),
    )
    .filter((fields) => 'data' in fields)
    .map((fields) => fields as unknown as Event)
}

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)
const edge = async (after: string | null = null): Promise<{ readonly data: Parsed; readonly bytes: string }> => {
  const { data, text } = await ask(
    server.url,
    `query ($after: String) { tableUpdate(id: "${id}", after: $after) { ${TABLE_UPDATE} } }`,
    { after },
  )
  return { data: data.tableUpdate, bytes: text.slice('{"data":{"tableUpdate":'.length, text.lastIndexOf('}}')) }
}

describe('Server-Sent Events', () => {
  it('give what the subscription gives, in the same bytes, with the cursor as id', async () => {
    const reading = await read(`/tables/${id}/updates.sse`)
    expect(reading.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    await until(() => eventsOf(reading.text()).length === 1)
    const first = await edge()
    expect(reading.text()).toBe(`retry: 2000\n\nid: ${first.data.cursor}\nevent: snapshot\ndata: ${first.bytes}\n\n`)
    while (eventsOf(reading.text()).length < 6) await server.clock.advance(PACE)
    const now = await edge()
    await until(() => eventsOf(reading.text()).at(-1)!.id === now.data.cursor)
    const events = eventsOf(reading.text())
    expect(events.flatMap(({ data }) => JSON.parse(data).frames)).toEqual(now.data.frames)
    expect(events.slice(1).every(({ event }) => event === 'frames')).toBe(true)
    reading.stop()
  })

  it('go on behind Last-Event-ID, which precedes the cursor in the address', async () => {
    const { data: before } = await edge()
    await server.clock.advance(3 * PACE)
    const resumed = await edge(before.cursor)
    const reading = await read(`/tables/${id}/updates.sse?after=start`, { 'last-event-id': before.cursor })
    await until(() => eventsOf(reading.text()).length === 1)
    expect(eventsOf(reading.text())[0]).toEqual({ id: resumed.data.cursor, event: 'frames', data: resumed.bytes })
    reading.stop()
  })

  it('keep the connection alive while nothing happens', async () => {
    const quiet = await startServer({ tables: ['wanzhou'], delaySeconds: 3_600 })
    const table = (await ask(quiet.url, '{ tables { id } }')).data.tables[0].id
    const response = await fetch(`${quiet.url}/tables/${table}/updates.sse`)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const more = async (): Promise<void> => void (text += (await reader.read()).value ?? '')
    while (!text.includes('data: ')) await more()
    await quiet.clock.advance(15_000)
    while (!text.endsWith(':\n\n')) await more()
    await quiet.stop()
  })

  it('end when the server stops', async () => {
    const other = await startServer({ tables: ['wanzhou'] })
    const table = (await ask(other.url, '{ tables { id } }')).data.tables[0].id
    const answers = await Promise.all(
      ['sse', 'jsonl'].map((kind) => fetch(`${other.url}/tables/${table}/updates.${kind}`)),
    )
    const texts = answers.map((answer) => answer.text())
    await until(async () => (await ask(other.url, '{ tables { spectators } }')).data.tables[0].spectators === 2)
    await other.stop()
    expect((await Promise.all(texts)).map((text) => text.length > 0)).toEqual([true, true])
  })
})

describe('JSON Lines', () => {
  it('give an update a line, and go on behind a cursor', async () => {
    const { data: before } = await edge()
    const reading = await read(`/tables/${id}/updates.jsonl?after=${before.cursor}`)
    expect(reading.response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    await until(() => linesOf(reading.text()).length === 1)
    expect(JSON.parse(linesOf(reading.text())[0]!)).toMatchObject({ kind: 'frames', frames: [], cursor: before.cursor })
    while (linesOf(reading.text()).length < 5) await server.clock.advance(PACE)
    const { data: now } = await edge(before.cursor)
    const updates = (): Parsed[] => linesOf(reading.text()).map((line) => JSON.parse(line))
    await until(() => updates().at(-1).cursor === now.cursor)
    expect(updates().flatMap(({ frames }) => frames)).toEqual(now.frames)
    reading.stop()
    await until(async () => (await ask(server.url, '{ tables { spectators } }')).data.tables[0].spectators === 0)
  })
})

describe('a stream', () => {
  it.each([
    [`/tables/${NOWHERE}/updates.sse`, 404, 'TABLE_NOT_FOUND'],
    ['/tables/x/updates.jsonl', 400, 'BAD_ID'],
    ['/tables/ID/updates.sse?viewer=all-hands', 403, 'VIEWER_NOT_ALLOWED'],
    ['/tables/ID/updates.jsonl?viewer=x', 400, 'BAD_VIEWER'],
    ['/tables/ID/updates.jsonl?after=x', 400, 'BAD_CURSOR'],
    ['/tables/ID/updates.jsonl?after=start&after=start', 400, 'BAD_REQUEST'],
    ['/tables/ID/updates.xml', 404, 'NOT_FOUND'],
  ])('at %s is refused with %i and %s', async (path, status, code) => {
    const response = await fetch(server.url + path.replace('ID', id))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  it('says what it would be to who asks for that alone', async () => {
    const head = await fetch(`${server.url}/tables/${id}/updates.sse`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect((await ask(server.url, '{ tables { spectators } }')).data.tables[0].spectators).toBe(0)
  })
})

describe('a reader that takes nothing', () => {
  it('is ended after a while, and until then makes its feed wait and nothing else', async () => {
    const clock = handClock()
    const update = (cursor: string): TableUpdate => ({ ...EMPTY, cursor })
    let ended = 0
    const source = makeSource(
      update('first'),
      () => update('snapshot'),
      () => ended++,
    )
    const given: string[] = []
    const large: StreamFormat = {
      ...JSON_LINES,
      bytes: ({ cursor }) => {
        given.push(cursor)
        return Buffer.alloc(16 * 1024 * 1024)
      },
    }
    const web = createServer((_request, response) => stream(source.feed, response, large, clock))
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    const request = httpRequest({ port: (web.address() as AddressInfo).port, host: '127.0.0.1' })
    request.on('error', () => {})
    request.end()
    const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
    const broken = new Promise((resolve) => response.once('error', resolve))
    for (let n = 0; n < 5_000; n++) source.push(update(String(n)))
    expect(given).toEqual(['first'])
    await clock.advance(29_999)
    expect(ended).toBe(0)
    await clock.advance(1)
    await until(() => ended === 1)
    expect(given).toEqual(['first'])
    response.resume()
    await broken
    web.close()
  })
})

const EMPTY: TableUpdate = {
  kind: 'frames',
  deal: null,
  dealNumber: null,
  frames: [],
  cursor: '',
  delaySeconds: 0,
  visibleFrom: new Date(0),
  serverTime: new Date(0),
}
