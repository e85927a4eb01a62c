import { RULE_SETS } from '@paipu/engine'
import { botDeal } from './bot-deals.ts'
import { majiangRounds } from './majiang-rounds.ts'
import { randomDeal, randomFrom } from './random-play.ts'
import { perSecond } from './rate.ts'
import type { BenchRow } from './row.ts'

/**
 * Deals played a second on one core, per rule set: by random legal play with every event validated, beside rounds of
 * majiang-core in which every player discards at random, and by the standard bots.
 */
export function benchDeals(): BenchRow[] {
  const rounds = majiangRounds(randomFrom(7))
  const peer = { name: 'majiang-core 1.4.1, rounds', value: perSecond(2, rounds) }
  return RULE_SETS.flatMap((rules): BenchRow[] => {
    const random = randomFrom(7)
    const randomPlay = perSecond(2, () => Number(randomDeal(rules, random).length > 0))
    const bots = perSecond(2, (index) => Number(botDeal(rules, index + 1).length > 0))
    return [
      {
        name: `${rules.id}: random legal deals`,
        value: randomPlay,
        unit: 'deals/s',
        peer,
        ratio: randomPlay / peer.value,
        aim: '≥ 10,000',
      },
      { name: `${rules.id}: deals by standard bots`, value: bots, unit: 'deals/s', aim: '≥ 1,000' },
    ]
  })
}
