import { handSize, pigPoints } from '../../rule-sheet.ts'
import {
  decided,
  say,
  section,
  type ExampleHand,
  type ExampleSeat,
  type RuleSection,
  type RuleSentence,
  type RuleText,
} from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import type { BySeat } from '../../seats.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'

/** The rule sheet of Blood Flow · Discard Three (rules.md B). */
export function bloodFlowDiscardThreeText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'text', title: 'Blood Flow · Discard Three', language: 'en' },
    sections: [...play(rules), ...settlement(rules)],
    examples: EXAMPLES,
    wallEnd: WALL_END,
    clocks: [],
    glossary: [],
  }
}

function play(rules: RuleSet): RuleSection[] {
  return [
    section('tiles', [
      ...common.tilesAndDeal(rules),
      decided(common.DRAWS_AND_REPLACEMENTS),
      common.NO_DEAD_WALL,
      common.NEXT_DEALER,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('opening', [...removal(rules), ...common.VOID_SUITS]),
    section('turn', [
      ...common.turns(rules),
      ...common.claims(rules),
      ...common.voidSuitCalls(rules),
      common.NO_PASS_LOCK,
    ]),
    section('kongs', common.kongs(decided(common.NO_REPLACEMENT))),
    section('winning', [
      say(
        'B2',
        'A winning hand is three sets and a pair. A set is a sequence or three alike; a kong is one set.',
        '胡牌为三组加一对将。顺子、刻子为一组，杠也是一组。',
      ),
      say('B2', 'Seven pairs can’t occur with eleven tiles.', '十一张牌不会有七对。'),
      wins.CLEAN_TO_WIN,
      ...wins.readyHand(rules),
      wins.OPENING_WIN,
      ...afterFirstWin,
      wins.NEXT_TO_PLAY,
      wins.ONE_TILE_SEVERAL,
    ]),
  ]
}

function removal(rules: RuleSet): RuleSentence[] {
  return [
    say(
      'B1',
      `After the deal each seat puts three tiles of one suit out of play, all at the same time. Hands are then ${handSize(rules)} tiles, the dealer’s ${handSize(rules) + 1}.`,
      `发牌后四家同时各弃同一花色的三张牌。此后手牌 ${handSize(rules)} 张，庄家 ${handSize(rules) + 1} 张。`,
    ),
    decided(say('B1', 'They lie face down until the deal ends.', '弃牌扣着，到本局结束才翻开。')),
    common.dealerChooses('removal', '弃牌'),
    decided(
      say('B1', 'The void suit is declared next and need not be the removed suit.', '随后定缺，不必与弃牌同一门。'),
    ),
  ]
}

const afterFirstWin: readonly RuleSentence[] = [
  say(
    'B4',
    'After a first win the hand, without the winning tile, is shown and locked; the winning tile is laid aside.',
    '首次胡牌后，亮出手牌（不含所胡的牌）并锁定；所胡的牌放在一旁。',
  ),
  say(
    'B4',
    'A locked seat keeps drawing, and wins again on every tile that completes its hand, drawn or discarded.',
    '锁手后继续摸牌；摸到或别家打出能成牌的牌，再胡一次。',
  ),
  decided(say('B4', 'It must take these wins.', '这些牌必须胡。')),
  say(
    'B4',
    'Any other tile it draws it discards, or makes a concealed or added kong with it if the set of waits stays exactly the same. It makes no pung and no exposed kong.',
    '摸到其他牌就打出；若所听的牌完全不变，可用刚摸的牌暗杠或补杠。不能碰，也不能明杠。',
  ),
  say(
    'B4',
    'If the dealer wins with the opening hand, the tile laid aside is the last one dealt if it is still held, else the one whose removal leaves the most waits, of several the lowest.',
    '庄家起手胡牌时，放在一旁的是最后发到的一张；若已不在手里，则取拿掉后听牌最多的一张，相同时取最小的。',
  ),
]

function settlement(rules: RuleSet): RuleSection[] {
  const pig = pigPoints(rules, WALL_END)
  const caps = rules.fanCaps.map(String)
  return [
    section('value', [
      wins.fan('B3', 'all-pungs', wins.MEANING.allPungs),
      wins.fan('B3', 'full-flush', wins.MEANING.fullFlush),
      wins.fan('B3', 'root', wins.MEANING.root),
      wins.fan('B3', 'kong-bloom', wins.MEANING.afterKong),
      wins.fan('B3', 'self-draw', wins.MEANING.selfDraw),
      say(
        'B3',
        'All fan add up, kong bloom and self-draw too. Kong bloom counts once a win. Robbing a kong adds nothing.',
        '各番相加，杠上开花与自摸也相加。杠上开花每胡只计一次。抢杠不加番。',
      ),
      wins.BEST_READING,
      wins.doublingPoints('B3', rules),
      say(
        'B3',
        `The source’s “eight in other tables” can be read in two ways, so the cap is a table option: ${caps.join(' or ')}. It stands in the deal’s first event.`,
        `来源中“其他牌桌八番”有两种读法，因此封顶由牌桌选定：${caps.join(' 或 ')} 番，记在本局的第一个事件里。`,
      ),
      wins.nothingElse('heavenly hand, nothing for the last tile or a single wait', '天胡、海底、单吊等番'),
    ]),
    section('payments', [
      say('B5', 'Every win pays on its own.', '每次胡牌各自付分。'),
      ...settling.whoPays('B5'),
      say(
        'B5',
        'All four seats stay active to the end: who has won pays like everyone.',
        '四家始终在场：胡过的也照付。',
      ),
      settling.KONGS_STAY,
      settling.ZERO_SUM,
    ]),
    section('wall-end', [
      say('B6', 'Only the wall’s end ends the deal.', '摸完牌墙，本局才结束。'),
      settling.WALL_END,
      settling.FLOWER_PIG,
      decided(
        say(
          'B6',
          'All four seats are checked; a locked seat is clean and ready.',
          '四家都查；锁手的一家缺门已清且听牌。',
        ),
      ),
      say('B6', `Each flower pig pays ${pig} to each clean seat.`, `查花猪：花猪付给每个缺门已清的一家 ${pig} 分。`),
      settling.notReadyPays('B6'),
      decided(say('B6', 'That win is valued without self-draw and kong bloom.', '所听的牌不计自摸和杠上开花。')),
      decided(say('B6', 'A flower pig pays no second time for not being ready.', '花猪不再因没听牌而付分。')),
      say('B6', 'Kong income stands.', '杠分照算。'),
    ]),
    section('clocks', [settling.dealAndTurnClock('B7', rules), ...settling.botPlays('B7'), settling.TIME_LIMIT]),
  ]
}

const EXAMPLES: readonly ExampleHand[] = [
  { of: wins.PLAIN, concealed: '123m 789p 55p 456p', melds: [], win: { by: 'discard' } },
  { of: { fan: 'all-pungs' }, concealed: '111m 99p 777p', melds: [wins.pung('3m')], win: { by: 'discard' } },
  { of: { fan: 'full-flush' }, concealed: '123m 456m 55m 789m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '111m 456p 99p 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '1111m 2222m 333m', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'kong-bloom' },
    concealed: '234m 567p 33p',
    melds: [wins.concealedKong('1m')],
    win: { by: 'self-draw', afterKong: true },
  },
  { of: { fan: 'self-draw' }, concealed: '123m 789p 55p 456p', melds: [], win: { by: 'self-draw' } },
  {
    of: wins.OVER_THE_CAP,
    concealed: '99m',
    melds: [wins.concealedKong('1m'), wins.concealedKong('3m'), wins.exposedKong('5m')],
    win: { by: 'self-draw', afterKong: true },
  },
]

/** Flower pig; not ready, with a kong; ready; locked after a win. */
const WALL_END: BySeat<ExampleSeat> = [
  { concealed: '123m 456m 78m 99s', melds: [], voidSuit: 's', standing: 'playing' },
  {
    concealed: '147m 2358p',
    melds: [{ kind: 'concealed-kong', tile: '9p', from: null }],
    voidSuit: 's',
    standing: 'playing',
  },
  {
    concealed: '111s 66p 88p',
    melds: [{ kind: 'pung', tile: '3s', from: 1 }],
    voidSuit: 'm',
    standing: 'playing',
  },
  { concealed: '234m 56m 88m 222p', melds: [], voidSuit: 's', standing: 'locked' },
]
