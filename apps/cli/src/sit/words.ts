import type { SeatCommand } from '@paipu/engine'
import { suitInWords, tilesInWords, type Language } from '@paipu/views'
import type { Suit, Tile } from '@paipu/tiles'

/** What a player at a table is told beside what happens. */
interface SitWords {
  readonly choice: (seconds: number | null) => string
  readonly typeANumber: (last: number) => string
  readonly swap: string
  readonly remove: string
  readonly voidSuit: string
  readonly discard: string
  readonly ready: string
  readonly concealed: string
  readonly added: string
  readonly kong: string
  readonly pung: string
  readonly win: string
  readonly pass: string
  readonly announce: string
}

export const SIT_WORDS: Readonly<Record<Language, SitWords>> = {
  en: {
    choice: (seconds) => (seconds === null ? 'Your choice:' : `Your choice (${seconds} s):`),
    typeANumber: (last) => `type a number from 1 to ${last}, or q`,
    swap: 'pass on ',
    remove: 'put out ',
    voidSuit: 'void suit ',
    discard: 'discard ',
    ready: ', ready',
    concealed: 'concealed kong of ',
    added: 'added kong of ',
    kong: 'kong',
    pung: 'pung',
    win: 'win',
    pass: 'pass',
    announce: 'announce ready',
  },
  zh: {
    choice: (seconds) => (seconds === null ? '请选择：' : `请选择（${seconds} 秒）：`),
    typeANumber: (last) => `请输入 1 到 ${last} 的数字，或 q 离开`,
    swap: '换出',
    remove: '弃置',
    voidSuit: '定缺',
    discard: '打',
    ready: '，报听',
    concealed: '暗杠',
    added: '补杠',
    kong: '杠',
    pung: '碰',
    win: '胡',
    pass: '过',
    announce: '报听',
  },
}

/** An action in words. */
export function actionWords(action: SeatCommand, language: Language): string {
  const words = SIT_WORDS[language]
  const tiles = (some: readonly Tile[]) => tilesInWords(some, language)
  const suit = (one: Suit) => suitInWords(one, language)
  switch (action.type) {
    case 'swap':
    case 'remove':
      return words[action.type] + tiles(action.tiles)
    case 'void':
      return words.voidSuit + suit(action.suit)
    case 'discard':
      return words.discard + tiles([action.tile]) + (action.announce ? words.ready : '')
    case 'kong':
      return words[action.kind] + tiles([action.tile])
    case 'answer':
      return words[action.answer]
    case 'win':
    case 'announce':
      return words[action.type]
  }
}
