import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dealEventOf, dealStream, tableStream, type EventRecord } from '@paipu/contracts'
import { evolveAll, isActive, UNSTARTED, type Deal, type Seat } from '@paipu/engine'
import { checkDeal, readRecords } from '@paipu/records'
import { redact, SPECTATOR } from '@paipu/views'
import { startServer, type TestServer } from './support/app.ts'
import type { Answer, Parsed } from './support/client.ts'
import { until } from './support/clock.ts'
import { act, openTable, SEATING, sit, type Player, type Sent } from './support/seats.ts'

let server: TestServer
let table: string
let tokens: string[]
let ann: Player
let robo: Player

const tableRecords = (): Promise<EventRecord[]> => readRecords(server.store, tableStream(table))
const dealRecords = (deal: string): Promise<EventRecord[]> => readRecords(server.store, dealStream(deal))
const acts = async (): Promise<EventRecord[]> => (await tableRecords()).filter(({ type }) => type === 'SeatActed')
const sentBy = (player: Player, action: unknown): Sent => {
  const { deal, decision } = player.last()
  return { table, deal, decision, command: randomUUID(), action }
}
const send = (player: Player, sent: Sent): Promise<Answer> => act(server.url, tokens[player.last().seat], sent)

async function open(change: object = {}): Promise<void> {
  const { body } = await openTable(server.settings.doorway!, { ...SEATING, ...change })
  table = body.table
  tokens = body.seats.map(({ token }: Parsed) => token)
  ann = sit(server.url, table, tokens[0])
  robo = sit(server.url, table, tokens[2])
  await server.clock.advance(0)
  await until(() => ann.last()?.actions.length > 0 && robo.last()?.actions.length > 0)
}

beforeEach(async () => {
  server = await startServer({ tables: [] })
})
afterEach(async () => {
  await ann.stop()
  await robo.stop()
  await server.stop()
})

const ended = (player: Player): boolean => player.frames().some(({ type }) => type === 'DealEnded')

/** Plays to the end of the deal; what `choose` gives is sent at once. */
async function playOut(choose: (player: Player) => Parsed): Promise<EventRecord[]> {
  const { deal } = ann.last()
  const done = new Map<Player, number>()
  while (!ended(ann)) {
    for (const player of [ann, robo]) {
      const { decision, actions } = player.last()
      const action = actions.length === 0 || done.get(player) === decision ? undefined : choose(player)
      if (action === undefined) continue
      done.set(player, decision)
      expect((await send(player, sentBy(player, action))).codes).toEqual([])
    }
    await server.clock.advance(500)
  }
  return dealRecords(deal)
}

const first = (player: Player): Parsed => player.last().actions[0]

describe('what a player says', () => {
  it('is taken once, however often it is sent, and its id stands for nothing else', async () => {
    await open()
    const sent = sentBy(ann, first(ann))
    const answers = await Promise.all([send(ann, sent), send(ann, sent), send(ann, sent)])
    expect(answers.map(({ data }) => data.act)).toEqual([sent, sent, sent].map(({ command }) => ({ command })))
    expect(await acts()).toHaveLength(1)
    const other = ann.last().actions.length > 0 ? first(ann) : { type: 'void', suit: 'm' }
    expect((await send(ann, { ...sent, action: other })).codes).toEqual(['COMMAND_REUSED'])
    await server.clock.advance(0)
    expect((await send(ann, sent)).codes).toEqual([])
    expect(await acts()).toHaveLength(1)
  })

  it('changes nothing where it is not allowed, and the answer names field and rule', async () => {
    await open()
    const before = [await tableRecords(), await dealRecords(ann.last().deal)]
    const mine = sentBy(ann, first(ann))
    const wrong: [Partial<Sent>, string, RegExp, string?][] = [
      [{ action: { type: 'dance' } }, 'ACTION_REFUSED', /^action: type: .*"dance"/, 'malformed-command'],
      [{ action: { type: { toString: 1 } } }, 'ACTION_REFUSED', /^action: type/, 'malformed-command'],
      [{ action: { type: ['swap'] } }, 'ACTION_REFUSED', /^action: type/, 'malformed-command'],
      [{ action: { type: 'swap', tiles: { toString: 1 } } }, 'ACTION_REFUSED', /^action: swap/, 'malformed-command'],
      [{ action: { type: 'void', suit: { toString: 1 } } }, 'ACTION_REFUSED', /^action: void/, 'malformed-command'],
      [
        { action: { type: 'discard', tile: { toString: 1 }, announce: 1 } },
        'ACTION_REFUSED',
        /^action: discard/,
        'malformed-command',
      ],
      [
        { action: { type: 'kong', kind: { toString: 1 }, tile: [] } },
        'ACTION_REFUSED',
        /^action: kong/,
        'malformed-command',
      ],
      [
        { action: { type: 'answer', answer: { toString: 1 } } },
        'ACTION_REFUSED',
        /^action: answer/,
        'malformed-command',
      ],
      [{ action: 'swap' }, 'ACTION_REFUSED', /^action: type/, 'malformed-command'],
      [{ action: { type: 'swap' } }, 'ACTION_REFUSED', /^action: swap: tiles must be/, 'malformed-command'],
      [{ action: { type: 'draw' } }, 'ACTION_REFUSED', /"draw"/, 'malformed-command'],
      [{ action: { ...first(ann), timedOut: 'rule' } }, 'ACTION_REFUSED', /"timedOut"/, 'malformed-command'],
      [
        { action: { type: 'swap', tiles: ['1m', '2p', '3s'] } },
        'ACTION_REFUSED',
        /^action: .*rules\.md S1/,
        'not-three-of-one-suit',
      ],
      [
        { action: { type: 'discard', tile: '1m', announce: false } },
        'ACTION_REFUSED',
        /^action: discard/,
        'wrong-phase',
      ],
      [{ action: { ...first(robo) } }, 'NOT_YOUR_SEAT', /^action: .*seat 0/],
      [{ decision: mine.decision - 1 }, 'NOT_ASKED', /^decision: /],
      [{ decision: mine.decision + 1 }, 'NOT_ASKED', /^decision: /],
      [{ deal: randomUUID() }, 'NOT_ASKED', /^deal: /],
      [{ command: 'one' }, 'BAD_ID', /^command: "one"/],
      [{ deal: 'one' }, 'BAD_ID', /^deal: "one"/],
    ]
    for (const [change, code, words, rule] of wrong) {
      const { codes, errors } = await send(ann, { ...mine, ...change })
      expect([change, codes]).toEqual([change, [code]])
      expect(errors[0]!.message).toMatch(words)
      expect(errors[0]!.extensions['rule']).toBe(rule)
    }
    expect([await tableRecords(), await dealRecords(ann.last().deal)]).toEqual(before)
  })

  it('can not be said for a decision that is past, nor twice for one', async () => {
    await open({ ruleSet: 'wanzhou' })
    const swap = sentBy(ann, first(ann))
    expect((await send(ann, swap)).codes).toEqual([])
    expect((await send(ann, { ...swap, command: randomUUID() })).errors[0]!.extensions).toMatchObject({
      code: 'ACTION_REFUSED',
    })
    expect((await send(robo, sentBy(robo, first(robo)))).codes).toEqual([])
    await server.clock.advance(4_000)
    expect(ann.last().decision).toBeGreaterThan(swap.decision)
    expect((await send(ann, { ...swap, command: randomUUID() })).codes).toEqual(['NOT_ASKED'])
  })

  it('is told to nobody else before its time: others get no message of it', async () => {
    const answered: number[] = []
    // There are deals in which nothing is discarded that Ann could claim: another table is played then.
    for (let tables = 0; tables < 5 && answered.length === 0; tables++) {
      if (tables > 0) await Promise.all([ann.stop(), robo.stop()])
      await open()
      await playOut((player) => {
        if (player === robo) return undefined
        const action = ann.last().actions.at(-1)
        if (action.type === 'answer') answered.push(robo.kept.results.length)
        return action
      })
    }
    // Whatever Ann answered, what Robo had got by then was what it had got when the window opened.
    expect(answered.length).toBeGreaterThan(0)
    for (const many of answered) {
      const frames = robo.kept.results.slice(0, many).flatMap(({ data }) => data.seat.frames)
      expect(['TileDiscarded', 'KongMade', 'PointsPaid']).toContain(frames.at(-1).type)
    }
  })
})

/** How long each claim window was open that a player from outside could have answered, by what lies open alone. */
function windows(records: readonly EventRecord[]): number[] {
  const events = records.map(dealEventOf)
  const lengths: number[] = []
  for (const [index, record] of records.entries()) {
    const deal = evolveAll(UNSTARTED, events.slice(0, index + 1)) as Deal
    const { phase } = deal
    const opens = events[index]!.type === 'TileDiscarded' || events[index]!.type === 'KongMade'
    if (!opens || (phase.name !== 'claims' && phase.name !== 'robbing')) continue
    const from = phase.name === 'claims' ? phase.discarder : phase.konger
    if (!([0, 2] as Seat[]).some((seat) => seat !== from && isActive(deal, seat))) continue
    const next = records.slice(index + 1).find((later) => redact(dealEventOf(later), SPECTATOR) !== null)!
    lengths.push(Date.parse(next.time) - Date.parse(record.time))
  }
  return lengths
}

describe('a claim window', () => {
  it.each([
    ['at once', (player: Player): Parsed => player.last().actions.at(-1)],
    ['with the best', first],
    ['never', (): Parsed => undefined],
  ])('stays open for one and the same time, where players answer %s', async (_how, choose) => {
    await open()
    const records = await playOut(choose)
    const lengths = windows(records)
    expect(lengths.length).toBeGreaterThan(10)
    expect(new Set(lengths)).toEqual(new Set([SEATING.claimMs]))
    expect(checkDeal(records)).toMatchObject({ ok: true })
  })
})

describe('players who say nothing', () => {
  it.each([
    ['sichuan-swap-three', 'bot'],
    ['planet-blood-battle-v1', 'rule'],
    ['blood-flow-discard-three', 'bot'],
  ])('have it decided by what %s says, when their time is up', async (ruleSet, by) => {
    await open({ ruleSet })
    const records = await playOut(() => undefined)
    expect(checkDeal(records)).toMatchObject({ ok: true })
    const timedOut = records.filter(({ type }) => type === 'TurnTimedOut')
    expect(new Set(timedOut.map(({ data }) => (data as { by: string }).by))).toEqual(new Set([by]))
    expect(new Set(timedOut.map(({ data }) => (data as { seat: number }).seat))).toEqual(new Set([0, 2]))
    expect(await acts()).toEqual([])
    const turns = records.flatMap(({ type, time, data }, index) =>
      type === 'TurnTimedOut' && (data as { played: string }).played === 'discard'
        ? [
            Date.parse(time) -
              Date.parse(records.slice(0, index).findLast((before) => before.type !== 'ClaimAnswered')!.time),
          ]
        : [],
    )
    expect(new Set(turns)).toEqual(new Set([SEATING.turnMs]))
  })

  it('and the table closes after as many deals as were asked for', async () => {
    await open({ deals: 1, turnMs: 10, claimMs: 10, openingMs: 10, paceMs: 0 })
    await playOut(() => undefined)
    await server.clock.advance(1_000)
    expect((await tableRecords()).at(-1)).toMatchObject({ type: 'TableClosed', data: { reason: 'finished' } })
    await until(() => ann.kept.state.over)
    expect((await send(ann, sentBy(ann, { type: 'win' }))).codes).toEqual(['NOT_ASKED'])
  })
})
