import { fc, test as property } from '@fast-check/vitest'
import { decisionsOf, ruleSetOf, RULE_SETS, type RuleSet } from '@paipu/engine'
import { shanten } from '@paipu/hands'
import { kindOf, withKind } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { analyseDeal, lookAt, readinessOf, type Decision } from '../src/index.ts'
import { goldenDeals, simulated } from './support/deals.ts'

const each = RULE_SETS.map((rules) => [rules.id, rules] as const)

describe.each(each)('a deal of %s', (_id, rules: RuleSet) => {
  property.prop([fc.integer({ min: 0, max: 1e6 })], { numRuns: 5 })(
    'has every decision once, each a legal one',
    (n) => {
      const events = simulated(rules, `d${n}`)
      const { decisions } = analyseDeal(events)
      expect(decisions.map(({ source }) => source)).toEqual([...new Set(decisions.map(({ source }) => source))])
      for (const { chosen, actions, bot } of decisions) {
        expect(actions).toContainEqual(chosen)
        if (bot !== null) expect(actions).toContainEqual(bot)
      }
      const discards = decisions.filter(({ chosen }) => chosen.type === 'discard')
      expect(discards).toHaveLength(events.filter(({ type }) => type === 'TileDiscarded').length)
    },
  )

  property.prop([fc.integer({ min: 0, max: 1e6 })], { numRuns: 2 })(
    'is looked at alike in whatever order its decisions are asked for',
    (n) => {
      const events = simulated(rules, `o${n}`)
      const look = lookAt(events)
      const backwards = look.made.toReversed().map(look.decision)
      expect(look.whole()).toEqual(analyseDeal(events))
      expect(look.whole().decisions).toEqual(backwards.toReversed())
    },
  )

  property.prop([fc.integer({ min: 0, max: 1e6 })], { numRuns: 4 })(
    'the numbers of a discard are those of the hands lib, and the best stands first',
    (n) => {
      const events = simulated(rules, `s${n}`)
      const made = new Map([...decisionsOf(events)].map((decision) => [decision.source, decision]))
      for (const { source, seat, discards } of analyseDeal(events).decisions) {
        const { hand, melds, voidSuit } = made.get(source)!.deal.seats[seat]
        for (const option of discards) {
          const concealed = withKind(hand, kindOf(option.tile), -1)
          if (melds.length === 0)
            expect(option.shanten).toBe(shanten(concealed, rules.sets, rules.shapes, undefined, voidSuit))
          expect(option.count).toBe(option.useful.reduce((sum, { unseen }) => sum + unseen, 0))
          expect(option.risk).toBeGreaterThanOrEqual(0)
          expect(option.risk).toBeLessThanOrEqual(1)
          if (option.shanten > 0) expect(option.waits).toEqual([])
        }
        const keys = discards.map((option) => [option.shanten, -option.count])
        expect(keys).toEqual(keys.toSorted(([a, b], [c, d]) => a! - c! || b! - d!))
      }
    },
  )

  property.prop([fc.integer({ min: 0, max: 1e6 })], { numRuns: 4 })(
    'the true danger of the tile that was discarded is who was offered a win',
    (n) => {
      const events = simulated(rules, `t${n}`)
      for (const { source, chosen, discards } of analyseDeal(events).decisions) {
        if (chosen.type !== 'discard') continue
        const from = source + (events[source]!.type === 'ReadyAnnounced' ? 2 : 1)
        const asked = new Set<number>()
        for (let at = from; events[at]?.type === 'ClaimAnswered'; at++) {
          const { data } = events[at] as Extract<(typeof events)[number], { type: 'ClaimAnswered' }>
          if (data.offers.includes('win')) asked.add(data.seat)
        }
        const danger = discards.find(({ tile }) => tile === chosen.tile)!.danger
        for (const seat of asked) expect(danger).toContain(seat)
      }
    },
  )

  test('a standard bot loses no speed by its own discards, and leaves no win', () => {
    for (const seed of ['x', 'y', 'z']) {
      for (const { cost } of analyseDeal(simulated(rules, seed)).decisions)
        expect(['slower', 'further', 'left-win', 'left-call', 'bad-call']).not.toContain(cost?.kind)
    }
  })

  test('who wins was ready before, for the tile that it won on', () => {
    for (const seed of ['w', 'v', 'u']) {
      const events = simulated(rules, seed)
      const readiness = readinessOf(events)
      for (const [source, event] of events.entries()) {
        if (event.type !== 'WinDeclared' || event.data.reading.kind === 'four-reds') continue
        const ready = readiness.findLast((each) => each.seat === event.data.seat && each.source < source)
        const atOnce = events.slice(0, source).every(({ type }) => type !== 'TileDiscarded')
        if (!atOnce) expect(ready?.waits).toContain(event.data.tile)
      }
    }
  })

  test('says how near to ready each seat was when play began', () => {
    const { openings } = analyseDeal(simulated(rules, 'o'))
    expect(openings).toHaveLength(4)
    for (const { shanten } of openings!) expect(shanten).toBeGreaterThanOrEqual(-1)
  })
})

describe('golden deals', () => {
  const deals = goldenDeals()

  test.each(deals)('%s is looked at from end to end', (_name, events) => {
    const { decisions } = analyseDeal(events)
    expect(decisions.length).toBeGreaterThan(20)
    for (const decision of decisions) expect(decision.cost === null || amountOf(decision) > 0).toBe(true)
  })

  test('the people of the recorded games made choices that cost', () => {
    const costs = deals
      .filter(([name]) => name.startsWith('research'))
      .flatMap(([, events]) => analyseDeal(events).decisions.flatMap(({ cost }) => (cost === null ? [] : [cost.kind])))
    expect(costs.length).toBeGreaterThan(0)
  })

  test('what is looked at is plain data that a worker can send', () => {
    const [, events] = deals[0]!
    expect(structuredClone(analyseDeal(events))).toEqual(analyseDeal(events))
  })

  test('a deal without its end, or of another version, is looked at as far as it goes', () => {
    const [, events] = deals[0]!
    expect(analyseDeal(events.slice(0, 2))).toEqual({ decisions: [], openings: null, readiness: [] })
    const started = events[0]!.data as { ruleSet: { id: string; version: number } }
    expect(ruleSetOf(started.ruleSet as Parameters<typeof ruleSetOf>[0])).not.toBeNull()
  })
})

/** How much a decision cost, in whatever it is told. */
function amountOf({ cost }: Decision): number {
  if (cost === null) return 0
  return 'draws' in cost ? cost.draws : 'steps' in cost ? cost.steps : cost.points
}
