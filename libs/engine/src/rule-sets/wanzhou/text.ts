import { dieDirection } from '../../legal.ts'
import {
  decided,
  house,
  say,
  section,
  type ExampleHand,
  type RuleSection,
  type RuleSentence,
  type RuleText,
} from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import type { Direction } from '../../terms.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'

/** The rule sheet of Wanzhou (rules.md W). */
export function wanzhouText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'text', title: 'Wanzhou万州麻将', language: 'en' },
    sections: [...play(rules), ...settlement(rules)],
    examples: EXAMPLES,
    wallEnd: null,
    clocks: [],
    glossary: [],
  }
}

function play(rules: RuleSet): RuleSection[] {
  return [
    section('tiles', [
      ...common.tilesAndDeal(rules),
      stacks(rules),
      common.DRAWS_AND_REPLACEMENTS,
      common.NO_DEAD_WALL,
      common.NEXT_DEALER,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('opening', [
      say(
        'W2',
        'Each seat commits three tiles of one suit. Then the dealer rolls one die, and all four swaps happen at once.',
        '各家选定同一花色的三张牌。然后庄家掷一枚骰子，四家同时换牌。',
      ),
      say(
        'W2',
        `${thrown('right').join(' or ')} passes to the right, ${thrown('across').join(' or ')} across, ${thrown('left').join(' or ')} to the left.`,
        `掷得 ${thrown('right').join('、')} 换给右家，${thrown('across').join('、')} 换给对家，${thrown('left').join('、')} 换给左家。`,
      ),
      common.dealerChooses('swap', '换牌'),
      decided(say('W3', 'There is no void suit.', '不定缺。')),
    ]),
    section('turn', [...common.turns(rules), ...common.claims(rules), ...announcing, common.NO_PASS_LOCK]),
    section('kongs', [
      ...common.kongs(decided(common.NO_REPLACEMENT)),
      decided(house(say('W8', 'A kong made while announced pays double.', '报听之后开的杠，杠分加倍。'))),
    ]),
    section('winning', [
      ...wins.SHAPES,
      say('W9', 'A kong ends the chance of seven pairs.', '开杠之后不能再做七对。'),
      ...wins.readyHand(rules),
      ...plainHands,
      wins.OPENING_WIN,
      decided(say('W3', 'One win, or several on one tile, ends the deal.', '一家胡牌或一炮多响，本局即结束。')),
      wins.ONE_TILE_SEVERAL,
    ]),
  ]
}

/** The throws that send the swapped tiles in a direction. */
function thrown(direction: Direction): number[] {
  return ([1, 2, 3, 4, 5, 6] as const).filter((die) => dieDirection(die) === direction)
}

const announcing: readonly RuleSentence[] = [
  say(
    'W6',
    'While fewer than four discards have been made, a seat whose hand is ready may announce ready, with its own discard (the fourth of the deal included) or between turns.',
    '全局打出的牌不足四张时，听牌的一家可以报听：随自己打出的牌（包括全局第四张）或在别家轮次之间。',
  ),
  say(
    'W6',
    'From then on it discards what it draws, claims no pung, and makes a kong, on its own turn only with the tile just drawn, if its waits stay exactly the same. It may pass a win.',
    '报听后摸什么打什么，不能碰；所听的牌完全不变才能杠，轮到自己时只能用刚摸的牌。可以放过胡牌。',
  ),
  say(
    'W6',
    'Announcing is public, the waits are not. It gives no fan, does not free a plain hand for a discard, and can’t be withdrawn.',
    '报听公开，所听的牌不公开。报听不加番，平胡仍不能点炮胡，也不能收回。',
  ),
]

const plainHands: readonly RuleSentence[] = [
  say(
    'W4',
    'A plain hand, four sets and a pair of no type below, can’t be won on a discard outside the windows. It can be self-drawn, or won by robbing a kong.',
    '平胡是不属于下列牌型的四组加一对将，在前四、后四之外不能点炮胡，只能自摸或抢杠。',
  ),
  say('W4', 'Any other hand may be won on a discard.', '其他牌型随时可以点炮胡。'),
  say(
    'W5',
    'Front four: open while fewer than four tiles have been discarded, the discard in question counted: discards 1 to 3 are in it, the fourth closes it. A claimed discard counts.',
    '前四：全局打出的牌连同这一张不足四张，即第一至第三张；第四张起关闭。被碰杠的牌也算打出。',
  ),
  say('W5', 'Back four: four or fewer tiles are left in the live wall.', '后四：牌墙剩四张或更少。'),
]

/** How the wall stands (rules.md W1). */
function stacks({ wallStacks }: RuleSet): RuleSentence {
  const [dealer, right] = wallStacks
  const all = wallStacks.reduce((sum, count) => sum + count)
  return say(
    'W1',
    `The wall stands in ${all} stacks: ${dealer} before the dealer and before the seat opposite, ${right} before the other two.`,
    `牌墙共 ${all} 墩：庄家和对家面前各 ${dealer} 墩，另两家面前各 ${right} 墩。`,
  )
}

function settlement(rules: RuleSet): RuleSection[] {
  return [
    section('value', [
      ...types,
      house(
        decided(
          say(
            'W8',
            `The source gives no values. Those here follow the one public implementation found: all fan add up, at most ${rules.options.fanCap} count, and points go by the table.`,
            `来源没有给出番和分。这里依照所能找到的唯一公开实现：各番相加，${rules.options.fanCap} 番封顶，分见下表。`,
          ),
        ),
      ),
      wins.BEST_READING,
      wins.nothingElse('heavenly hand, nothing for the last tile', '天胡、海底等番'),
    ]),
    section('payments', [
      decided(
        house(
          say(
            'W8',
            'A win on a discard or a robbed kong is paid by that seat, once to each winner.',
            '点炮或抢杠由该家付给每个胡家一份。',
          ),
        ),
      ),
      decided(
        house(
          say(
            'W8',
            'A self-draw is paid once by every other seat, without a bonus.',
            '自摸由其余三家各付一份，不另加分。',
          ),
        ),
      ),
      settling.KONGS_STAY,
      settling.ZERO_SUM,
    ]),
    section('wall-end', [settling.WALL_END, settling.nobodyPays('W10')]),
    section('clocks', [decided(settling.dealAndTurnClock('W11', rules)), ...settling.botPlays('C18')]),
  ]
}

const types: readonly RuleSentence[] = [
  wins.fan('W7', 'all-triplets', wins.MEANING.allPungs),
  wins.fan('W7', 'full-flush', wins.MEANING.fullFlush),
  wins.fan('W7', 'seven-pairs', wins.MEANING.sevenPairs),
  wins.fan('W7', 'dragon-pairs', {
    en: 'Each four alike in seven pairs: one, two or three of them.',
    zh: '七对里每有四张相同计一次：一组为龙七对，两组为双龙七对，三组为三龙七对。',
  }),
  wins.fan('W7', 'single-wait', {
    en: `${wins.MEANING.fourDeclared.en} It contains all triplets.`,
    zh: `${wins.MEANING.fourDeclared.zh}已含大对子。`,
  }),
  wins.fan('W7', 'kong-flower', wins.MEANING.afterKong),
  wins.fan('W7', 'kong-cannon', wins.MEANING.afterKongDiscard),
  wins.fan('W7', 'robbing-a-kong', wins.MEANING.robbing),
]

const EXAMPLES: readonly ExampleHand[] = [
  { of: wins.PLAIN, concealed: '123m 456p 789s 222s 99p', melds: [], win: { by: 'self-draw' } },
  {
    of: { title: { en: 'plain hand in the front window', zh: '前四平胡' } },
    concealed: '123m 456p 789s 222s 99p',
    melds: [],
    win: { by: 'discard', discardNumber: 3 },
  },
  {
    of: { fan: 'all-triplets' },
    concealed: '99s 333p 777s',
    melds: [wins.pung('1m'), wins.pung('5p')],
    win: { by: 'discard' },
  },
  { of: { fan: 'full-flush' }, concealed: '345m 567m 789m 22m 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'seven-pairs' }, concealed: '11m 33m 66p 88p 22s 77s 99s', melds: [], win: { by: 'discard' } },
  { of: { fan: 'dragon-pairs' }, concealed: '1111m 66p 88p 22s 77s 99s', melds: [], win: { by: 'discard' } },
  { of: { fan: 'dragon-pairs' }, concealed: '1111m 6666p 22s 77s 99s', melds: [], win: { by: 'discard' } },
  { of: { fan: 'dragon-pairs' }, concealed: '1111m 6666p 2222s 99s', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'single-wait' },
    concealed: '55s',
    melds: [wins.pung('1m'), wins.pung('6p'), wins.pung('3s'), wins.exposedKong('8s')],
    win: { by: 'discard' },
  },
  {
    of: { fan: 'kong-flower' },
    concealed: '234m 567p 789s 33p',
    melds: [wins.concealedKong('1m')],
    win: { by: 'self-draw', afterKong: true },
  },
  {
    of: { fan: 'kong-cannon' },
    concealed: '123m 456p 222s 99p 789s',
    melds: [],
    win: { by: 'discard', afterKongDiscard: true },
  },
  { of: { fan: 'robbing-a-kong' }, concealed: '123m 222s 789s 99p 456p', melds: [], win: { by: 'rob' } },
]
