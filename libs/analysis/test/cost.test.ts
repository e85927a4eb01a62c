import { playOut, simulateDeal, type Bot } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import { evolveAll, newestRuleSet, UNSTARTED, type BySeat } from '@paipu/engine'
import { randomStream } from '@paipu/fairness'
import { describe, expect, test } from 'vitest'
import { analyseDeal, type Cost } from '../src/index.ts'

/** A deal whose players choose among their legal actions by chance. */
function carelessDeal(id: string, seed: string): DealEvent[] {
  const rules = newestRuleSet(id)!
  const [start] = simulateDeal({ rules, options: rules.options, seed, dealNumber: 1 })
  const random = randomStream('ab'.repeat(32), seed)
  const bot: Bot = { choose: ({ actions }) => actions[random.below(Math.min(actions.length, 256))]! }
  const bots: BySeat<Bot> = [bot, bot, bot, bot]
  const played = [...playOut(evolveAll(UNSTARTED, start!.events), bots, ([first]) => first!)]
  return [...start!.events, ...played.flatMap(({ events }) => events)]
}

const DEALS = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => carelessDeal('sichuan-swap-three', seed))
const REMOVED = ['a', 'b', 'c'].map((seed) => carelessDeal('blood-flow-discard-three', seed))
const found = [...DEALS, ...REMOVED].flatMap((events) =>
  analyseDeal(events).decisions.filter(({ cost }) => cost !== null),
)

function all<Kind extends Cost['kind']>(kind: Kind): Extract<Cost, { readonly kind: Kind }>[] {
  return found.flatMap(({ cost }) => (cost?.kind === kind ? [cost as Extract<Cost, { readonly kind: Kind }>] : []))
}

describe('what careless choices cost', () => {
  test('every kind of it is found', () => {
    for (const kind of ['slower', 'further', 'left-win', 'left-call', 'bad-call', 'void', 'parted'] as const)
      expect([kind, all(kind).length > 0]).toEqual([kind, true])
  })

  test('a slower discard is as near to ready as the best, with fewer tiles that help', () => {
    for (const { chosen, best, draws } of all('slower')) {
      expect(chosen.shanten).toBe(best.shanten)
      expect(chosen.count).toBeLessThan(best.count)
      expect(draws).toBeGreaterThanOrEqual(1)
    }
  })

  test('a discard that goes further is further', () => {
    for (const { chosen, best, draws } of all('further')) {
      expect(chosen.shanten).toBeGreaterThan(best.shanten)
      expect(best.count).toBeGreaterThan(0)
      expect(draws).toBeGreaterThan(0)
    }
  })

  test('tiles passed on or put out are three, and there were others', () => {
    const parted = all('parted')
    for (const { chosen, best, steps } of parted) {
      expect([chosen.length, best.length]).toEqual([3, 3])
      expect(chosen).not.toEqual(best)
      expect(steps).toBeGreaterThan(0)
    }
    const types = new Set(found.flatMap(({ chosen, cost }) => (cost?.kind === 'parted' ? [chosen.type] : [])))
    expect(types).toEqual(new Set(['swap', 'remove']))
  })

  test('a win that was left would have brought points', () => {
    for (const { points } of all('left-win')) expect(points).toBeGreaterThan(0)
  })

  test('nothing is costly where there was no choice, or where it is the bot’s own', () => {
    for (const { actions, bot, chosen, cost } of found) {
      expect(actions.length).toBeGreaterThan(1)
      if (cost?.kind === 'further' || cost?.kind === 'slower') expect(chosen).not.toEqual(bot)
    }
  })
})
