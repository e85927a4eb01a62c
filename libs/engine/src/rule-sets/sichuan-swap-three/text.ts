import { pigPoints } from '../../rule-sheet.ts'
import { decided, say, section, type ExampleHand, type RuleSection, type RuleText } from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'

/** The rule sheet of Sichuan Swap Three (rules.md S). */
export function sichuanSwapThreeText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'text', title: 'Sichuan Swap Three', language: 'en' },
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
      decided(common.DRAWS_AND_REPLACEMENTS),
      common.NO_DEAD_WALL,
      common.NEXT_DEALER,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('opening', [...common.drawnSwap('S1'), common.dealerChooses('swap', '换牌'), ...common.VOID_SUITS]),
    section('turn', [
      ...common.turns(rules),
      ...common.claims(rules),
      ...common.voidSuitCalls(rules),
      common.NO_PASS_LOCK,
    ]),
    section('kongs', common.kongs(decided(common.NO_REPLACEMENT))),
    section('winning', [
      ...wins.SHAPES,
      wins.NO_ORPHANS,
      wins.CLEAN_TO_WIN,
      ...wins.readyHand(rules),
      wins.OPENING_WIN,
      wins.leaves('S5'),
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
      wins.fan('S2', 'all-pungs', wins.MEANING.allPungs),
      wins.fan('S2', 'seven-pairs', wins.MEANING.sevenPairs),
      wins.fan('S2', 'full-flush', wins.MEANING.fullFlush),
      wins.fan('S2', 'root', wins.MEANING.root),
      wins.fan('S2', 'kong-bloom', wins.MEANING.afterKong),
      wins.fan('S2', 'self-draw', wins.MEANING.selfDraw),
      say(
        'S2',
        'All fan add up, kong bloom and self-draw too. Kong bloom counts once a win.',
        '各番相加，杠上开花与自摸也相加。杠上开花每胡只计一次。',
      ),
      say('S2', 'Robbing a kong adds nothing.', '抢杠不加番。'),
      wins.BEST_READING,
      wins.doublingPoints('S3', rules),
      wins.nothingElse('heavenly hand, nothing for the last tile or a single wait', '天胡、海底、单吊等番'),
    ]),
    section('payments', [...settling.whoPays('S4'), settling.KONGS_STAY, settling.ZERO_SUM]),
    section('wall-end', [
      settling.WALL_END,
      settling.FLOWER_PIG,
      say(
        'S6',
        `Among the seats that have not won, each flower pig pays ${pig} to each clean one.`,
        `在没胡的各家之间查花猪：花猪付给每个缺门已清的一家 ${pig} 分。`,
      ),
      settling.notReadyPays('S6'),
      decided(say('S6', 'That win is valued without self-draw and kong bloom.', '所听的牌不计自摸和杠上开花。')),
      decided(say('S6', 'A flower pig pays no second time for not being ready.', '花猪不再因没听牌而付分。')),
      say('S6', 'Kong income stands.', '杠分照算。'),
    ]),
    section('clocks', [settling.dealAndTurnClock('S7', rules), ...settling.botPlays('S7'), settling.TIME_LIMIT]),
  ]
}

const EXAMPLES: readonly ExampleHand[] = [
  { of: wins.PLAIN, concealed: '123m 456m 789m 123p 99p', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'all-pungs' },
    concealed: '111m 99p 777p',
    melds: [wins.pung('3m'), wins.pung('5p')],
    win: { by: 'discard' },
  },
  { of: { fan: 'seven-pairs' }, concealed: '11m 33m 55m 77m 99m 22p 44p', melds: [], win: { by: 'discard' } },
  { of: { fan: 'full-flush' }, concealed: '345m 567m 789m 22m 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '234m 55p 678p 123p', melds: [wins.exposedKong('9m')], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '111m 456p 789p 55p 123m', melds: [], win: { by: 'discard' } },
  { of: { fan: 'root' }, concealed: '1111m 3333m 55m 22p 44p', melds: [], win: { by: 'discard' } },
  {
    of: { fan: 'kong-bloom' },
    concealed: '234m 567p 789p 33p',
    melds: [wins.concealedKong('1m')],
    win: { by: 'self-draw', afterKong: true },
  },
  { of: { fan: 'self-draw' }, concealed: '123m 456m 789m 99p 123p', melds: [], win: { by: 'self-draw' } },
  { of: wins.OVER_THE_CAP, concealed: '1111m 2222m 3333m 55m', melds: [], win: { by: 'discard' } },
]
