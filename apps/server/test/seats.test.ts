import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type DealEvent, type EventRecord } from '@paipu/contracts'
import { referee } from '@paipu/engine'
import { checkDeal, readRecords } from '@paipu/records'
import { seatViewer, wireFrames } from '@paipu/views'
import { timedEvent } from '../src/watching/load.ts'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { act, openTable, SEATING, sit, UPDATE, type Player } from './support/seats.ts'

let server: TestServer
let table: string
let tokens: (string | null)[]
let ann: Player
let robo: Player

const recordsOf = (stream: string): Promise<EventRecord[]> => readRecords(server.store, stream)
const dealRecords = (): Promise<EventRecord[]> => recordsOf(dealStream(ann.last().deal))
const send = (player: Player, action: unknown, change: object = {}) => {
  const { seat, deal, decision } = player.last()
  return act(server.url, tokens[seat]!, { table, deal, decision, command: randomUUID(), action, ...change })
}

beforeAll(async () => {
  server = await startServer({ tables: [] })
  const { status, body } = await openTable(server.settings.doorway!, SEATING)
  expect(status).toBe(201)
  table = body.table
  tokens = body.seats.map(({ token }: Parsed) => token)
  ann = sit(server.url, table, tokens[0]!)
  robo = sit(server.url, table, tokens[2]!)
  await server.clock.advance(0)
  await until(() => ann.last()?.actions.length > 0 && robo.last()?.actions.length > 0)
})
afterAll(async () => {
  await ann.stop()
  await robo.stop()
  await server.stop()
})

/** What a seat has of records: all that is its own and lies open, but not the seed that opens the wall. */
function framesFor(seat: 0 | 2, records: readonly EventRecord[]): Parsed[] {
  const frames = JSON.parse(JSON.stringify(wireFrames(records.map(timedEvent), seatViewer(seat))))
  return frames.map((frame: Parsed) =>
    frame.type === 'DealEnded' ? { ...frame, data: { ...frame.data, seed: '?' } } : frame,
  )
}

/** Plays on a pace at a time; both players take the last of their actions at once, until something holds. */
async function playUntil(holds: () => boolean, choose = (actions: Parsed[]): Parsed => actions.at(-1)): Promise<void> {
  const done = new Map<Player, string>()
  while (!holds()) {
    for (const player of [ann, robo]) {
      const { deal, decision, actions } = player.last()
      if (actions.length === 0 || done.get(player) === `${deal}:${decision}`) continue
      done.set(player, `${deal}:${decision}`)
      expect((await send(player, choose(actions))).codes).toEqual([])
    }
    await server.clock.advance(1_000)
  }
}

describe('a table with seats for players from outside', () => {
  it('gives each its token once, and keeps nothing but a hash of it', async () => {
    expect(tokens.map((token) => token?.length ?? null)).toEqual([43, null, 43, null])
    const stored = JSON.stringify(await recordsOf(tableStream(table)))
    for (const token of tokens) if (token !== null) expect(stored).not.toContain(token)
    expect(stored).toContain('tokenHash')
  })

  it('gives each seat its own view, at once, with what it may do', async () => {
    const seats = [ann.last().seat, robo.last().seat]
    expect(seats).toEqual([0, 2])
    for (const player of [ann, robo]) {
      const { seat, actions, decision, closesAt, serverTime } = player.last()
      expect(player.frames()).toEqual(framesFor(seat, await dealRecords()))
      expect(actions.every(({ type, seat: of }: Parsed) => type === 'swap' && of === seat)).toBe(true)
      expect(decision).toBe(2)
      expect(Date.parse(closesAt) - Date.parse(serverTime)).toBe(60_000)
    }
  })

  it('plays a whole deal by what they say, legal to the referee', async () => {
    const { deal } = ann.last()
    await playUntil(() => ann.frames().some(({ type }) => type === 'DealEnded'))
    const records = await recordsOf(dealStream(deal))
    expect(checkDeal(records)).toMatchObject({ ok: true })
    const events = records.map(({ type, data }) => ({ type, data }) as DealEvent)
    expect(referee(events)).toMatchObject({ ok: true })
    expect(events.some(({ type }) => type === 'TurnTimedOut')).toBe(false)
    for (const player of [ann, robo]) {
      expect(player.frames()).toEqual(framesFor(player.last().seat, records))
      const query = `query ($table: ID!) { seatUpdate(table: $table) { ${UPDATE} } }`
      const { data } = await ask(server.url, query, { table }, tokens[player.last().seat]!)
      expect(data.seatUpdate).toMatchObject({ kind: 'snapshot', frames: player.frames(), actions: [] })
    }
  })
})
