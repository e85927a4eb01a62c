import type { Answer, DealResult, Direction, Seat } from '@paipu/engine'
import type { DealEventData } from '@paipu/contracts'
import { HIDDEN, rankOf, RED, sortTiles, suitOf, type Suit, type Tile, type ViewTile } from '@paipu/tiles'

/** The languages of equal rank. */
export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

type Reason = DealEventData['PointsPaid']['reason']
type KongKind = DealEventData['KongMade']['kind']

/** Every word that narration needs; `{0}`, `{1}` … stand for what is filled in. */
export interface Words {
  readonly pick: (name: { readonly en: string; readonly zh: string }) => string
  readonly tile: (tile: ViewTile) => string
  /** So many tiles, two or more, of which nothing is known. */
  readonly hiddenTiles: (count: number) => string
  readonly seat: (seat: Seat) => string
  readonly fan: (name: string, fan: number) => string
  readonly comma: string
  readonly listComma: string
  readonly stop: string
  readonly suits: Readonly<Record<Suit, string>>
  readonly directions: Readonly<Record<Direction, string>>
  readonly answers: Readonly<Record<Answer, string>>
  readonly results: Readonly<Record<DealResult, string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly kongs: Readonly<Record<KongKind, string>>
  readonly dealStarted: string
  readonly wallBuilt: string
  readonly handsDealt: string
  readonly swapChosen: string
  readonly direction: string
  readonly directionByDie: string
  readonly tilesSwapped: string
  readonly tilesRemoved: string
  readonly voidChosen: string
  readonly voidChosenHidden: string
  readonly voidSuits: string
  readonly voidOf: string
  readonly drawn: string
  readonly drawnReplacement: string
  readonly discarded: string
  readonly announced: string
  readonly answered: string
  readonly pung: string
  readonly robbed: string
  readonly wonSelfDraw: string
  readonly wonDiscard: string
  readonly wonRob: string
  readonly winValue: string
  readonly winValuePlain: string
  /** `{0}`: the hand as it was read, set by set. */
  readonly reading: string
  readonly locked: string
  readonly birds: string
  readonly payment: string
  readonly timedOutBot: string
  readonly timedOutRule: string
}

/** The names of fan, English and Chinese, as rule sets use them in their tables. */
export const FAN_NAMES: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  'all-pungs': { en: 'all pungs', zh: '对对胡' },
  'seven-pairs': { en: 'seven pairs', zh: '七对' },
  'full-flush': { en: 'full flush', zh: '清一色' },
  root: { en: 'root', zh: '根' },
  'kong-bloom': { en: 'kong bloom', zh: '杠上开花' },
  'self-draw': { en: 'self-draw', zh: '自摸' },
  'golden-hook': { en: 'golden hook', zh: '金钩钓' },
  'kong-replacement': { en: 'kong replacement', zh: '杠上开花' },
  'robbing-a-kong': { en: 'robbing a kong', zh: '抢杠' },
  'last-tile': { en: 'last tile', zh: '海底' },
  'all-triplets': { en: 'all triplets', zh: '大对子' },
  'dragon-pairs': { en: 'dragon pairs', zh: '龙七对' },
  'single-wait': { en: 'single wait', zh: '单钓将' },
  'kong-flower': { en: 'kong flower', zh: '杠上花' },
  'kong-cannon': { en: 'kong cannon', zh: '杠上炮' },
  'four-declared-sets': { en: 'four declared sets', zh: '金钩钓' },
  'early-win': { en: 'win on the first tiles', zh: '天胡/地胡' },
}

/** A fan in a language; one that is not known here goes by its name. */
export function fanName(name: string, language: Language): string {
  return FAN_NAMES[name]?.[language] ?? name
}

const CHINESE_DIGITS = '一二三四五六七八九'

const english: Words = {
  pick: (name) => name.en,
  tile: (tile) =>
    tile === HIDDEN ? 'a hidden tile' : tile === RED ? 'red dragon' : `${tile[0]} ${english.suits[tile[1] as Suit]}`,
  hiddenTiles: (count) => `${count} hidden tiles`,
  seat: (seat) => `Seat ${seat}`,
  fan: (name, fan) => (fan === 0 ? fanName(name, 'en') : `${fanName(name, 'en')} ${fan}`),
  comma: ', ',
  listComma: ', ',
  stop: '.',
  suits: { m: 'characters', p: 'dots', s: 'bamboo' },
  directions: { left: 'to the left', across: 'across', right: 'to the right' },
  answers: { win: 'win', kong: 'kong', pung: 'pung', pass: 'pass' },
  results: {
    won: 'The deal is over.',
    'wall-end': 'The wall is empty: the deal is over.',
    'time-limit': 'Time is up: the deal ends.',
  },
  reasons: {
    win: 'For the win: ',
    kong: 'For the kong: ',
    'kong-transfer': 'The kong’s points go on to the winner: ',
    'flower-pig': 'Flower pigs pay: ',
    'not-ready': 'Hands that are not ready pay: ',
    'kong-refund': 'Kong points are given back: ',
  },
  kongs: {
    concealed: '{0} makes a concealed kong of {1}.',
    exposed: '{0} makes a kong of {1} from {2}.',
    added: '{0} adds {1} to a pung: a kong.',
  },
  dealStarted: 'Deal {0}, {1}. {2} deals.',
  wallBuilt: 'The wall stands: {0} tiles.',
  handsDealt: 'The hands are dealt.',
  swapChosen: '{0} chooses {1} to pass on.',
  direction: 'The swap goes {0}.',
  directionByDie: 'The die shows {1}: the swap goes {0}.',
  tilesSwapped: 'All tiles are swapped.',
  tilesRemoved: '{0} puts {1} out of play.',
  voidChosen: '{0} chooses {1} as void suit.',
  voidChosenHidden: '{0} has chosen a void suit.',
  voidSuits: 'Void suits: ',
  voidOf: '{0} {1}',
  drawn: '{0} draws {1}.',
  drawnReplacement: '{0} draws {1} as the replacement tile.',
  discarded: '{0} discards {1}.',
  announced: '{0} announces ready.',
  answered: '{0} answers {1} (offered: {2}).',
  pung: '{0} takes {1} from {2} for a pung.',
  robbed: 'The kong of {1} by {0} is robbed.',
  wonSelfDraw: '{0} wins by self-draw on {1}',
  wonDiscard: '{0} wins on {1} from {2}',
  wonRob: '{0} robs the kong of {2} and wins on {1}',
  winValue: ': {0}; each payer pays {1}.',
  winValuePlain: '; each payer pays {1}.',
  reading: ' Read as {0}.',
  locked: '{0} lays the hand open and locks it, waiting for {1}.',
  birds: 'The birds are {0}: {1} hit.',
  payment: '{0} pays {1} {2}',
  timedOutBot: '{0} ran out of time; a bot plays.',
  timedOutRule: '{0} ran out of time; the fixed rule plays.',
}

const chinese: Words = {
  pick: (name) => name.zh,
  tile: (tile) =>
    tile === HIDDEN
      ? '一张暗牌'
      : tile === RED
        ? '红中'
        : `${CHINESE_DIGITS[Number(tile[0]) - 1]}${chinese.suits[tile[1] as Suit]}`,
  hiddenTiles: (count) => `${count}张暗牌`,
  seat: (seat) => `${seat}号位`,
  fan: (name, fan) => (fan === 0 ? fanName(name, 'zh') : `${fanName(name, 'zh')}${fan}番`),
  comma: '，',
  listComma: '、',
  stop: '。',
  suits: { m: '万', p: '筒', s: '条' },
  directions: { left: '左家', across: '对家', right: '右家' },
  answers: { win: '胡', kong: '杠', pung: '碰', pass: '过' },
  results: { won: '本局结束。', 'wall-end': '牌墙摸完，流局。', 'time-limit': '时间到，本局终止。' },
  reasons: {
    win: '胡牌：',
    kong: '杠牌：',
    'kong-transfer': '呼叫转移：',
    'flower-pig': '查花猪：',
    'not-ready': '查大叫：',
    'kong-refund': '退税：',
  },
  kongs: { concealed: '{0}暗杠{1}。', exposed: '{0}杠{2}的{1}。', added: '{0}补杠{1}。' },
  dealStarted: '第{0}局，{1}，{2}坐庄。',
  wallBuilt: '砌牌完毕，共{0}张。',
  handsDealt: '发牌。',
  swapChosen: '{0}选出{1}换张。',
  direction: '换给{0}。',
  directionByDie: '骰子{1}点：换给{0}。',
  tilesSwapped: '四家同时换牌。',
  tilesRemoved: '{0}弃置{1}。',
  voidChosen: '{0}定缺{1}。',
  voidChosenHidden: '{0}已定缺。',
  voidSuits: '定缺：',
  voidOf: '{0}缺{1}',
  drawn: '{0}摸{1}。',
  drawnReplacement: '{0}杠后补摸{1}。',
  discarded: '{0}打{1}。',
  announced: '{0}报听。',
  answered: '{0}选择{1}（可{2}）。',
  pung: '{0}碰{2}的{1}。',
  robbed: '{0}的{1}被抢杠。',
  wonSelfDraw: '{0}自摸{1}',
  wonDiscard: '{0}胡{2}打出的{1}',
  wonRob: '{0}抢{2}的杠，胡{1}',
  winValue: '：{0}；每家付{1}分。',
  winValuePlain: '；每家付{1}分。',
  reading: '牌型{0}。',
  locked: '{0}亮牌锁手，听{1}。',
  birds: '翻鸟{0}：中{1}个。',
  payment: '{0}付{1} {2}分',
  timedOutBot: '{0}超时，由机器人代打。',
  timedOutRule: '{0}超时，按规则代打。',
}

/** The words of each language. */
export const WORDS: Readonly<Record<Language, Words>> = { en: english, zh: chinese }

/** Some tiles in words, in order, the ranks of a suit together: `1, 3, 5 characters`, `一三五万`. */
export function tilesInWords(tiles: readonly Tile[], language: Language): string {
  const { tile, suits, listComma } = WORDS[language]
  const groups = Map.groupBy(sortTiles(tiles), suitOf)
  const parts = [...groups].map(([suit, group]) => {
    if (suit === null) return group.map(tile).join(listComma)
    const ranks = group.map(rankOf)
    return language === 'en'
      ? `${ranks.join(listComma)} ${suits[suit]}`
      : ranks.map((rank) => CHINESE_DIGITS[rank - 1]).join('') + suits[suit]
  })
  return parts.join(language === 'en' ? ' and ' : listComma)
}

/** A tile in words: `5 dots`, `五筒`, `red dragon`. */
export function tileInWords(tile: Tile, language: Language): string {
  return WORDS[language].tile(tile)
}

/** A suit in words: `dots`, `筒`. */
export function suitInWords(suit: Suit, language: Language): string {
  return WORDS[language].suits[suit]
}
