import { newestRuleSet } from '@paipu/engine'
import { simulateDeal } from '@paipu/bots'
import { wireFrames, SPECTATOR, type TimedEvent, type WireFrame } from '@paipu/views'

/** A whole deal played by bots, a second an event. */
export function playedDeal(seed: string): readonly TimedEvent[] {
  const rules = newestRuleSet('sichuan-swap-three')!
  const decided = [...simulateDeal({ rules, options: rules.options, seed, dealNumber: 1 })]
  return decided
    .flatMap(({ events }) => events)
    .map((event, index) => ({ time: new Date(index * 1000).toISOString(), event }))
}

/** What a spectator gets of it. */
export function spectatorFrames(seed: string): readonly WireFrame[] {
  return wireFrames(playedDeal(seed), SPECTATOR)
}
