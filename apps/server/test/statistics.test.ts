import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealStream } from '@paipu/contracts'
import { thinkTimes } from '@paipu/read-models'
import { readRecords } from '@paipu/records'
import { startServer, type TestServer } from './support/app.ts'
import { ask, type Parsed } from './support/client.ts'
import { golden } from '../../../libs/records/test/support/deals.ts'
import { PACE, put } from './support/tables.ts'

const DELAY_MS = 30_000
const NUMBERS = `deals points winPoints winFan places tallies { name times deals } fans { name times deals } pointRanges { name deals }`
const PLAYER = `query ($id: ID!) { player(id: $id) { id name kind lastPlayed asOf all { ${NUMBERS} }
  byRuleSet { ruleSet { id nameEn } numbers { deals } } thinkTime { deals decisions milliseconds } } }`
const RULES = `query ($id: ID!) { ruleSetStatistics(id: $id) { ruleSet { id nameEn } asOf deals elsewhere winPoints winFan
  results { won wallEnd timeLimit } pointsByWind tallies { name times deals } fans { name times deals }
  thinkTime { deals decisions milliseconds } } }`
const DEALS = `query ($player: ID, $name: String, $having: String, $ruleSet: String, $first: Int, $after: String) {
  deals(player: $player, name: $name, having: $having, ruleSet: $ruleSet, first: $first, after: $after) {
    deals { id totals source seats { id } } next } }`

let server: TestServer
/** The ids of deals as they were open at some moments, and what was answered for a player then. */
const history: { readonly open: number; readonly player: Parsed; readonly rules: Parsed }[] = []

async function openDeals(variables: object = {}): Promise<Parsed[]> {
  const { data } = await ask(server.url, DEALS, { first: 100, ...variables })
  return data.deals.deals
}

/** Plays until three deals are open, and looks at both figures every few moments. */
beforeAll(async () => {
  server = await startServer({ tables: ['wanzhou'], delaySeconds: DELAY_MS / 1000 })
  for (let open = 0; open < 3;) {
    await server.clock.advance(7 * PACE)
    const [deals, player, rules] = await Promise.all([
      openDeals(),
      ask(server.url, PLAYER, { id: 'bot:an' }),
      ask(server.url, RULES, { id: 'wanzhou' }),
    ])
    open = deals.length
    history.push({ open, player, rules })
  }
})

afterAll(() => server.stop())

describe('statistics', () => {
  it('move at the moment at which the list of deals does, and not before', () => {
    expect(new Set(history.map(({ open }) => open)).size).toBeGreaterThan(2)
    for (const { open, player, rules } of history) {
      expect(rules.data.ruleSetStatistics.deals).toBe(open)
      if (open === 0) expect(player.codes).toEqual(['PLAYER_NOT_FOUND'])
      else expect(player.data.player.all.deals).toBe(open)
    }
  })

  it('of a player tell the name, the deals by rule set and how long it thought, as its records have it', async () => {
    const { data } = await ask(server.url, PLAYER, { id: 'bot:an' })
    const deals = await openDeals()
    const records = await Promise.all(deals.map(({ id }) => readRecords(server.store, dealStream(id))))
    const times = records.map((record) => thinkTimes(record)[0])
    expect(data.player).toMatchObject({
      id: 'bot:an',
      name: 'An',
      kind: 'bot',
      lastPlayed: records[0]!.at(-1)!.time,
      byRuleSet: [{ ruleSet: { id: 'wanzhou', nameEn: 'Wanzhou' }, numbers: { deals: 3 } }],
      thinkTime: {
        deals: 3,
        decisions: times.reduce((sum, { decisions }) => sum + decisions, 0),
        milliseconds: times.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      },
    })
    expect(data.player.all.points).toBe(deals.reduce((sum, { totals }) => sum + totals[0], 0))
  })

  it('lead with every number to the deals behind it', async () => {
    const { data } = await ask(server.url, PLAYER, { id: 'bot:an' })
    const { tallies, fans, pointRanges, places } = data.player.all
    const numbered = [
      ...tallies,
      ...fans,
      ...pointRanges,
      ...places.map((deals: number, at: number) => ({ name: `place-${at + 1}`, deals })),
    ]
    for (const { name, deals } of numbered)
      expect([name, (await openDeals({ player: 'bot:an', having: name })).length]).toEqual([name, deals])
    const { ruleSetStatistics } = (await ask(server.url, RULES, { id: 'wanzhou' })).data
    const { won, wallEnd, timeLimit } = ruleSetStatistics.results
    const all = [
      ...ruleSetStatistics.tallies,
      { name: 'won', deals: won },
      { name: 'wall-end', deals: wallEnd },
      { name: 'time-limit', deals: timeLimit },
    ]
    for (const { name, deals } of all)
      expect([name, (await openDeals({ ruleSet: 'wanzhou', having: name })).length]).toEqual([name, deals])
  })

  it('of a narrowed list go on from page to page', async () => {
    const whole = (await openDeals({ player: 'bot:bo' })).map(({ id }) => id)
    const paged: string[] = []
    for (let after: string | null = null; ;) {
      const { data }: Parsed = await ask(server.url, DEALS, { player: 'bot:bo', first: 1, after })
      paged.push(...data.deals.deals.map(({ id }: Parsed) => id))
      after = data.deals.next
      if (after === null) break
    }
    expect(whole).toHaveLength(3)
    expect(paged).toEqual(whole)
  })

  it('count a deal that was recorded elsewhere for its rule set, and for no player', async () => {
    await put(server.store, golden('research-1'))
    await server.clock.advance(1)
    const { data } = await ask(server.url, RULES, { id: 'open-blood-battle' })
    expect(data.ruleSetStatistics).toMatchObject({ deals: 1, elsewhere: 1, thinkTime: { deals: 0, decisions: 0 } })
    expect((await ask(server.url, PLAYER, { id: 'research:0' })).codes).toEqual(['PLAYER_NOT_FOUND'])
    expect(await openDeals({ player: 'research:0' })).toEqual([])
    expect(await openDeals({ name: 'PLAYER 1' })).toHaveLength(1)
  })

  it('list players by name, in pages', async () => {
    const query = `query ($search: String, $first: Int, $after: String) { players(search: $search, first: $first, after: $after) {
      players { id name all { deals } } next } }`
    const first = (await ask(server.url, query, { first: 3 })).data.players
    expect(first.players.map(({ name }: Parsed) => name)).toEqual(['An', 'Bo', 'Chen'])
    const second = (await ask(server.url, query, { first: 3, after: first.next })).data.players
    expect([second.players.map(({ name }: Parsed) => name), second.next]).toEqual([['Dan'], null])
    expect((await ask(server.url, query, { search: 'ｃH' })).data.players.players).toEqual([
      { id: 'bot:chen', name: 'Chen', all: { deals: 3 } },
    ])
  })
})

describe('what is refused', () => {
  it.each([
    ['{ player(id: "Bot An") { id } }', 'BAD_ID', 'id: '],
    ['{ player(id: "nobody") { id } }', 'PLAYER_NOT_FOUND', 'id: '],
    ['{ ruleSetStatistics(id: "bridge") { deals } }', 'RULE_SET_NOT_FOUND', 'id: '],
    ['{ players(first: 0) { next } }', 'BAD_PAGE', 'first: '],
    ['{ players(after: "x") { next } }', 'BAD_CURSOR', 'after: '],
    [`{ players(search: "${'x'.repeat(81)}") { next } }`, 'BAD_REQUEST', 'search: '],
    ['{ deals(player: "=1") { next } }', 'BAD_ID', 'player: '],
    ['{ deals(having: "luck") { next } }', 'BAD_REQUEST', 'having: '],
    [`{ deals(name: "${'x'.repeat(81)}") { next } }`, 'BAD_REQUEST', 'name: '],
    ['{ deals(table: "x") { next } }', 'BAD_ID', 'table: '],
    ['{ deal(id: "x") { id } }', 'BAD_ID', 'id: '],
  ])('%s is, by the field', async (query, code, field) => {
    const { codes, errors } = await ask(server.url, query)
    expect(codes).toEqual([code])
    expect(errors[0]!.message.startsWith(field)).toBe(true)
  })

  it.each(['thinkTime { deals }', `all { ${NUMBERS} }`])(
    '%.30s of a hundred players costs too much',
    async (fields) => {
      const { codes } = await ask(server.url, `{ players(first: 100) { players { ${fields} } } }`)
      expect(codes).toEqual(['TOO_COMPLEX'])
    },
  )
})
