import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type EventRecord } from '@paipu/contracts'
import { openStore } from '@paipu/event-store'
import { checkDeal, readRecords } from '@paipu/records'
import { newPlace, type Place } from './support/place.ts'
import { startProcess, type ServerProcess } from './support/process.ts'
import { openTable, SEATING } from './support/seats.ts'

const BOT = fileURLToPath(new URL('../../../docs/api/seat-bot.mjs', import.meta.url))
let place: Place
let server: ServerProcess

beforeAll(async () => {
  place = await newPlace()
  server = startProcess({
    PAIPU_STORE: place.address,
    PAIPU_PORT: '0',
    PAIPU_TABLES: 'none',
    PAIPU_LOG_LEVEL: 'silent',
    PAIPU_DELAY_SECONDS: '0',
  })
})
afterAll(async () => {
  await server.end('SIGKILL')
  await place.remove()
})

const PAIPU = fileURLToPath(new URL('../../cli/src/main.mjs', import.meta.url))

/** Runs the command line to its end. */
async function paipu(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [PAIPU, ...args], { env: { ...process.env, ...env } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number, out, err }
}

describe('paipu open', () => {
  const asked = JSON.stringify({ ...SEATING, deals: 1 })

  it.each<[string, () => readonly string[], () => NodeJS.ProcessEnv]>([
    ['the store that is set', () => [], () => ({ PAIPU_STORE: place.address })],
    ['a store that is named', () => ['--store', place.address], () => ({ PAIPU_TOKEN_FILE: '/nowhere' })],
    ['the token file that is set', () => [], () => ({ PAIPU_STORE: '/nowhere.db', PAIPU_TOKEN_FILE: place.doorway })],
  ])('finds the server by %s, and tells the tokens of its seats', async (_what, args, env) => {
    await server.url
    const { code, out, err } = await paipu(['open', asked, '--json', ...args()], env())
    expect([code, err]).toEqual([0, ''])
    const { table, seats } = JSON.parse(out) as { table: string; seats: { token: string | null }[] }
    expect(table).toMatch(/^[0-9a-f-]{36}$/)
    expect(seats.map(({ token }) => token?.length ?? null)).toEqual([43, null, 43, null])
  })

  it('says what is wrong with a seating, and where no server is', async () => {
    const env = { PAIPU_STORE: place.address }
    const wrong = await paipu(['open', '{"ruleSet":"whist"}'], env)
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringMatching(/^paipu: the server opens no such table: ruleSet: .*\n$/),
    ])
    expect(await paipu(['open', '{'], env)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/not JSON/) })
    const nobody = await paipu(['open', '{}'], { PAIPU_STORE: '/nowhere.db' })
    expect(nobody).toMatchObject({ code: 1, err: 'paipu: no server is there: it would have left /nowhere.db.token\n' })
  })
})

describe('paipu sit', () => {
  it('draws the table, numbers what may be done, and does what is typed, until the table closes', async () => {
    const url = await server.url
    const asks = { ...SEATING, seats: [{ name: 'Ann' }, 'house', 'house', 'house'], paceMs: 1, claimMs: 25, deals: 1 }
    const { body } = await openTable(place.doorway, { ...asks, turnMs: 600_000, openingMs: 600_000 })
    const child = spawn(process.execPath, [PAIPU, 'sit', body.table, '--server', url], {
      env: { ...process.env, PAIPU_SEAT_TOKEN: body.seats[0].token },
    })
    let out = ''
    let err = ''
    child.stdin.write('0\nwhat?\n')
    child.stdout.on('data', (data) => {
      const asked = out.split('Your choice').length
      out += String(data)
      // The last of what may be done: a pass, a discard.
      if (out.split('Your choice').length > asked)
        child.stdin.write(`${/ {2,}(\d+) (?:(?! {3})[^\n])*\n$/.exec(out)?.[1] ?? 1}\n`)
    })
    child.stderr.on('data', (data) => (err += String(data)))
    const [status] = await once(child, 'exit')
    expect({ status, err: err.replaceAll(/^(?:decision: .*|type a number .*)\n/gm, '') }).toEqual({
      status: 0,
      err: '',
    })
    expect(out).toMatch(/Your choice \(\d+ s\):\n {2}1 pass on \d, \d, \d (?:characters|dots|bamboo)/)
    expect(out).toMatch(/1 discard \d (?:characters|dots|bamboo)/)
    expect(out).toMatch(/hand {2}[1-9mps]+/)
    expect(out).toMatch(/wall \d+ left/)
    const records = await recordsOf(body.table)
    expect(records.some(({ type }) => type === 'TurnTimedOut')).toBe(false)
    expect(checkDeal(records)).toMatchObject({ ok: true })
  })

  it.each([
    ['UNAUTHORIZED', { PAIPU_SEAT_TOKEN: 'let-me-in' }, 1],
    ['the token of your seat is needed', {}, 2],
  ])('says %s in a line where that is so', async (words, env, code) => {
    const { body } = await openTable(place.doorway, SEATING)
    const child = spawn(process.execPath, [PAIPU, 'sit', body.table, '--server', await server.url], {
      env: { PATH: process.env['PATH'], ...env },
    })
    let err = ''
    child.stderr.on('data', (data) => (err += String(data)))
    const [status] = await once(child, 'exit')
    expect(status).toBe(code)
    expect(err).toMatch(new RegExp(`^paipu: .*${words}.*\\n$`))
  })
})

/** The records of the only deal of a table. */
async function recordsOf(table: string): Promise<EventRecord[]> {
  const store = await openStore(place.address, { readOnly: true })
  const records = await readRecords(store, tableStream(table))
  const deal = records.find(({ type }) => type === 'DealOpened')!.data as { deal: string }
  const played = await readRecords(store, dealStream(deal.deal))
  await store.close()
  return played
}

/** Runs the example as it is; answers what it wrote and how it ended. */
async function run(...args: readonly string[]): Promise<{ out: string; err: string; status: number | null }> {
  const child = spawn(process.execPath, [BOT, ...args])
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += String(data)))
  child.stderr.on('data', (data) => (said.err += String(data)))
  const [status] = (await once(child, 'exit')) as [number | null]
  return { ...said, status }
}

describe('the example of a player', () => {
  it('sits down and plays whole deals until the table closes', async () => {
    const url = await server.url
    const asks = { ...SEATING, paceMs: 1, claimMs: 25, turnMs: 600_000, openingMs: 600_000, delaySeconds: 0, deals: 2 }
    const { body } = await openTable(place.doorway, asks)
    const [ann, robo] = await Promise.all([0, 2].map((seat) => run(url, body.table, body.seats[seat].token)))
    for (const { out, err, status } of [ann!, robo!]) {
      expect({ err: err.replaceAll(/^NOT_ASKED: .*\n/gm, ''), status }).toEqual({ err: '', status: 0 })
      expect(out.match(/^deal \S+: (?:won|wall-end), -?\d+ points$/gm)).toHaveLength(2)
    }
    const store = await openStore(place.address, { readOnly: true })
    const records: EventRecord[] = await readRecords(store, tableStream(body.table))
    const deals = records.flatMap(({ type, data }) => (type === 'DealClosed' ? [(data as { deal: string }).deal] : []))
    expect(deals).toHaveLength(2)
    for (const deal of deals) {
      const played = await readRecords(store, dealStream(deal))
      expect(checkDeal(played)).toMatchObject({ ok: true })
      expect(played.some(({ type }) => type === 'TurnTimedOut')).toBe(false)
    }
    await store.close()
  })

  it('says so when its token is wrong', async () => {
    const { body } = await openTable(place.doorway, SEATING)
    const { err, status } = await run(await server.url, body.table, 'let-me-in')
    expect(status).toBe(1)
    expect(err).toContain('UNAUTHORIZED')
  })
})
