import type { NoWinReason, WinBy } from '@paipu/engine'
import type { Language } from '@paipu/views'
import type { Explanation, Extra } from './explanation.ts'
import type { AskedMeld } from './asked.ts'

/** Every word of an explanation; `{0}` and `{1}` stand for what is filled in. */
export interface ExplainWords {
  readonly result: string
  readonly reading: string
  readonly wilds: string
  readonly fan: string
  readonly base: string
  readonly points: string
  readonly payment: string
  readonly win: Readonly<Record<WinBy, string>>
  readonly noWin: string
  readonly reasons: Readonly<Record<NoWinReason, string>>
  readonly sequence: string
  readonly triplet: string
  readonly redSet: string
  readonly pair: string
  readonly sevenPairs: string
  readonly fourReds: string
  readonly withWilds: string
  readonly melds: Readonly<Record<AskedMeld['kind'], string>>
  readonly wildsFor: string
  readonly noFan: string
  readonly sum: string
  readonly counted: string
  readonly noCap: string
  readonly baseIs: string
  readonly houseValues: string
  readonly valueIs: string
  readonly extras: Readonly<Record<Extra['for'], string>>
  readonly payers: Readonly<Record<Explanation['payer'], string>>
}

const english: ExplainWords = {
  result: 'result',
  reading: 'reading',
  wilds: 'wilds',
  fan: 'fan',
  base: 'base',
  points: 'points',
  payment: 'payment',
  win: {
    discard: 'win on the discard {0}',
    'self-draw': 'win by self-draw of {0}',
    rob: 'win by robbing the kong of {0}',
  },
  noWin: 'no win: {0}',
  reasons: {
    incomplete: 'the tiles are no complete hand (rule C10)',
    'void-suit': 'it holds a tile of its void suit (rule V3)',
    'no-discard-wins': 'discards can’t be won (rule R3)',
    'plain-on-discard': 'a plain hand can’t be won on a discard outside the windows (rule W4, W5)',
  },
  sequence: 'sequence',
  triplet: 'triplet',
  redSet: 'set of wilds',
  pair: 'pair',
  sevenPairs: 'seven pairs',
  fourReds: 'four red dragons, whatever the rest is (rule R3)',
  withWilds: '{0} R',
  melds: {
    pung: 'pung',
    'exposed-kong': 'exposed kong',
    'added-kong': 'added kong',
    'concealed-kong': 'concealed kong',
  },
  wildsFor: 'R stands for {0}',
  noFan: 'none',
  sum: '{0} in all',
  counted: '{0} in all, of which {1} count under the cap',
  noCap: '{0} in all, no cap',
  baseIs: '{0} for a hand of no fan, from each payer',
  houseValues: 'house values: the source gives none',
  valueIs: '{0} for {1} fan',
  extras: {
    'no-reds': '{0} for a hand without R',
    'self-draw': '{0} for the self-draw',
    birds: '{0} for the birds',
    early: '{0} for a win on the first tiles, whose worth is fixed',
  },
  payers: {
    discarder: 'the discarder pays {0}',
    'each-other-active-seat': 'each other seat that still plays pays {0}: {1} in all while nobody has left',
    konger: 'the seat that added the kong pays {0}; the kong is not paid and its pung stays a pung',
  },
}

const chinese: ExplainWords = {
  result: '结果',
  reading: '拆法',
  wilds: '红中',
  fan: '番',
  base: '底分',
  points: '得分',
  payment: '付分',
  win: { discard: '点炮胡 {0}', 'self-draw': '自摸 {0}', rob: '抢杠胡 {0}' },
  noWin: '不能胡：{0}',
  reasons: {
    incomplete: '牌未成型（规则 C10）',
    'void-suit': '还有缺门的牌（规则 V3）',
    'no-discard-wins': '不能点炮胡（规则 R3）',
    'plain-on-discard': '平胡在前四、后四之外不能点炮胡（规则 W4、W5）',
  },
  sequence: '顺子',
  triplet: '刻子',
  redSet: '红中刻子',
  pair: '将',
  sevenPairs: '七对',
  fourReds: '四张红中，其余不论（规则 R3）',
  withWilds: '红中 {0} 张',
  melds: { pung: '碰', 'exposed-kong': '明杠', 'added-kong': '补杠', 'concealed-kong': '暗杠' },
  wildsFor: '红中当作 {0}',
  noFan: '无',
  sum: '共 {0} 番',
  counted: '共 {0} 番，封顶计 {1} 番',
  noCap: '共 {0} 番，不封顶',
  baseIs: '每家 {0} 分（0 番）',
  houseValues: '自定分值：来源没有给出',
  valueIs: '{1} 番 {0} 分',
  extras: {
    'no-reds': '{0} 分（手里没有红中）',
    'self-draw': '{0} 分（自摸）',
    birds: '{0} 分（鸟）',
    early: '{0} 分（天胡、地胡分值固定）',
  },
  payers: {
    discarder: '点炮者付 {0} 分',
    'each-other-active-seat': '其余在场各家各付 {0} 分，无人离场时共 {1} 分',
    konger: '补杠者付 {0} 分；杠不成立、不付杠分，仍为碰',
  },
}

/** The words of a language. */
export function explainWords(language: Language): ExplainWords {
  return language === 'en' ? english : chinese
}

/** Fills what stands for something. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)]))
}
