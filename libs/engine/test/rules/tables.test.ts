import { describe, expect, test } from 'vitest'
import {
  decide,
  handSize,
  mayBeRated,
  NEWEST_RULE_SETS,
  placesOf,
  PLANET_CLOCKS,
  PLANET_TABLES,
  RULE_SET_IDS,
  RULE_SETS,
  ruleFactsOf,
  ruleTextOf,
  SEATS,
  tableActions,
  tileCount,
  UNSTARTED,
  wallPlaces,
  wallStacks,
  windOf,
  type Seat,
} from '../../src/index.ts'
import { given, timeLimit } from '../support/given.ts'
import { position } from '../support/position.ts'
import { EACH_RULE_SET } from '../support/random-deals.ts'
import { BLOOD_FLOW, OPEN, PLANET, RED_DRAGON, SICHUAN, WANZHOU } from '../support/rule-sets.ts'
import { scripted } from '../support/script.ts'

describe('what a rule set says without looking at a hand', () => {
  test.each(EACH_RULE_SET)('%s says it in a file of its own, and the same', (_, rules) => {
    expect(rules).toMatchObject({ ...ruleFactsOf(rules) })
    expect(ruleFactsOf(rules)?.id).toBe(rules.id)
    expect(ruleFactsOf({ id: rules.id, version: rules.version + 1 })).toBeNull()
  })
})

/** The table at the head of rules.md. */
test.each([
  ['sichuan-swap-three', SICHUAN, 'Sichuan Swap Three', '换三张血战', 108, 13, 'leaves'],
  ['blood-flow-discard-three', BLOOD_FLOW, 'Blood Flow · Discard Three', '血流成河', 108, 10, 'locks'],
  ['planet-blood-battle-v1', PLANET, 'Planet Blood Battle', '星球血战', 108, 13, 'leaves'],
  ['red-dragon-wild', RED_DRAGON, 'Red Dragon Wild', '红中麻将', 112, 13, 'ends'],
  ['wanzhou', WANZHOU, 'Wanzhou', '万州麻将', 108, 13, 'ends'],
  ['open-blood-battle', OPEN, 'Open Blood Battle', '公开血战', 108, 13, 'leaves'],
] as const)(
  '%s is called so, has so many tiles in all and in a hand, and goes on so after a win',
  (id, rules, ...row) => {
    const { name, afterWin } = rules
    expect(rules.id).toBe(id)
    expect([name.en, name.zh, tileCount(rules), handSize(rules), afterWin]).toEqual(row)
  },
)

test('each of the six is named once, in its newest version', () => {
  expect(NEWEST_RULE_SETS).toEqual([SICHUAN, BLOOD_FLOW, PLANET, RED_DRAGON, WANZHOU, OPEN])
  expect(RULE_SET_IDS).toEqual(NEWEST_RULE_SETS.map(({ id }) => id))
})

/** What a table chooses and shows: walls, winds, places, caps and clocks. */
describe('the walls on screen', () => {
  test.each(SEATS)('W1 54 stacks: 14 before dealer %i and across, 13 before the other two', (dealer) => {
    const stacks = wallStacks(WANZHOU, dealer)
    expect(SEATS.map((steps) => stacks[(dealer + steps) % 4])).toEqual([14, 13, 14, 13])
    expect(stacks.reduce((sum, count) => sum + count)).toBe(54)
  })

  test('WZ-28 dealer 14, right 13, across 14, left 13', () => {
    expect(WANZHOU.wallStacks).toEqual([14, 13, 14, 13])
    expect(wallStacks(WANZHOU, 1)).toEqual([13, 14, 13, 14])
  })

  test.each(EACH_RULE_SET)('W1 every tile of %s has a place of its own, two a stack', (_, rules) => {
    const places = wallPlaces(rules, 2)
    expect(places).toHaveLength(tileCount(rules))
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length)
    const stacks = wallStacks(rules, 2)
    for (const { seat, stack } of places) expect(stack).toBeLessThan(stacks[seat])
  })

  test('W1 tiles are taken from the dealer’s right on, the upper first, and then from the left neighbour’s wall', () => {
    const places = wallPlaces(WANZHOU, 1)
    expect(places.slice(0, 3)).toEqual([
      { seat: 1, stack: 0, layer: 'upper' },
      { seat: 1, stack: 0, layer: 'lower' },
      { seat: 1, stack: 1, layer: 'upper' },
    ])
    expect(places.map(({ seat }) => seat).filter((seat, index, all) => seat !== all[index - 1])).toEqual([1, 0, 3, 2])
    expect(wallStacks(RED_DRAGON, 0)).toEqual([14, 14, 14, 14])
  })

  test('C2 winds count from the dealer, who is East, the right neighbour South', () => {
    const winds = (dealer: Seat) => SEATS.map((seat) => windOf(seat, dealer))
    expect(winds(0)).toEqual([0, 1, 2, 3])
    expect(winds(3)).toEqual([1, 2, 3, 0])
  })
})

describe('places', () => {
  test('P7 places go by the final points', () => {
    expect(placesOf([-5, 12, 0, -7])).toEqual([3, 1, 2, 4])
  })

  test('P7 ties share the better place', () => {
    expect(placesOf([0, 0, 0, 0])).toEqual([1, 1, 1, 1])
    expect(placesOf([4, -4, 4, -4])).toEqual([1, 3, 1, 3])
    expect(placesOf([9, -3, -3, -3])).toEqual([1, 2, 2, 2])
    expect(placesOf([3, 3, -1, -5])).toEqual([1, 1, 3, 4])
  })
})

describe('table options', () => {
  test.each([
    ['S3', SICHUAN, [4]],
    ['B3', BLOOD_FLOW, [4, 8]],
    ['P2', PLANET, [3]],
    ['R4', RED_DRAGON, [null]],
    ['W8', WANZHOU, [3]],
  ] as const)(
    '%s only the caps that the rule set offers begin a deal, and its first event names the cap',
    (_, rules, caps) => {
      expect(rules.fanCaps).toEqual(caps)
      expect(rules.fanCaps).toContain(rules.options.fanCap)
      const command = scripted(rules, {})
      for (const fanCap of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 20]) {
        const decision = decide(UNSTARTED, { ...command, ruleSet: { ...command.ruleSet, options: { fanCap } } })
        expect(decision.ok).toBe(rules.fanCaps.includes(fanCap))
        if (decision.ok) expect(decision.events[0]!.data).toMatchObject({ ruleSet: { options: { fanCap } } })
        else
          expect(decision.refusal).toMatchObject({ code: 'unknown-rule-set', message: expect.stringContaining('cap') })
      }
    },
  )

  test('B3 with the cap of eight a win of five fan is worth 32 at the table, with four 16', () => {
    const deal = position(BLOOD_FLOW, { turn: 0, hands: { 0: '1111m2222m333m' } })
    const pays = (fanCap: number) =>
      given({ ...deal, options: { fanCap } })
        .when({ type: 'win', seat: 0 })
        .paid()
    expect(pays(4)).toEqual([48, -16, -16, -16])
    expect(pays(8)).toEqual([96, -32, -32, -32])
  })

  test('C17 the table’s own time limits stand in the first event, and the deal goes by them', () => {
    const command = scripted(SICHUAN, {})
    for (const dealSeconds of [null, 1, 300, 600]) {
      const clock = { ...command.clock, dealSeconds, turnSeconds: 7 }
      const decision = decide(UNSTARTED, { ...command, clock })
      expect(decision.ok && decision.events[0]!.data).toMatchObject({ clock })
      const deal = position(SICHUAN, { turn: 0 })
      const limited = { ...deal, started: { ...deal.started, clock } }
      expect(tableActions(limited).some(({ type }) => type === 'time-limit')).toBe(dealSeconds !== null)
      expect(given(limited).refusal(timeLimit)).toBe(dealSeconds === null ? 'no-deal-limit' : null)
    }
  })

  test('P8 each clock has its limit for a turn, a claim and an opening choice, and its reserve for the deal', () => {
    for (const clock of Object.values(PLANET_CLOCKS)) {
      expect(clock.claimSeconds).toBe(clock.turnSeconds)
      expect(clock.openingSeconds).toBeGreaterThanOrEqual(15)
      expect(clock.reserveSeconds).toBeGreaterThan(clock.turnSeconds!)
      expect(decide(UNSTARTED, { ...scripted(PLANET, {}), clock }).ok).toBe(true)
    }
    expect(ruleTextOf(PLANET).clocks.map(({ clock }) => clock)).toEqual(Object.values(PLANET_CLOCKS))
  })
})

describe('tables of Planet', () => {
  test('P10 public, private, quick play with the standard clock, computer opponents; one deal each', () => {
    expect(PLANET_TABLES.kinds).toEqual(['public', 'private', 'quick-play', 'computer-opponents'])
    expect(PLANET_TABLES.quickPlayClock).toBe(PLANET_CLOCKS.standard)
    expect(PLANET_TABLES.dealsEach).toBe(1)
    expect(PLANET.clock).toBe(PLANET_CLOCKS.standard)
  })

  test('P10 a rated table needs a clock, practice runs untimed', () => {
    expect(Object.values(PLANET_CLOCKS).map(mayBeRated)).toEqual([true, true, true, true])
    expect(mayBeRated(PLANET_TABLES.practiceClock)).toBe(false)
    expect(decide(UNSTARTED, { ...scripted(PLANET, {}), clock: PLANET_TABLES.practiceClock }).ok).toBe(true)
  })

  test('P10 ratings start at 1,500 with ten provisional games, and ten practice results are kept', () => {
    expect(PLANET_TABLES).toMatchObject({ ratingAtFirst: 1500, provisionalGames: 10, practiceResultsKept: 10 })
    const said = ruleTextOf(PLANET)
      .sections.flatMap(({ sentences }) => sentences)
      .filter(({ rule }) => rule === 'P10')
      .map(({ text }) => text.en)
      .join(' ')
    expect(said).toContain('1,500 with 10 provisional games')
    expect(said).toContain('the last 10 results')
  })
})

test('C1 every rule set says how its walls stand', () => {
  for (const rules of RULE_SETS) expect(2 * rules.wallStacks.reduce((sum, count) => sum + count)).toBe(tileCount(rules))
})
