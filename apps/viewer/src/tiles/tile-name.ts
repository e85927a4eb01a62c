import { HIDDEN, type ViewTile } from '@paipu/tiles'
import { tileInWords, type Language } from '@paipu/views'

export type { Language }

const HIDDEN_NAMES: Readonly<Record<Language, string>> = { en: 'hidden tile', zh: '暗牌' }

/** A tile by its name: as {@link tileInWords}, and `hidden tile`. */
export function tileName(tile: ViewTile, language: Language): string {
  return tile === HIDDEN ? HIDDEN_NAMES[language] : tileInWords(tile, language)
}
