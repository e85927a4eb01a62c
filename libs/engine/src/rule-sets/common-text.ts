import { decided, say, type RuleSentence } from '../rule-text.ts'
import { tileCount } from '../rule-sheet.ts'
import type { RuleSet } from '../rule-set.ts'
import { dealOrder } from '../start.ts'

/** What several rule sheets say of the deal, turns, claims and kongs. */

/** Tiles, seats and deal (rules.md C1, C2, C3). */
export function tilesAndDeal(rules: RuleSet): RuleSentence[] {
  const dealt = dealOrder(0)
  const [dealer, other] = [0, 1].map((seat) => dealt.filter((to) => to === seat).length)
  return [
    say(
      'C1',
      `${tileCount(rules)} tiles: characters, dots and bamboo, 1 to 9, four of each${rules.reds ? ', and four red dragons' : ''}.`,
      `共 ${tileCount(rules)} 张牌：万、筒、条各一至九，每种四张${rules.reds ? '，另有红中四张' : ''}。`,
    ),
    say(
      'C2',
      'Four seats. A seat’s right neighbour plays next. Winds are counted from the dealer, who is East.',
      '四家轮流，右边一家为下家。门风从庄家起算，庄家为东。',
    ),
    say(
      'C3',
      `From the dealer on, four tiles to each seat in turn, three times; then one each; then one more to the dealer: ${dealer} tiles, the others ${other}.`,
      `从庄家起每家轮流拿四张，共三轮；再各拿一张；庄家多拿一张：庄家 ${dealer} 张，其余各家 ${other} 张。`,
    ),
  ]
}

/** Which ends of the wall tiles come from (rules.md C3). */
export const DRAWS_AND_REPLACEMENTS = say(
  'C3',
  'Draws come from the front of the wall, replacement tiles from its back.',
  '摸牌从牌墙前端，杠后补牌从末端。',
)

/** No dead wall (rules.md C3). */
export const NO_DEAD_WALL = say(
  'C3',
  'There is no dead wall: no tile is out of reach.',
  '没有留牌：牌墙里的每一张都能摸到。',
)

/** Who deals (rules.md C16). */
export const NEXT_DEALER = decided(
  say(
    'C16',
    'At a table with several deals the first winner deals next; if the first win was one discard won by several, its discarder; with no winner, the same dealer again.',
    '连打多局时，首先胡牌者坐下一局的庄；若首胡是一炮多响，由点炮者坐庄；无人胡牌则连庄。',
  ),
)

/** Who deals first (rules.md C16). */
export const FIRST_DEALER = decided(
  say('C16', 'The first dealer comes from the deal’s seed.', '第一局的庄家由本局种子决定。'),
)

/** Separate sub-streams (rules.md C21). */
export const RANDOM_STREAMS = say(
  'C21',
  'Whatever is left to chance comes from the deal’s one seed, each thing from a stream of its own: wall, direction, die, dealer, bots.',
  '凡随机之事都出自本局的同一种子，并各用独立的随机流：牌墙、方向、骰子、庄家、机器人。',
)

/** The swap whose direction is drawn, under the number of the rule set (rules.md S1, P1). */
export function drawnSwap(rule: string): RuleSentence[] {
  return [
    say(
      rule,
      'Each seat chooses three tiles of one suit. When all four have chosen, one direction is drawn for all: left, across or right, equally likely. All tiles move at once.',
      '各家选出同一花色的三张牌。四家选定后抽定一个方向，左家、对家、右家机会均等，四家同时换牌。',
    ),
    say(
      rule,
      'Thirteen tiles in three suits always hold such a triple.',
      '十三张牌分三门，必有一门不少于三张，总能选出。',
    ),
  ]
}

/** The exchange comes after the dealer's extra tile (rules.md C3). */
export function dealerChooses(en: string, zh: string): RuleSentence {
  const tiles = dealOrder(0).filter((to) => to === 0).length
  return say(
    'C3',
    `The ${en} comes after the dealer’s extra tile: the dealer chooses from ${tiles}.`,
    `庄家多拿一张之后才${zh}，从 ${tiles} 张里选。`,
  )
}

/** The choice of void suits (rules.md V1). */
export const VOID_SUITS: readonly RuleSentence[] = [
  say(
    'V1',
    'Then each seat declares one suit void, all at the same time; nobody sees another’s choice until all have chosen.',
    '然后四家同时定缺一门，全部选定后才公开。',
  ),
  say(
    'V1',
    'A suit of which the hand holds nothing may be declared. The choice is final.',
    '手里没有的花色也可以定。定缺后不能更改。',
  ),
]

/** How a turn goes (rules.md C4, V2). */
export function turns(rules: RuleSet): RuleSentence[] {
  const sentences = [
    say(
      'C4',
      'A turn is a draw and then a win, a concealed kong, an added kong, or a discard.',
      '轮到时先摸一张，然后胡牌、暗杠、补杠或打牌。',
    ),
    say(
      'C4',
      'The dealer’s first turn has no draw: the extra tile counts as drawn.',
      '庄家第一轮不摸牌，多拿的一张算作摸到的牌。',
    ),
    decided(
      say(
        'C4',
        'After a pung the claimant must discard: no win and no kong in that turn.',
        '碰牌后必须打牌，这一轮不能胡，也不能杠。',
      ),
    ),
  ]
  if (rules.voidSuit === 'none') return sentences
  const discardVoid = say(
    'V2',
    'While a hand holds tiles of its void suit, every discard must be one of them.',
    '手里还有缺门的牌时，只能打缺门的牌。',
  )
  return [...sentences, discardVoid]
}

/** The claim window (rules.md C5, C6). */
export function claims(rules: RuleSet): RuleSentence[] {
  return [
    rules.discardWins
      ? say(
          'C5',
          'A discard, or a tile added to a pung, is offered to all other active seats at the same time. Each answers win, kong, pung or pass, and nobody sees another’s answer until the outcome stands.',
          '打出的牌或补杠的牌，同时问其余在场各家：胡、杠、碰或过。结果定下之前，互相看不到选择。',
        )
      : say(
          'C5',
          'A discard is offered to all other seats at the same time for kong or pung, a tile added to a pung for a win; each may pass. Nobody sees another’s answer until the outcome stands.',
          '打出的牌同时问其余各家杠、碰或过；补杠的牌问胡或过。结果定下之前，互相看不到选择。',
        ),
    say('C5', 'Any win beats kong and pung. All seats that answer win, win.', '胡优先于杠和碰；选胡的各家都胡。'),
    say('C5', 'It ends as soon as the outcome can no longer change.', '结果不会再变时立即结束。'),
    say('C6', 'There is no chow. Sequences count in a hand.', '不能吃牌；手里的顺子照算。'),
  ]
}

const VOID_TILES_FIXED = say(
  'V4',
  'Void-suit tiles can’t be claimed, nor melded as a kong.',
  '别家打出的缺门牌不能要，自己的也不能开杠。',
)

/** What the void suit forbids (rules.md V4, V5). */
export function voidSuitCalls(rules: RuleSet): RuleSentence[] {
  if (rules.voidSuit === 'forbids-calls') {
    const nothing = say(
      'V5',
      'A seat that still holds void tiles may not pung, kong or win at all.',
      '手里还有缺门的牌时，碰、杠、胡都不可以。',
    )
    return [VOID_TILES_FIXED, nothing]
  }
  const others = say(
    'V5',
    'A seat that still holds void tiles may pung or kong tiles of its other suits.',
    '手里还有缺门的牌时，另外两门的牌可以碰、杠。',
  )
  return [decided(VOID_TILES_FIXED), decided(others)]
}

/** A passed win comes back (rules.md C19). */
export const NO_PASS_LOCK = say(
  'C19',
  'A passed win can be taken on the next tile.',
  '放过胡牌不受限制：下一张仍可以胡。',
)

/** Kongs and robbing (rules.md C4, C7, C8, C9). `noReplacement` is the sentence on the last tile as the set's source has it. */
export function kongs(noReplacement: RuleSentence): RuleSentence[] {
  return [
    say(
      'C7',
      'Concealed: four in hand. Exposed: a claimed discard with three in hand. Added: the fourth tile to an own pung. Each draws a replacement tile.',
      '暗杠：手里四张。明杠：手里三张，杠别家打出的一张。补杠：在自己的碰上加第四张。每次都补摸一张。',
    ),
    decided(
      say(
        'C4',
        'On an own turn after a draw, any four alike in hand and any fourth tile of an own pung may be konged, not only the tile just drawn; several in one turn, each after its replacement.',
        '自己摸牌之后，手里任何四张相同的牌、自己任何一副碰的第四张都可以杠，不限于刚摸的那张；一轮可以连杠，每次先补牌。',
      ),
    ),
    noReplacement,
    say('C7', 'The very last discard can be claimed for a pung, not for a kong.', '最后打出的一张可以碰，不可以杠。'),
    say(
      'C8',
      'Only an added kong can be robbed: to the added tile the other seats answer win or pass.',
      '只有补杠可以抢：对补上的那张，其余各家可以胡或过。',
    ),
    say(
      'C8',
      'If anyone wins on it, the pung stays a pung, no kong is paid and no replacement is drawn; the konger alone pays, as if for a discard.',
      '有人抢杠胡时，碰仍是碰，不付杠分，不补牌；由开杠者一家付分，如同点炮。',
    ),
    say(
      'C9',
      'A kong is paid at once, when nobody can rob it any more. Active is who has not left the deal.',
      '杠分在无人能抢之后立即付清。“在场”指本局尚未离场。',
    ),
  ]
}

/** No kong without a replacement tile (rules.md C7). */
export const NO_REPLACEMENT = say('C7', 'No kong is legal when no replacement tile is left.', '没有牌可补时不能开杠。')
