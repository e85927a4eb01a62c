import { say, type ExampleSeat, type RuleSentence } from '../rule-text.ts'
import type { RuleSet } from '../rule-set.ts'
import type { BySeat } from '../seats.ts'

/** What several rule sheets say of payments, the wall's end and clocks. */

/** Who pays for a win (rules.md S4), under a rule set's own number. */
export function whoPays(rule: string): RuleSentence[] {
  return [
    say(rule, 'A win on a discard is paid by the discarder, to each winner.', '点炮胡由点炮者付给每个胡家。'),
    say(rule, 'A self-draw is paid by each other active seat.', '自摸由其余在场各家各付一份。'),
  ]
}

/** Kongs keep what they earned (rules.md C20). */
export const KONGS_STAY = say('C20', 'Kong income is neither given back nor passed on.', '杠分不退，也不转移。')

/** Nothing is lost (rules.md C13). */
export const ZERO_SUM = say(
  'C13',
  'Points only move between seats: the four totals of a deal add up to 0.',
  '分只在四家之间转移：一局四家合计为 0。',
)

/** When the wall ends (rules.md C14). */
export const WALL_END = say(
  'C14',
  'The deal ends when a seat must draw and no live tile is left. The last discard can still be claimed.',
  '该摸牌而牌墙已空时，本局结束。最后打出的一张仍可以碰或胡。',
)

/** Flower pig and clean (rules.md V6). */
export const FLOWER_PIG = say(
  'V6',
  'A flower pig is a remaining seat that still holds a void-suit tile at the wall’s end. The others are clean.',
  '牌墙摸完时，未离场而手里仍有缺门牌的一家为花猪；其余各家缺门已清。',
)

/** Nobody pays at the wall's end (rules.md R5, W10). */
export function nobodyPays(rule: string): RuleSentence {
  return say(
    rule,
    'At the wall’s end nobody pays anything more; kong payments stand.',
    '牌墙摸完时不再付分；杠分照算。',
  )
}

/** Deal limit and turn (rules.md S7), under a rule set's own number. */
export function dealAndTurnClock(rule: string, { clock }: RuleSet): RuleSentence {
  const minutes = clock.dealSeconds === null ? null : clock.dealSeconds / 60
  return say(
    rule,
    `${minutes === null ? 'No limit for a deal' : `${minutes} minutes a deal`}, ${clock.turnSeconds} seconds a turn.`,
    `每局${minutes === null ? '不限时' : `限 ${minutes} 分钟`}，每一轮限 ${clock.turnSeconds} 秒。`,
  )
}

/** What a bot does for a seat that ran out of time (rules.md C18), after the rule that says so. */
export function botPlays(rule: string): RuleSentence[] {
  return [
    say(rule, 'A turn that ran out of time is played by a bot.', '超时由机器人代打。'),
    say(
      'C18',
      'The bot makes that one decision, from the seat’s own view. The next one is the player’s again.',
      '机器人只按这一家所能看到的代打这一次；下一次仍由本人决定。',
    ),
  ]
}

/** A deal cut off by its limit (rules.md C17). */
export const TIME_LIMIT = say(
  'C17',
  'A deal that reaches its limit ends at once: points already paid stand, no open claim is resolved, nothing is checked at the wall’s end, and no winner is declared.',
  '到时立即结束：已付的分照算，未决的碰、杠、胡作废，不查花猪和听牌，也不判胜者。',
)

/** What a wait is worth at the wall's end (rules.md C12a). */
export const WAIT_VALUE = say(
  'C12a',
  'A wait is valued by the hand’s shape and roots alone, under the cap: self-draw, kong, robbing and last tile don’t count.',
  '所听的牌只按牌型和根计，受封顶限制；自摸、杠、抢杠、海底都不计。',
)

/** Clean seats that are not ready pay (rules.md S6, P6), under a rule set's own number. */
export function notReadyPays(rule: string): RuleSentence {
  return say(
    rule,
    'Then each clean seat that is not ready pays each clean ready one that seat’s highest win, under the cap.',
    '再查叫：缺门已清而没听牌的，付给每个缺门已清且听牌的一家，按其所听最大的牌计，受封顶限制。',
  )
}

/** A wall's end of rule sets with 13 tiles in which a winner leaves: flower pig, not ready with a kong, ready, left. */
export const WALL_END_OF_THIRTEEN: BySeat<ExampleSeat> = [
  { concealed: '123m 456m 789m 12p 99s', melds: [], voidSuit: 's', standing: 'playing' },
  {
    concealed: '147m 258m 1357p',
    melds: [{ kind: 'concealed-kong', tile: '9p', from: null }],
    voidSuit: 's',
    standing: 'playing',
  },
  {
    concealed: '111s 777s 66p 88p',
    melds: [{ kind: 'pung', tile: '3s', from: 1 }],
    voidSuit: 'm',
    standing: 'playing',
  },
  { concealed: '', melds: [], voidSuit: 'p', standing: 'left' },
]
