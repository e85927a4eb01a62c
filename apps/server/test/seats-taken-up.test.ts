import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { dealStream, tableStream, type EventRecord } from '@paipu/contracts'
import { openStore } from '@paipu/event-store'
import { checkDeal, readRecords } from '@paipu/records'
import { startServer, type TestServer } from './support/app.ts'
import { type Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { startStoreNode, type StoreNode } from './support/node.ts'
import { newPlace, type Place } from './support/place.ts'
import { startProcess, type ServerProcess } from './support/process.ts'
import { act, openTable, SEATING, sit, type Player, type Sent } from './support/seats.ts'

const players: Player[] = []
const processes: ServerProcess[] = []
let place: Place | null = null
let node: StoreNode | null = null

afterEach(async () => {
  await Promise.all(players.splice(0).map((player) => player.stop()))
  await Promise.all(processes.splice(0).map((server) => server.end('SIGKILL')))
  await place?.remove()
  await node?.stop()
  place = null
  node = null
})

function seated(url: string, table: string, token: string, after: string | null = null): Player {
  const player = sit(url, table, token, after)
  players.push(player)
  return player
}

const asked = (player: Player): boolean => player.last()?.actions.length > 0
const pause = (): Promise<void> => sleep(10)
async function soon(holds: () => boolean): Promise<void> {
  while (!holds()) await pause()
}

function next(player: Player, table: string): Sent {
  const { deal, decision, actions } = player.last()
  return { table, deal, decision, command: randomUUID(), action: actions.at(-1) }
}

/** Says it, and says it again as long as the table is just being taken up; answers the codes of the refusal. */
async function say(url: string, token: string, sent: Sent): Promise<readonly string[]> {
  for (;;) {
    const { codes } = await act(url, token, sent)
    if (codes[0] !== 'NOT_READY') return codes
    await pause()
  }
}

async function recordsOf(address: string, table: string): Promise<{ table: EventRecord[]; deals: EventRecord[][] }> {
  const store = await openStore(address, { readOnly: true })
  const records = await readRecords(store, tableStream(table))
  const ids = records.flatMap(({ type, data }) => (type === 'DealOpened' ? [(data as { deal: string }).deal] : []))
  const deals = await Promise.all(ids.map((id) => readRecords(store, dealStream(id))))
  await store.close()
  return { table: records, deals }
}

describe('a server that is started again in the middle of a deal', () => {
  it('knows the seats, what they see, and what they have said and was not played yet', async () => {
    place = await newPlace()
    let server: TestServer = await startServer({ tables: [] }, undefined, place)
    const { body } = await openTable(server.settings.doorway!, { ...SEATING, ruleSet: 'wanzhou' })
    const token: string = body.seats[0].token
    let ann = seated(server.url, body.table, token)
    await server.clock.advance(0)
    // On to a claim window in which it is offered something.
    for (let said = -1; ann.last()?.actions[0]?.type !== 'answer';) {
      const { decision = -1, actions = [] } = ann.last() ?? {}
      if (actions.length > 0 && decision !== said) {
        expect((await act(server.url, token, next(ann, body.table))).codes).toEqual([])
        said = decision
      }
      await server.clock.advance(500)
    }
    const sent = { ...next(ann, body.table), action: ann.last().actions.find(({ type }: Parsed) => type === 'answer') }
    expect((await act(server.url, token, sent)).codes).toEqual([])
    const before = { frames: ann.frames(), ...ann.last() }
    await ann.stop()
    await server.stop('keep')

    server = await startServer({ tables: [] }, server.clock, place)
    ann = seated(server.url, body.table, token, before.cursor)
    await until(() => ann.last() !== undefined)
    expect(ann.last()).toMatchObject({ kind: 'frames', frames: [], seat: 0, decision: before.decision })
    expect(ann.last().actions.filter(({ type }: Parsed) => type === 'answer')).toEqual([])
    // Sent again it is what was taken, and it is played when its window closes.
    expect((await act(server.url, token, sent)).codes).toEqual([])
    await server.clock.advance(SEATING.claimMs)
    const answered = ann.frames().filter(({ type }) => type === 'ClaimAnswered')
    expect(answered.at(0)?.data).toMatchObject({ seat: 0, answer: sent.action.answer, timedOut: false })
    await ann.stop()
    await server.stop('keep')
  })
})

describe('kill -9', () => {
  it('loses nothing that a player was told is taken', { tags: 'long' }, async () => {
    place = await newPlace()
    const env = { PAIPU_STORE: place.address, PAIPU_PORT: '0', PAIPU_TABLES: 'none', PAIPU_LOG_LEVEL: 'silent' }
    const begin = async (): Promise<string> => {
      const server = startProcess(env)
      processes.push(server)
      return server.url
    }
    let url = await begin()
    const asks = { ...SEATING, paceMs: 1, claimMs: 40, turnMs: 600_000, openingMs: 600_000, deals: 1 }
    const { body } = await openTable(place.doorway, asks)
    const tokens: string[] = [body.seats[0].token, body.seats[2].token]
    const told: Sent[] = []
    for (let round = 0; round < 2; round++) {
      const [ann, robo] = tokens.map((token) => seated(url, body.table, token)) as [Player, Player]
      const done = new Set<string>()
      for (let taken = 0; taken < 3;) {
        await soon(() =>
          [ann, robo].some((player) => asked(player) && !done.has(`${player.last().seat}:${player.last().decision}`)),
        )
        for (const player of [ann, robo]) {
          const { seat, decision, actions } = player.last() ?? {}
          if (actions === undefined || actions.length === 0 || done.has(`${seat}:${decision}`)) continue
          done.add(`${seat}:${decision}`)
          const sent = next(player, body.table)
          const { codes } = await act(url, tokens[seat === 0 ? 0 : 1], sent)
          // A window may close while it is on the way.
          if (codes.length > 0) continue
          told.push(sent)
          taken++
        }
      }
      const server = processes.pop()!
      expect(await server.end('SIGKILL')).toBe('SIGKILL')
      const { table } = await recordsOf(place.address, body.table)
      const stored = table.flatMap(({ type, data }) =>
        type === 'SeatActed' ? [(data as { command: string }).command] : [],
      )
      expect(stored).toEqual(expect.arrayContaining(told.map(({ command }) => command)))
      url = await begin()
    }
    const { deals } = await recordsOf(place.address, body.table)
    expect(told.length).toBeGreaterThan(5)
    expect(deals).toHaveLength(1)
  })
})

describe('two servers over one node', () => {
  it('take what a player says at either of them, and its token outlives the host', { tags: 'long' }, async () => {
    node = await startStoreNode(':memory:')
    const folder = await newPlace()
    place = folder
    const begin = (name: string): ServerProcess => {
      const server = startProcess({
        PAIPU_EVENTSTORE: node!.address,
        PAIPU_PORT: '0',
        PAIPU_TABLES: 'none',
        PAIPU_LEASE_SECONDS: '2',
        PAIPU_TOKEN_FILE: `${folder.doorway}.${name}`,
        PAIPU_LOG_LEVEL: 'warn',
      })
      processes.push(server)
      return server
    }
    const host = begin('host')
    const other = begin('other')
    await host.url
    const url = await other.url
    const asks = { ...SEATING, paceMs: 1, claimMs: 200, turnMs: 600_000, openingMs: 600_000, deals: 1 }
    const { body } = await openTable(`${folder.doorway}.host`, asks)
    const tokens: string[] = [body.seats[0].token, body.seats[2].token]
    // Both sit at the server that does not host the table; it learns of the table in its own time.
    const sitDown = async (token: string): Promise<Player> => {
      for (;;) {
        const player = seated(url, body.table, token)
        await soon(() => player.last() !== undefined || player.kept.state.over)
        if (player.last() !== undefined) return player
        await player.stop()
      }
    }
    const [ann, robo] = [await sitDown(tokens[0]!), await sitDown(tokens[1]!)]
    const told: Sent[] = []
    const done = new Set<string>()
    const ended = (): boolean => ann.frames().some(({ type }) => type === 'DealEnded')
    let killed = false
    while (!ended()) {
      for (const player of [ann, robo]) {
        const { seat, decision, actions } = player.last()
        if (actions.length === 0 || done.has(`${seat}:${decision}`)) continue
        done.add(`${seat}:${decision}`)
        const sent = next(player, body.table)
        const codes = await say(url, tokens[seat === 0 ? 0 : 1]!, sent)
        if (codes.length === 0) told.push(sent)
        else expect(codes).toEqual(['NOT_ASKED'])
        if (killed || told.length < 6) continue
        killed = true
        await host.end('SIGKILL')
      }
      await pause()
    }
    expect(killed).toBe(true)
    const { table, deals } = await recordsOf(node.address, body.table)
    expect(checkDeal(deals[0]!)).toMatchObject({ ok: true })
    expect(
      new Set(table.flatMap(({ type, data }) => (type === 'LeaseTaken' ? [(data as { host: string }).host] : []))).size,
    ).toBe(2)
    // What was told to be taken was taken before its decision closed, and every turn that was said was played as said.
    const stored = table.flatMap(({ type, data }) =>
      type === 'SeatActed' ? [(data as { command: string }).command] : [],
    )
    expect(stored).toEqual(expect.arrayContaining(told.map(({ command }) => command)))
    const discards = told.flatMap(({ action }) => {
      const { type, seat, tile } = action as { type: string; seat: number; tile?: string }
      return type === 'discard' ? [`${seat}:${tile}`] : []
    })
    const played = deals[0]!.flatMap(({ type, data }) => {
      const { seat, tile } = data as { seat: number; tile: string }
      return type === 'TileDiscarded' && (seat === 0 || seat === 2) ? [`${seat}:${tile}`] : []
    })
    expect(played).toEqual(discards)
    expect(deals[0]!.some(({ type }) => type === 'TurnTimedOut')).toBe(false)
  })
})
