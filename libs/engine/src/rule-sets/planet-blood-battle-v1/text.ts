import { pigPoints, pointsForFan } from '../../rule-sheet.ts'
import {
  decided,
  say,
  section,
  type ExampleHand,
  type NamedClock,
  type RuleSection,
  type RuleText,
} from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'
import { PLANET_GLOSSARY } from './glossary.ts'
import { PLANET_CLOCKS, PLANET_TABLES } from './facts.ts'

/** The rule sheet of Planet Blood Battle v1 (rules.md P). */
export function planetBloodBattleText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'text', title: 'Sichuan Blood Battle: die Regeln (Mahjong Planet)', language: 'de' },
    sections: [...play(rules), ...settlement(rules)],
    examples: EXAMPLES,
    wallEnd: settling.WALL_END_OF_THIRTEEN,
    clocks: CLOCKS,
    glossary: PLANET_GLOSSARY,
  }
}

function play(rules: RuleSet): RuleSection[] {
  return [
    section('tiles', [
      ...common.tilesAndDeal(rules),
      common.DRAWS_AND_REPLACEMENTS,
      common.NO_DEAD_WALL,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('opening', [...common.drawnSwap('P1'), common.dealerChooses('swap', '换牌'), ...common.VOID_SUITS]),
    section('turn', [
      ...common.turns(rules),
      ...common.claims(rules),
      ...common.voidSuitCalls(rules),
      say(
        'P5',
        'Passing a win on a discard or on a robbable kong, also by claiming it as pung or kong or by running out of time, blocks the seat’s wins on others’ tiles until its next draw; a replacement draw counts. Self-draw stays allowed.',
        '放过别家打出的或可抢杠的胡牌后，到自己下次摸牌前不能胡别家的牌；选碰、选杠、超时也算放过，杠后补牌算摸牌。自摸不受限制。',
      ),
      say(
        'P5',
        'Passing a pung blocks another pung of that tile until the seat’s next draw.',
        '放过碰牌后，到自己下次摸牌前不能再碰同一种牌。',
      ),
      say('P5', 'A claim that another seat’s win overrides is not a pass.', '要碰、要杠而被别家的胡压过，不算放过。'),
    ]),
    section('kongs', [
      ...common.kongs(common.NO_REPLACEMENT),
      say('P4', 'Concealed kongs are shown to all.', '暗杠向各家公开。'),
      say('P4', 'A discard after an own kong transfers nothing.', '杠后打牌点炮，杠分不转移。'),
    ]),
    section('winning', [
      ...wins.SHAPES,
      wins.CLEAN_TO_WIN,
      ...wins.readyHand(rules),
      wins.OPENING_WIN,
      wins.leaves('P1'),
      wins.NEXT_TO_PLAY,
      wins.ONE_TILE_SEVERAL,
      wins.LEAVING_SHOWS,
    ]),
  ]
}

function settlement(rules: RuleSet): RuleSection[] {
  const pig = pigPoints(rules, settling.WALL_END_OF_THIRTEEN)
  return [
    section('value', [
      wins.fan('P2', 'all-pungs', wins.MEANING.allPungs),
      wins.fan('P2', 'full-flush', wins.MEANING.fullFlush),
      wins.fan('P2', 'seven-pairs', {
        en: `${wins.MEANING.sevenPairs.en} Instead of all pungs.`,
        zh: `${wins.MEANING.sevenPairs.zh}不与对对胡同计。`,
      }),
      wins.fan('P2', 'root', wins.MEANING.root),
      wins.fan('P2', 'golden-hook', {
        en: `${wins.MEANING.fourDeclared.en} Counts with all pungs.`,
        zh: `${wins.MEANING.fourDeclared.zh}与对对胡同计。`,
      }),
      wins.fan('P2', 'kong-replacement', wins.MEANING.afterKong),
      wins.fan('P2', 'robbing-a-kong', wins.MEANING.robbing),
      wins.fan('P2', 'last-tile', {
        en: 'Won with the last tile of the wall, or on its discard.',
        zh: '胡牌墙最后一张，或其后打出的一张。',
      }),
      say('P2', 'All fan add up.', '各番相加。'),
      wins.BEST_READING,
      wins.doublingPoints('P3', rules),
      wins.nothingElse('heavenly hand', '天胡'),
    ]),
    section('payments', [
      say('P3', 'A win on a discard is paid by the discarder, to each winner.', '点炮胡由点炮者付给每个胡家。'),
      say(
        'P3',
        `A self-draw is paid by each other active seat, with ${extraOnSelfDraw(rules)} point more. Self-draw is no fan.`,
        `自摸由其余在场各家各付一份，每份多 ${extraOnSelfDraw(rules)} 分。自摸不算番。`,
      ),
      settling.ZERO_SUM,
      say('P7', 'Places go by the final points.', '名次按最后得分排定。'),
      decided(say('P7', 'Ties share the better place.', '同分者同列较前的名次。')),
    ]),
    section('wall-end', [
      settling.WALL_END,
      settling.FLOWER_PIG,
      say(
        'P6',
        `Among the seats that have not won, each flower pig pays ${pig} to each clean one, instead of any payment for not being ready.`,
        `在没胡的各家之间查花猪：花猪付给每个缺门已清的一家 ${pig} 分，不再因没听牌而付分。`,
      ),
      settling.notReadyPays('P6'),
      settling.WAIT_VALUE,
      say(
        'P6',
        'Then each remaining seat that is not ready, flower pigs too, gives all kong income of this deal back to those who paid it, seats that have won since included. Ready seats keep theirs.',
        '然后，没听牌的各家（包括花猪）把本局所得的杠分全部退还付分者，后来胡牌离场的也退。听牌的各家保留杠分。',
      ),
    ]),
    section('clocks', [
      say(
        'P8',
        'A turn has a base time, and each seat a reserve for the whole deal. Claims use the base time without the reserve.',
        '每一轮有基本时间，每家全局另有备用时间。应别家的牌只用基本时间，不用备用时间。',
      ),
      say(
        'P8',
        `Swap and void choices get at least ${PLANET_CLOCKS.bullet.openingSeconds} seconds. A casual table may be untimed.`,
        `换牌和定缺至少有 ${PLANET_CLOCKS.bullet.openingSeconds} 秒。休闲桌可以不限时。`,
      ),
      say('P8', 'The clock runs on while a seat is disconnected.', '掉线时计时不停。'),
      say(
        'P9',
        'Out of time: a win on offer is taken, other claims pass; on the own turn the drawn tile is discarded if it may be, else the last tile of the hand, in tile order, that may.',
        '超时：能胡则胡，能碰能杠的算过；轮到自己时打出刚摸的牌，若不能打，则打按牌序最后一张能打的牌。',
      ),
      say(
        'P9',
        'In the swap: the first three of one suit in tile order. In the void choice: the suit with the fewest tiles, of several the first. Tile order is characters, dots, bamboo, low to high.',
        '换牌超时：按牌序取最先能选的三张。定缺超时：定张数最少的一门，相同时取在前的。牌序为万、筒、条，由小到大。',
      ),
      say(
        'P10',
        'Tables are public, private, quick play or against computer opponents, one deal each. Quick play has the standard clock.',
        '牌桌有公开、私人、快速和人机四种，各打一局。快速桌用标准时限。',
      ),
      say(
        'P10',
        `A rated table needs a clock. Ratings start at ${PLANET_TABLES.ratingAtFirst.toLocaleString('en')} with ${PLANET_TABLES.provisionalGames} provisional games and are kept for each variant apart; casual and practice games never change them.`,
        `等级桌必须限时。等级分从 ${PLANET_TABLES.ratingAtFirst} 起，前 ${PLANET_TABLES.provisionalGames} 局为暂定，各玩法分开；休闲和练习不影响等级分。`,
      ),
      say(
        'P10',
        `Practice is untimed, with a choice of computer pace, pause and resume; the last ${PLANET_TABLES.practiceResultsKept} results stay in that browser. Bots see only their own hand and public information.`,
        `练习不限时，可选电脑快慢，可暂停和继续；最近 ${PLANET_TABLES.practiceResultsKept} 次结果保存在该浏览器。机器人只看自己的手牌和公开的信息。`,
      ),
    ]),
  ]
}

function extraOnSelfDraw(rules: RuleSet): number {
  const [selfDraw, discard] = (['self-draw', 'discard'] as const).map((by) => pointsForFan(rules, 0, by, rules.options))
  return selfDraw! - discard!
}

const CLOCKS: readonly NamedClock[] = [
  { name: { en: 'Bullet', zh: '超快' }, clock: PLANET_CLOCKS.bullet },
  { name: { en: 'Blitz', zh: '快棋' }, clock: PLANET_CLOCKS.blitz },
  { name: { en: 'Standard', zh: '标准' }, clock: PLANET_CLOCKS.standard },
  { name: { en: 'Relaxed', zh: '从容' }, clock: PLANET_CLOCKS.relaxed },
]

const EXAMPLES: readonly ExampleHand[] = [
  { of: wins.PLAIN, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'all-pungs' },
    concealed: '88p 999m',
    melds: [wins.pung('5m'), wins.pung('6m'), wins.pung('7p')],
    win: { by: 'discard' },
  },
  { of: { fan: 'full-flush' }, concealed: '345m 567m 789m 22m 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'seven-pairs' }, concealed: '11m 33m 55m 77m 99m 22p 44p', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '234m 55p 678p 123p', melds: [wins.exposedKong('9m')], win: { by: 'discard' } },
  {
    of: { fan: 'root' },
    concealed: '123p 77p 678m',
    melds: [wins.exposedKong('9m'), wins.concealedKong('4p')],
    win: { by: 'discard' },
  },
  {
    of: { fan: 'golden-hook' },
    concealed: '55s',
    melds: [wins.pung('4p'), wins.pung('9p'), wins.pung('1s'), wins.pung('8s')],
    win: { by: 'discard' },
  },
  {
    of: { fan: 'kong-replacement' },
    concealed: '234m 567p 789p 33p',
    melds: [wins.concealedKong('1m')],
    win: { by: 'self-draw', afterKong: true },
  },
  { of: { fan: 'robbing-a-kong' }, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'rob' } },
  { of: { fan: 'last-tile' }, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'discard', lastTile: true } },
  { of: wins.OVER_THE_CAP, concealed: '1111m 2222m 3333m 55m', melds: [], win: { by: 'self-draw' } },
]
