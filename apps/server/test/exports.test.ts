import { createHash } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream, type EventRecord } from '@paipu/contracts'
import {
  csvHeader,
  csvLine,
  finishedDeal,
  GENERATOR,
  LOG_FORMATS,
  LOG_WRITERS,
  logOf,
  tableNamed,
  TABLES,
  type Manifest,
} from '@paipu/exports'
import { toNewEvent } from '@paipu/records'
import type { Preview } from '../src/exports/preview-answer.ts'
import { startServer, type TestServer } from './support/app.ts'
import { until } from './support/clock.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { copyId, copyOf, putCopies } from './support/many-deals.ts'

const DEALS = 130
const WANZHOU = golden('wanzhou-2')
const RED = golden('red-dragon-wild-2')
let server: TestServer
let url: string

beforeAll(async () => {
  server = await startServer()
  url = server.url
  await putCopies(server.store, WANZHOU, 1, DEALS - 1)
  await putCopies(server.store, RED, DEALS, DEALS)
  await until(async () => (await preview('')).deals === DEALS)
})

afterAll(() => server.stop())

async function preview(search: string): Promise<Preview> {
  const answer = await fetch(`${url}/exports/preview.json?${search}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Preview
}

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(`${url}${address}`)
  expect([answer.status, address]).toEqual([200, address])
  return Buffer.from(await answer.arrayBuffer())
}

const all = (): EventRecord[][] => [
  ...Array.from({ length: DEALS - 1 }, (_, at) => copyOf(WANZHOU, at + 1)),
  copyOf(RED, DEALS),
]

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The address behind a relation of an answer's links. */
function linked({ headers }: Response, relation: string): string | null {
  return new RegExp(`<([^>]*)>; rel="${relation}"`).exec(headers.get('link') ?? '')?.[1] ?? null
}

describe('an export', () => {
  it.each(LOG_FORMATS)('as %s is what the command line writes', async (format) => {
    const [file] = (await preview(`format=${format}&deals=${copyId(DEALS)},${copyId(1)}`)).files
    const expected = [copyOf(RED, DEALS), copyOf(WANZHOU, 1)]
      .map((records) => LOG_WRITERS[format].write(records, () => logOf(records, { generator: GENERATOR })))
      .join('')
    expect((await bytesOf(file!.address)).toString()).toBe(expected)
  })

  it('of a table is its rows, narrowed by rule set, player and time', async () => {
    const wins = tableNamed('wins')!
    const rows =
      csvHeader(wins) +
      wins
        .rows(finishedDeal(copyOf(RED, DEALS))!)
        .map(csvLine)
        .join('')
    const player = (RED[0]!.data as { seats: readonly { player: string }[] }).seats[0]!.player
    const end = RED.at(-1)!.time
    for (const search of ['rules=red-dragon-wild', `player=${player}&from=${end}&rules=red-dragon-wild`]) {
      const answer = await fetch(`${url}/exports/wins.csv?format=csv&tables=wins&${search}`)
      expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="wins.csv"')
      expect(await answer.text()).toBe(rows)
    }
    expect((await preview(`to=${WANZHOU[0]!.time}`)).deals).toBe(0)
  })

  it('begins as its preview says', async () => {
    const { deals, files, beginnings, companions } = await preview('format=csv&rules=wanzhou')
    expect(deals).toBe(DEALS - 1)
    expect(files.map(({ file }) => file)).toEqual(TABLES.map(({ name }) => `${name}.csv`))
    expect(companions.map(({ file }) => file)).toEqual(['data-dictionary.md', 'manifest.json'])
    const rows = tableNamed('deals')!.rows(finishedDeal(copyOf(WANZHOU, 1))!)
    expect(beginnings[0]!.rows[0]).toEqual(rows[0])
    expect(beginnings.every(({ rows: shown }) => shown.length <= 20)).toBe(true)
    const bytes = (await bytesOf(files[0]!.address)).length
    expect(Math.abs(files[0]!.bytes! - bytes) / bytes).toBeLessThan(0.2)
  })

  it.each(['none', 'gzip', 'zstd'])('comes in parts that joined are the whole, %s', async (compression) => {
    const [file] = (await preview(`format=events&compression=${compression}`)).files
    const whole = await bytesOf(file!.address)
    const parts: Buffer[] = []
    for (let address: string | null = `${file!.address}&limit=64`; address !== null;) {
      const answer: Response = await fetch(`${url}${address}`)
      parts.push(Buffer.from(await answer.arrayBuffer()))
      address = linked(answer, 'next')
    }
    expect(parts).toHaveLength(3)
    expect(sha256(Buffer.concat(parts))).toBe(sha256(whole))
    const text = { none: (bytes: Buffer) => bytes, gzip: gunzipSync, zstd: zstdDecompressSync }[compression]!(whole)
    expect(text.toString()).toBe(
      all()
        .map((records) => LOG_WRITERS.events.write(records, () => logOf(records, { generator: GENERATOR })))
        .join(''),
    )
  })

  it('goes packed to whoever can unpack it, and is the same', async () => {
    const [file] = (await preview('format=mjai')).files
    for (const encoding of ['gzip', 'zstd', null]) {
      const answer = await raw(file!.address, { 'accept-encoding': encoding ?? 'gzip;q=0, br' })
      expect(answer.headers['content-encoding'] ?? null).toBe(encoding)
      const bytes = Buffer.concat(await answer.toArray())
      const text = encoding === null ? bytes : encoding === 'gzip' ? gunzipSync(bytes) : zstdDecompressSync(bytes)
      expect(sha256(text)).toBe(sha256(await bytesOf(file!.address)))
    }
  })

  it('has a manifest that says what each of its files is, and goes on saying so', async () => {
    for (const search of [
      'format=csv&rules=red-dragon-wild',
      'format=parquet&rules=red-dragon-wild',
      'format=events&compression=zstd',
    ]) {
      const { files, companions } = await preview(search)
      const manifest = JSON.parse((await bytesOf(companions.at(-1)!.address)).toString()) as Manifest
      const held = new Map(manifest.files.map(({ file, sha256 }) => [file, sha256]))
      for (const { file, address } of [...files, ...companions.slice(0, -1)])
        expect([file, held.get(file)]).toEqual([file, sha256(await bytesOf(address))])
      expect(held.size).toBe(files.length + companions.length - 1)
    }
  })

  it('has a manifest that says which deals can not be read and are left out', async () => {
    const other = await startServer()
    await putCopies(other.store, WANZHOU, 1, 1)
    const unreadable = copyOf(WANZHOU, 2).map(toNewEvent)
    const drawn = unreadable.findLastIndex(({ type }) => type === 'TileDrawn')
    await other.store.append(
      dealStream(copyId(2)),
      'no-stream',
      unreadable.map((event, at) => (at === drawn ? { ...event, data: '{}' } : event)),
    )
    await putCopies(other.store, WANZHOU, 3, 3)
    const read = async (address: string): Promise<string> => (await fetch(`${other.url}${address}`)).text()
    await until(async () => (JSON.parse(await read('/exports/preview.json')) as Preview).deals === 3)
    for (const format of ['records', 'csv', 'parquet']) {
      const manifest = JSON.parse(await read(`/exports/manifest.json?format=${format}`)) as Manifest
      expect(manifest).toMatchObject({ deals: 2, first: copyId(1), last: copyId(3), leftOut: [copyId(2)] })
    }
    expect(await read('/exports/records.jsonl')).not.toContain(copyId(2))
    expect(JSON.parse(await read(`/exports/manifest.json?deals=${copyId(3)}`))).not.toHaveProperty('leftOut')
    await other.stop()
  })

  it('does not change when more is stored', async () => {
    const other = await startServer()
    await putCopies(other.store, WANZHOU, 1, 3)
    const read = async (address: string): Promise<string> => (await fetch(`${other.url}${address}`)).text()
    const look = async (): Promise<Preview> => JSON.parse(await read('/exports/preview.json?format=compact')) as Preview
    await until(async () => (await look()).deals === 3)
    const before = await look()
    const addresses = [...before.files, ...before.companions].map(({ address }) => address)
    const texts = await Promise.all(addresses.slice(0, 2).map(read))
    await putCopies(other.store, RED, 4, 5)
    await until(async () => (await look()).deals === 5)
    expect(await Promise.all(addresses.slice(0, 2).map(read))).toEqual(texts)
    await other.stop()
  })

  it('as Parquet is read by another reader, and goes on where it was cut', async () => {
    const [file] = (await preview('format=parquet&tables=payments&rules=red-dragon-wild')).files
    const whole = await bytesOf(file!.address)
    const answer = await fetch(`${url}${file!.address}`, { headers: { range: 'bytes=100-' } })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${whole.length - 1}/${whole.length}`,
    ])
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sha256(whole.subarray(100)))
    expect((await fetch(`${url}${file!.address}`, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416)
    const bytes = new Uint8Array(whole).buffer
    const rows = await parquetReadObjects({
      file: { byteLength: bytes.byteLength, slice: (a, b) => bytes.slice(a, b) },
      compressors,
    })
    expect(rows).toHaveLength(tableNamed('payments')!.rows(finishedDeal(RED)!).length)
  })

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=tomorrow', 'to'],
    ['from=2026-03-01&to=2026-02-01', 'to'],
    ['rules=chess', 'rules'],
    ['atTable=x', 'atTable'],
    ['format=xml', 'format'],
    ['format=csv&tables=losses', 'tables'],
    ['format=csv&viewer=seats-0', 'viewer'],
    ['viewer=owner&format=events', 'viewer'],
    ['compression=brotli', 'compression'],
    ['format=text&byteOrderMark=true', 'byteOrderMark'],
    ['deals=1', 'deals'],
    [`deals=${copyId(1)}&rules=wanzhou`, 'deals'],
    [`deals=${Array.from({ length: 101 }, () => copyId(1)).join(',')}`, 'deals'],
    ['asOf=2999-01-01', 'asOf'],
    ['asOf=soon', 'asOf'],
    [`last=${copyId(999)}`, 'last'],
    [`after=${copyId(1)}`, 'after'],
    [`after=${copyId(999)}&asOf=2026-01-01&last=${copyId(9)}`, 'after'],
    ['limit=10', 'limit'],
    ['limit=-64', 'limit'],
    ['rules=wanzhou&rules=wanzhou', 'rules'],
    ['wall=true', '"wall"'],
  ])('%s is refused by name', async (search, field) => {
    for (const file of ['records.jsonl', 'manifest.json']) {
      const answer = await fetch(`${url}/exports/${file}?${search}`)
      expect(answer.status).toBe(400)
      const { error } = (await answer.json()) as { error: { code: string; field: string; message: string } }
      expect(error).toMatchObject({ code: 'BAD_EXPORT', field })
      expect(error.message.startsWith(`${field}: `)).toBe(true)
    }
  })

  it.each([
    [`/exports/records.jsonl?deals=${copyId(999)}`, 404, 'DEAL_NOT_FOUND'],
    ['/exports/wins.csv', 404, 'NOT_FOUND'],
    ['/exports/%2e%2e%2fsecret', 404, 'NOT_FOUND'],
    ['/exports/manifest.json?limit=64', 400, 'BAD_EXPORT'],
  ])('%s is answered with %i and %s', async (path, status, code) => {
    const answer = await fetch(url + path)
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }])
  })
})

function raw(address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  httpRequest(`${url}${address}`, { headers }, resolve).once('error', reject).end()
  return promise
}
