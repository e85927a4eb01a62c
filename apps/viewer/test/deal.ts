import { evolveAll, newestRuleSet, UNSTARTED, type BySeat } from '@paipu/engine'
import type { DealEvent } from '@paipu/contracts'
import { playOut, simulateDeal, type Bot } from '@paipu/bots'
import { randomStream } from '@paipu/fairness'
import { wireFrames, SPECTATOR, type TimedEvent, type WireFrame } from '@paipu/views'

const RULES = newestRuleSet('sichuan-swap-three')!

/** A whole deal played by bots, a second an event. */
export function playedDeal(seed: string): readonly TimedEvent[] {
  return timed([...simulateDeal({ rules: RULES, options: RULES.options, seed, dealNumber: 1 })])
}

/** A whole deal with birds, played by bots. */
export function dealWithBirds(seed: string): readonly TimedEvent[] {
  const rules = newestRuleSet('red-dragon-wild')!
  return timed([...simulateDeal({ rules, options: rules.options, seed, dealNumber: 1 })])
}

/** A whole deal whose players choose among their legal actions by chance. */
export function carelessDeal(seed: string): readonly TimedEvent[] {
  const [start] = simulateDeal({ rules: RULES, options: RULES.options, seed, dealNumber: 1 })
  const random = randomStream('0f'.repeat(32), seed)
  const bot: Bot = { choose: ({ actions }) => actions[random.below(Math.min(actions.length, 256))]! }
  const bots: BySeat<Bot> = [bot, bot, bot, bot]
  return timed([start!, ...playOut(evolveAll(UNSTARTED, start!.events), bots, ([first]) => first!)])
}

function timed(decided: readonly { readonly events: readonly DealEvent[] }[]): readonly TimedEvent[] {
  return decided
    .flatMap(({ events }) => events)
    .map((event, index) => ({ time: new Date(index * 1000).toISOString(), event }))
}

/** What a spectator gets of it. */
export function spectatorFrames(seed: string): readonly WireFrame[] {
  return wireFrames(playedDeal(seed), SPECTATOR)
}
