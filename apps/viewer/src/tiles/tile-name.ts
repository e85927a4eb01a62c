import { HIDDEN, rankOf, suitOf, type Rank, type Suit, type ViewTile } from '@paipu/tiles'
import type { Language } from '@paipu/views'

export type { Language }

const HAN: Record<Rank, string> = { 1: '一', 2: '二', 3: '三', 4: '四', 5: '五', 6: '六', 7: '七', 8: '八', 9: '九' }

const SUIT_NAMES: Record<Language, Record<Suit, string>> = {
  en: { m: 'characters', p: 'dots', s: 'bamboo' },
  zh: { m: '万', p: '筒', s: '条' },
}

/** A suit in words: `dots`, `筒`. */
export function suitName(suit: Suit, language: Language): string {
  return SUIT_NAMES[language][suit]
}

/** A tile in words: `5 dots`, `五筒`, `red dragon`, `hidden tile`. */
export function tileName(tile: ViewTile, language: Language): string {
  if (tile === HIDDEN) return language === 'en' ? 'hidden tile' : '暗牌'
  const rank = rankOf(tile)
  const suit = suitOf(tile)
  if (rank === 0 || suit === null) return language === 'en' ? 'red dragon' : '红中'
  return language === 'en' ? `${rank} ${suitName(suit, 'en')}` : `${HAN[rank]}${suitName(suit, 'zh')}`
}
