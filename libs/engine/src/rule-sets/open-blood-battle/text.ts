import { pigPoints, scoreExample } from '../../rule-sheet.ts'
import { decided, say, section, type ExampleHand, type RuleSection, type RuleText } from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'

/** The rule sheet of Open Blood Battle (rules.md X). */
export function openBloodBattleText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'records', project: 'ebony72/Mahjong', by: 'Sanjiang Li', licence: 'MIT' },
    sections: [...play(rules), ...settlement(rules)],
    examples: EXAMPLES,
    wallEnd: settling.WALL_END_OF_THIRTEEN,
    clocks: [],
    glossary: [],
  }
}

function play(rules: RuleSet): RuleSection[] {
  return [
    section('tiles', [
      ...common.tilesAndDeal(rules),
      say('X1', 'Replacement tiles come from the same end of the wall as draws.', '杠后补牌与摸牌在牌墙的同一端。'),
      common.NO_DEAD_WALL,
      common.NEXT_DEALER,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('opening', [
      say(
        'X1',
        'There is no swap. The records give each seat’s void suit; at a table it is declared.',
        '不换牌。记录里各家缺哪一门已给定；在牌桌上由各家定缺。',
      ),
      ...common.VOID_SUITS,
    ]),
    section('turn', [
      ...common.turns(rules),
      ...common.claims(rules),
      ...common.voidSuitCalls(rules),
      common.NO_PASS_LOCK,
    ]),
    section('kongs', [
      ...common.kongs(decided(common.NO_REPLACEMENT)),
      say(
        'X4',
        'When the discard right after a kong is won, what that kong earned goes on to the winner.',
        '杠后打出的牌被胡，这一杠所得转给胡家。',
      ),
    ]),
    section('winning', [
      ...wins.SHAPES,
      wins.CLEAN_TO_WIN,
      ...wins.readyHand(rules),
      wins.leaves('X1'),
      wins.NEXT_TO_PLAY,
      wins.ONE_TILE_SEVERAL,
      wins.LEAVING_SHOWS,
    ]),
  ]
}

function settlement(rules: RuleSet): RuleSection[] {
  const pig = pigPoints(rules, settling.WALL_END_OF_THIRTEEN)
  const early = scoreExample(rules, EARLY_WIN).points
  return [
    section('value', [
      wins.fan('X2', 'all-pungs', wins.MEANING.allPungs),
      wins.fan('X2', 'four-declared-sets', {
        en: `${wins.MEANING.fourDeclared.en} Instead of all pungs.`,
        zh: `${wins.MEANING.fourDeclared.zh}不再计对对胡。`,
      }),
      wins.fan('X2', 'seven-pairs', wins.MEANING.sevenPairs),
      wins.fan('X2', 'full-flush', wins.MEANING.fullFlush),
      wins.fan('X2', 'root', wins.MEANING.root),
      wins.fan('X2', 'self-draw', wins.MEANING.selfDraw),
      wins.fan('X2', 'kong-flower', wins.MEANING.afterKong),
      wins.fan('X2', 'kong-cannon', wins.MEANING.afterKongDiscard),
      wins.fan('X2', 'robbing-a-kong', wins.MEANING.robbing),
      wins.fan('X3', 'early-win', {
        en: `The dealer’s win on the opening hand, or another seat’s self-draw at its first draw with nothing called before: ${early} points flat, whatever the fan.`,
        zh: `庄家起手胡牌，或其他家第一次摸牌自摸且此前无人碰杠：不论番数，一律 ${early} 分。`,
      }),
      say('X2', 'All fan add up, kong flower and self-draw too.', '各番相加，杠上花与自摸也相加。'),
      wins.BEST_READING,
      wins.doublingPoints('X2', rules),
    ]),
    section('payments', [...settling.whoPays('X1'), settling.ZERO_SUM]),
    section('wall-end', [
      settling.WALL_END,
      settling.FLOWER_PIG,
      say(
        'X5',
        'Among the seats that have not won, a clean seat that is not ready gives its kong income back to who paid it.',
        '在没胡的各家之间，缺门已清而没听牌的一家把杠分退还付分者。',
      ),
      say('X5', 'It also pays each ready seat that seat’s best wait.', '并按所听最大的牌付给每个听牌的一家。'),
      settling.WAIT_VALUE,
      say(
        'X5',
        `A flower pig pays ${pig} to each earlier winner and to each clean seat that is not ready, and ${pig} plus the best wait to each ready seat.`,
        `花猪付给每个已胡的一家和每个缺门已清而没听牌的一家 ${pig} 分，付给每个听牌的一家 ${pig} 分另加其所听最大的牌。`,
      ),
    ]),
  ]
}

const EARLY_WIN: ExampleHand = {
  of: { fan: 'early-win' },
  concealed: '123m 456m 789m 99p 123p',
  melds: [],
  win: { by: 'self-draw', early: 'opening-hand' },
}

const EXAMPLES: readonly ExampleHand[] = [
  { of: wins.PLAIN, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'all-pungs' },
    concealed: '111m 99p 777p',
    melds: [wins.pung('3m'), wins.pung('5p')],
    win: { by: 'discard' },
  },
  {
    of: { fan: 'four-declared-sets' },
    concealed: '55s',
    melds: [wins.pung('4p'), wins.pung('9p'), wins.pung('1s'), wins.pung('8s')],
    win: { by: 'discard' },
  },
  { of: { fan: 'seven-pairs' }, concealed: '11m 33m 55m 77m 99m 22p 44p', melds: [], win: { by: 'discard' } },
  { of: { fan: 'full-flush' }, concealed: '345m 567m 789m 22m 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '234m 55p 678p 123p', melds: [wins.exposedKong('9m')], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '1111m 3333m 55m 22p 44p', melds: [], win: { by: 'discard' } },
  { of: { fan: 'self-draw' }, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'self-draw' } },
  {
    of: { fan: 'kong-flower' },
    concealed: '234m 567p 789p 33p',
    melds: [wins.concealedKong('1m')],
    win: { by: 'self-draw', afterKong: true },
  },
  {
    of: { fan: 'kong-cannon' },
    concealed: '123m 456m 789m 99p 123p',
    melds: [],
    win: { by: 'discard', afterKongDiscard: true },
  },
  { of: { fan: 'robbing-a-kong' }, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'rob' } },
  EARLY_WIN,
]
