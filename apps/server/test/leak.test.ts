import { beforeAll, describe, expect, it } from 'vitest'
import { tableStream, type DealEvent, type DealOpenedV1, type EventRecord } from '@paipu/contracts'
import { openStore } from '@paipu/event-store'
import { randomStream, shuffled } from '@paipu/fairness'
import { readRecords } from '@paipu/records'
import { redact, REVIEWER, SPECTATOR, wireFrames } from '@paipu/views'
import { timedEvent } from '../src/watching/load.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, keep, socketClient, TABLE_UPDATE } from './support/client.ts'
import { handClock, START, until } from './support/clock.ts'
import { OVER_EVENTSTOREDB } from './support/place.ts'
import { agreed, dealRecords, PACE, playDeals, put, TABLE, tableRecords, tableStore } from './support/tables.ts'

const DELAY = 30
const TABLES =
  '{ serverTime tables { id name ruleSet { id } seats { id name } policy delaySeconds openedAt visibleFrom dealNumber wallLeft points spectators board watching { viewers hidden en zh } } }'
const LOBBY = `subscription { lobby ${TABLES.replace('serverTime', 'kind closed serverTime')} }`
/** What somebody might think lets them in. */
const KEYS = [
  { authorization: 'Bearer seat-0' },
  { cookie: 'seat=0; session=owner', 'x-seat': '0', 'x-player': 'bot:0' },
] as const
const VIEWERS = ['spectator', 'all-hands', 'reviewer', 'seats-0', 'seats-3', 'seats-0123', 'SPECTATOR', '']

/** Every way in which somebody may ask for something of a running deal, in bytes. */
async function everySurface(url: string, deal: string, cursors: readonly string[]): Promise<Record<string, string>> {
  const bytes: Record<string, string> = { tables: (await ask(url, TABLES)).text }
  const edge = `query ($viewer: String, $after: String) { tableUpdate(id: "${TABLE}", viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`
  for (const viewer of VIEWERS) bytes[`edge as ${viewer}`] = (await ask(url, edge, { viewer })).text
  for (const after of cursors) bytes[`edge after ${after}`] = (await ask(url, edge, { after })).text
  bytes['deals'] = (await ask(url, '{ deals { deals { id totals course wins events } next } }')).text
  bytes['deals of the table'] = (await ask(url, `{ deals(table: "${TABLE}") { deals { id } next } }`)).text
  bytes['deal'] = (await ask(url, `{ deal(id: "${deal}") { id events totals course previous next } }`)).text
  const download = await fetch(`${url}/deals/${deal}/events.jsonl`)
  bytes['download'] = `${download.status} ${headersOf(download)} ${await download.text()}`
  for (const search of ['', `deals=${deal}`, `atTable=${TABLE}&format=csv`, `last=${deal}`]) {
    for (const file of ['preview.json', 'manifest.json', 'records.jsonl', 'decisions.csv']) {
      const answer = await fetch(`${url}/exports/${file}?${search}`)
      bytes[`export ${file}?${search}`] = `${answer.status} ${headersOf(answer)} ${await answer.text()}`
    }
  }
  for (const kind of ['sse', 'jsonl']) {
    for (const viewer of VIEWERS) bytes[`${kind} as ${viewer}`] = await streamed(url, `${kind}?viewer=${viewer}`, {})
    for (const after of cursors)
      bytes[`${kind} after ${after}`] = await streamed(url, `${kind}?after=${after}`, { 'last-event-id': after })
    for (const key of KEYS)
      bytes[`${kind} with ${JSON.stringify(key)}`] = await streamed(url, `${kind}?viewer=seats-0`, key)
  }
  const socket = socketClient(url)
  const watch = `subscription ($viewer: String, $after: String) { table(id: "${TABLE}", viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`
  const asked = [...VIEWERS.map((viewer) => ({ viewer })), ...cursors.map((after) => ({ after }))]
  for (const variables of asked) {
    const kept = keep(socket, watch, variables)
    await until(() => kept.results.length + kept.refused.length > 0)
    kept.stop()
  }
  const lobby = keep(socket, LOBBY)
  await until(() => lobby.results.length + lobby.refused.length > 0)
  await socket.close()
  bytes['socket'] = socket.raw
    .map((message) => message.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}"(?=,"type"|})/g, '"'))
    .join('\n')
  return bytes
}

/** All headers, but when it was answered. */
function headersOf({ headers }: Response): string {
  return JSON.stringify([...headers].filter(([name]) => name !== 'date'))
}

/** What a stream over HTTP begins with, or how it is refused. */
async function streamed(url: string, kind: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(`${url}/tables/${TABLE}/updates.${kind}`, { headers })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('}\n') && !(response.status >= 400 && text.endsWith('}')))
    text += (await reader.read()).value ?? ''
  await reader.cancel()
  return `${response.status} ${headersOf(response)} ${text}`
}

describe('a deal while it runs', () => {
  it('sends nothing but what a spectator may see behind the delay, in any byte', async () => {
    const server = await startServer({ tables: ['sichuan-swap-three'], delaySeconds: DELAY })
    const table = (await ask(server.url, '{ tables { id } }')).data.tables[0].id
    const socket = socketClient(server.url)
    keep(socket, `subscription { table(id: "${table}") { ${TABLE_UPDATE} } }`)
    await server.clock.advance(DELAY * 1000 + 20 * PACE)
    const stored = await readRecords(server.store, tableStream(table))
    const opened = stored.find(({ type }) => type === 'DealOpened')!.data as DealOpenedV1
    const records = await dealRecords(server.store, opened.deal)
    const visible = records.filter(({ time }) => Date.parse(time) + DELAY * 1000 <= server.clock.now())
    expect(visible.length).toBeGreaterThan(20)
    expect(visible.length).toBeLessThan(records.length)

    const edge = await ask(server.url, `{ tableUpdate(id: "${table}") { ${TABLE_UPDATE} } }`)
    const allowed = wireFrames(visible.map(timedEvent), SPECTATOR)
    expect(edge.data.tableUpdate.frames).toEqual(allowed)
    await until(() => socket.raw.length > 15)
    const sent = [edge.text, ...socket.raw, (await ask(server.url, TABLES)).text].join('\n')
    const built = records[1]!.data as { seed: string }
    expect(sent).not.toContain(built.seed)
    for (const { id, metadata } of records) {
      expect(sent).not.toContain(id)
      expect(sent).not.toContain(metadata.hash)
    }
    for (const message of socket.raw.filter((text) => text.includes('"next"'))) {
      for (const frame of JSON.parse(message).payload.data.table.frames) expect(allowed).toContainEqual(frame)
    }
    await socket.close()
    await server.stop()
  })
})

/** Two tables alike in everything a spectator may know at a moment, and unlike in secrets and in what follows. */
interface Pair {
  readonly table: EventRecord[]
  readonly one: EventRecord[]
  readonly other: EventRecord[]
  readonly deal: string
  /** The moment of which both are watched, milliseconds since 1970. */
  readonly now: number
}

const pairs: Pair[] = []

/** The same deal with another undealt wall, another seed, other claims, and other records behind the edge. */
function changed(records: readonly EventRecord[], edge: number, salt: string): EventRecord[] {
  const random = randomStream('00'.repeat(32), salt)
  const drawn = records.filter(({ type }) => type === 'TileDrawn').length
  return records
    .flatMap((record, index): EventRecord[] => {
      if (record.type === 'WallBuilt') {
        const data = record.data as { wall: string[] }
        const tail = shuffled(data.wall.slice(53 + drawn), random)
        return [
          { ...record, data: { ...data, wall: [...data.wall.slice(0, 53 + drawn), ...tail], seed: 'ab'.repeat(32) } },
        ]
      }
      if (record.type === 'ClaimAnswered') return []
      // Behind the edge everything is other: here the deal just stops.
      return index > edge ? [] : [record]
    })
    .map((record, revision) => ({ ...record, revision }))
}

beforeAll(async () => {
  for (const ruleSet of ['sichuan-swap-three', 'wanzhou', 'open-blood-battle']) {
    const clock = handClock()
    const store = await tableStore(clock, agreed(ruleSet, { delaySeconds: DELAY }))
    const [deal] = await playDeals(store, clock, 1)
    const records = await dealRecords(store, deal!)
    const table = (await tableRecords(store)).slice(0, 3)
    for (const part of [0.2, 0.5, 0.9]) {
      const edge = records.findIndex(({ time }) => time === records[Math.floor(records.length * part)]!.time) - 1
      const now = Date.parse(records[edge]!.time) + DELAY * 1000
      pairs.push({ table, one: records, other: changed(records, edge, `${ruleSet} ${part}`), deal: deal!, now })
    }
    await store.close()
  }
})

async function serve(table: readonly EventRecord[], deal: readonly EventRecord[], now: number): Promise<TestServer> {
  const server = await startServer({}, handClock(START))
  await server.stop('keep')
  const store = await openStore(server.settings.store)
  await put(store, table)
  await put(store, deal)
  await store.close()
  // The clock stands there: the table never acts.
  return startServer({}, handClock(now), server.place)
}

// Each server needs a node of its own: there, one pair of each rule set is enough.
const PAIRS = OVER_EVENTSTOREDB ? [0, 4, 8] : [0, 1, 2, 3, 4, 5, 6, 7, 8]

describe('two deals alike to a spectator', () => {
  it.each(PAIRS)('are alike on every surface, byte by byte (pair %i)', async (index) => {
    const { table, one, other, deal, now } = pairs[index]!
    const visible = one.filter(({ time }) => Date.parse(time) + DELAY * 1000 <= now)
    const plies = visible.filter(({ type, data }) => redact({ type, data } as DealEvent, SPECTATOR) !== null).length
    // What nobody may see does differ in what both have: were anything of it sent, the answers would differ too.
    const secrets = [one, other].map((records) => wireFrames(records.slice(0, 3).map(timedEvent), REVIEWER))
    expect(secrets[1]).not.toEqual(secrets[0])
    const cursors = [0, Math.floor(plies / 2), plies - 1, plies, plies + 5].map((ply) => `${deal}:${ply}:spectator`)
    const answers: Record<string, string>[] = []
    for (const records of [one, other]) {
      const server = await serve(table, records, now)
      answers.push(await everySurface(server.url, deal, [...cursors, 'start', 'nonsense', `${deal}:0:all-hands`]))
      await server.stop()
    }
    expect(answers[1]).toEqual(answers[0])
    expect(JSON.parse(answers[0]!['edge as spectator']!).data.tableUpdate.frames).toHaveLength(plies)
  })
})
