import type { Tile } from '@paipu/tiles'
import { pointsForBirds, tileCount } from '../../rule-sheet.ts'
import { decided, say, section, type ExampleHand, type RuleSection, type RuleText } from '../../rule-text.ts'
import type { RuleSet } from '../../rule-set.ts'
import { dealOrder } from '../../start.ts'
import * as common from '../common-text.ts'
import * as settling from '../common-settlement-text.ts'
import * as wins from '../common-win-text.ts'

/** The rule sheet of Red Dragon Wild (rules.md R). */
export function redDragonWildText(rules: RuleSet): RuleText {
  return {
    source: { kind: 'text', title: 'Red Dragon Wild', language: 'en' },
    sections: [...play(rules), ...settlement(rules)],
    examples: examples(),
    wallEnd: null,
    clocks: [],
    glossary: [],
  }
}

function play(rules: RuleSet): RuleSection[] {
  const live = tileCount(rules) - rules.birds - dealOrder(0).length
  return [
    section('tiles', [
      ...common.tilesAndDeal(rules),
      decided(common.DRAWS_AND_REPLACEMENTS),
      say(
        'R2',
        `The last ${rules.birds} tiles of the wall, the birds, are set aside unseen before the deal. After the deal ${live} live tiles are left.`,
        `发牌前，牌墙最后 ${rules.birds} 张扣在一旁，是鸟牌。发牌后还有 ${live} 张可摸。`,
      ),
      say('C3', 'Besides the birds no tile is out of reach.', '除鸟牌外，每一张都能摸到。'),
      common.NEXT_DEALER,
      common.FIRST_DEALER,
      common.RANDOM_STREAMS,
    ]),
    section('turn', [
      ...common.turns(rules),
      ...common.claims(rules),
      say(
        'R1',
        'A red dragon can’t be punged or konged. Discarding one is legal.',
        '红中不能碰，也不能杠。可以打出红中。',
      ),
      common.NO_PASS_LOCK,
    ]),
    section('kongs', common.kongs(decided(common.NO_REPLACEMENT))),
    section('winning', [
      ...wins.SHAPES,
      say(
        'R1',
        'A red dragon stands for any suited tile in a concealed set, pair or seven-pairs pair. Two can be a pair, three a set.',
        '红中可代替暗牌中各组、将或七对里的任何一张数牌。两张可作一对，三张可作一组。',
      ),
      decided(say('R1', 'It may stand for a fifth copy too.', '也可以当作第五张。')),
      say('R1', 'It can’t stand in for a tile of a declared meld.', '不能代替副露里的牌。'),
      wins.NO_ORPHANS,
      ...wins.readyHand(rules),
      say('R3', 'A win is made only by self-draw or by robbing an added kong.', '只能自摸或抢杠胡，不能点炮胡。'),
      say(
        'R3',
        'Four red dragons in hand on one’s own turn may be declared a win, whatever the rest is: after a draw, a replacement tile or with the opening hand, not after a pung.',
        '轮到自己时手里有四张红中，不论其余的牌，都可以胡：摸牌、杠后补牌、起手都算，碰牌后不算。',
      ),
      wins.OPENING_WIN,
      say('R5', 'The deal ends after the win is resolved.', '胡牌结算后本局结束。'),
      wins.ONE_TILE_SEVERAL,
    ]),
  ]
}

function settlement(rules: RuleSet): RuleSection[] {
  const [withReds, without] = [true, false].map((reds) => pointsForBirds(rules, 0, reds))
  const bird = pointsForBirds(rules, 1, true) - withReds!
  return [
    section('value', [
      say('R4', 'There are no fan.', '不计番。'),
      say(
        'R4',
        `Each payer pays ${withReds}, or ${without} if the winner’s hand holds no red dragon; and ${bird} more for each bird that is a 1, 5, 9 or red dragon.`,
        `每个付分者付 ${withReds} 分；胡家手里没有红中则付 ${without} 分。鸟牌每中一张（一、五、九或红中）再加 ${bird} 分。`,
      ),
      say(
        'R4',
        'The birds are turned up once, at the win, for all winners.',
        '胡牌时翻开鸟牌，只翻一次，对所有胡家有效。',
      ),
      wins.nothingElse(
        'heavenly hand, nothing for a win after a kong, by robbing, on the last tile or on a single wait',
        '天胡、杠上开花、海底、抢杠、单吊等番',
      ),
    ]),
    section('payments', [
      say('R4', 'A self-draw is paid by each other seat.', '自摸由其余三家各付一份。'),
      say('R4', 'A robbed kong is paid by the konger, to each winner.', '抢杠由开杠者付给每个胡家。'),
      settling.KONGS_STAY,
      settling.ZERO_SUM,
    ]),
    section('wall-end', [settling.WALL_END, settling.nobodyPays('R5')]),
    section('clocks', [settling.dealAndTurnClock('R6', rules), ...settling.botPlays('R6'), settling.TIME_LIMIT]),
  ]
}

/** Birds of which none hits, and of which three hit. */
const MISSING: readonly Tile[] = ['2m', '3p', '4s', '6m']
const HITTING: readonly Tile[] = ['1m', '9p', '5s', '7p']

function examples(): ExampleHand[] {
  const selfDraw = { by: 'self-draw', birds: MISSING } as const
  return [
    {
      of: { title: { en: 'no red dragon', zh: '没有红中' } },
      concealed: '123m 456p 789p 111s 99s',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'with a red dragon', zh: '有红中' } },
      concealed: '12mR 456p 789p 111s 99s',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'two red dragons as the pair', zh: '两张红中作将' } },
      concealed: 'RR 123m 789m 111s 456m',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'a fifth copy', zh: '当作第五张' } },
      concealed: '1111mR 234p 567p 789s',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'seven pairs', zh: '七对' } },
      concealed: '11m 33m 55m 77m 99m 2pR R4p',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'four red dragons', zh: '四张红中' } },
      concealed: '1457m 258p 369s RRRR',
      melds: [],
      win: selfDraw,
    },
    {
      of: { title: { en: 'robbing a kong', zh: '抢杠' } },
      concealed: '123m 456p 111s 99s 789p',
      melds: [],
      win: { by: 'rob', birds: MISSING },
    },
    {
      of: { title: { en: 'three birds hit', zh: '中三鸟' } },
      concealed: '12mR 456p 789p 111s 99s',
      melds: [],
      win: { by: 'self-draw', birds: HITTING },
    },
  ]
}
