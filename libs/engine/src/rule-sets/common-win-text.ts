import { decided, defines, say, type Bilingual, type ExampleMeld, type RuleSentence } from '../rule-text.ts'
import type { RuleSet } from '../rule-set.ts'
import type { Meld } from '../terms.ts'
import type { Tile } from '@paipu/tiles'

/** What several rule sheets say of winning hands and their fan. */

/** Four sets and a pair, or seven pairs (rules.md C10). */
export const SHAPES: readonly RuleSentence[] = [
  say(
    'C10',
    'A winning hand is four sets and a pair. A set is a sequence or three alike; a kong is one set.',
    '胡牌为四组加一对将。顺子、刻子为一组，杠也是一组。',
  ),
  say(
    'C10',
    'Seven pairs win too: fourteen tiles, fully concealed; four alike may be two pairs.',
    '七对也可以胡：十四张全是暗牌；四张相同可算两对。',
  ),
]

/** Named by the source, and impossible (rules.md C10). */
export const NO_ORPHANS = say(
  'C10',
  'Thirteen orphans needs honours, which this tile set does not have: it never occurs.',
  '十三幺需要字牌，这副牌没有，因此不会出现。',
)

/** A void-suit tile forbids a win (rules.md V3). */
export const CLEAN_TO_WIN = say(
  'V3',
  'A hand with a void-suit tile, in hand or meld, can’t win.',
  '手牌或副露里有缺门的牌，不能胡。',
)

/** What ready is (rules.md C12). */
export function readyHand(rules: RuleSet): RuleSentence[] {
  const clean =
    rules.voidSuit === 'none' ? { en: '', zh: '' } : { en: ' and the hand is clean', zh: '，且手里没有缺门的牌' }
  return [
    say(
      'C12',
      `A hand is ready when at least one tile would complete a legal shape${clean.en}.`,
      `至少有一种牌能使手牌成型${clean.zh}，即为听牌。`,
    ),
    say(
      'C12',
      'A tile of which hand and own melds already hold four is not a wait. Copies seen elsewhere do not matter.',
      '手牌和自己的副露里已有四张的牌不算听；别处可见的张数没有影响。',
    ),
  ]
}

/** The dealer's complete opening hand (rules.md C4). */
export const OPENING_WIN = say(
  'C4',
  'A dealer’s complete opening hand may win as a self-draw and earns nothing more.',
  '庄家起手即成牌可以胡，算自摸，不另加分。',
)

/** One tile won by several (rules.md C15a). */
export const ONE_TILE_SEVERAL = say(
  'C15a',
  'A tile won by several exists once: it lies with the last winner in turn order from the discarder.',
  '一炮多响的牌只有一张，放在从点炮者起顺序最后的胡家那里。',
)

/** Who plays next where play goes on (rules.md C15). */
export const NEXT_TO_PLAY = decided(
  say(
    'C15',
    'After a discard win or a robbed kong the next active seat after the winner farthest from the discarder in turn order plays on; after a self-draw, the next active seat after the winner.',
    '点炮或抢杠之后，由顺序离点炮者最远的胡家的下一在场家摸牌；自摸之后，由胡家的下一在场家摸牌。',
  ),
)

/** What a winner who leaves shows (rules.md C15b). */
export const LEAVING_SHOWS = decided(
  say(
    'C15b',
    'A winner who leaves shows the winning tile, the melds, fan and points at once; the concealed tiles open when the deal ends.',
    '离场的胡家当即亮出所胡的牌、副露、番和分；暗牌到本局结束才公开。',
  ),
)

/** Which reading counts (rules.md C11). */
export const BEST_READING = say(
  'C11',
  'Of all ways to read the winning tiles, the one with the most fan counts.',
  '同一手牌有几种拆法时，取番数最多的一种。',
)

/** What the tables do not list (rules.md C20). */
export function nothingElse(en: string, zh: string): RuleSentence {
  return say('C20', `Nothing else counts: no ${en}.`, `此外一概不计，没有${zh}。`)
}

/** What the fan that several rule sets count mean, whatever they call them. */
export const MEANING = {
  allPungs: { en: 'Every set is three or four alike.', zh: '每一组都是刻子或杠。' },
  sevenPairs: {
    en: 'Seven pairs, fully concealed; four alike are two pairs.',
    zh: '七个对子，全是暗牌；四张相同算两对。',
  },
  fullFlush: { en: 'All tiles, melds included, are of one suit.', zh: '全部牌连同副露为同一门。' },
  root: {
    en: 'Four alike in hand and melds together, each time: a kong, four in seven pairs, or four spread over sets.',
    zh: '手牌连同副露有四张相同，每有一组计一次：杠、七对里的四张、分在几组里的四张都算。',
  },
  selfDraw: { en: 'Won on an own draw.', zh: '自己摸到所胡的牌。' },
  afterKong: { en: 'A self-draw on the replacement tile of an own kong.', zh: '自己杠后补到的牌自摸。' },
  afterKongDiscard: { en: 'Won on the discard of a seat that has just konged.', zh: '胡别家杠后打出的牌。' },
  robbing: { en: 'Won on the tile that another seat adds to its pung.', zh: '胡别家补杠的那张牌。' },
  fourDeclared: {
    en: 'Four declared sets, concealed kongs included, and a win on the pair.',
    zh: '四组全部副露（暗杠也算），单吊将牌胡。',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

/** The definition of a fan. */
export function fan(rule: string, name: string, { en, zh }: Bilingual): RuleSentence {
  return defines(name, say(rule, en, zh))
}

/** A meld of an example. */
export function pung(tile: Tile): ExampleMeld {
  return { kind: 'pung', tile }
}

export function exposedKong(tile: Tile): ExampleMeld {
  return { kind: 'exposed-kong', tile }
}

export function concealedKong(tile: Tile): ExampleMeld & Pick<Meld, 'from'> {
  return { kind: 'concealed-kong', tile, from: null }
}

/** Titles of examples that show no fan. */
export const PLAIN = { title: { en: 'plain hand', zh: '平胡' } } as const
export const OVER_THE_CAP = { title: { en: 'more than the cap', zh: '超过封顶' } } as const

/** Winners leave (rules.md S5), under a rule set's own number. */
export function leaves(rule: string): RuleSentence {
  return say(
    rule,
    'A winner leaves the deal; the others go on until three seats have won or the wall ends.',
    '胡牌者离场，其余各家继续，直到三家胡牌或牌墙摸完。',
  )
}

/** Points double with each fan (rules.md S3, P3, X2), under a rule set's own number. */
export function doublingPoints(rule: string, { options }: RuleSet): RuleSentence {
  const cap = options.fanCap
  return say(
    rule,
    `Points are 2 to the power of the fan; ${cap === null ? 'there is no cap' : `at most ${cap} fan count`}.`,
    `分为 2 的番数次方，${cap === null ? '不封顶' : `${cap} 番封顶`}。`,
  )
}
