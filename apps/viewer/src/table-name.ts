import type { Language } from './words/language.ts'

/** The names that the house gives its tables, in Chinese. */
const HOUSE_NAMES: Readonly<Record<string, string>> = {
  Plum: '梅',
  Orchid: '兰',
  Bamboo: '竹',
  Chrysanthemum: '菊',
  Lotus: '荷',
  Pine: '松',
  Peony: '牡丹',
  Osmanthus: '桂',
  Willow: '柳',
  Magnolia: '玉兰',
}

/** A table's name in the reader's language; a name that its opener chose stays as it is. */
export function tableName(name: string, language: Language): string {
  if (language === 'en') return name
  const [, house = '', round] = /^([A-Z][a-z]+)(?: (\d+))?$/.exec(name) ?? []
  const chinese = HOUSE_NAMES[house]
  if (chinese === undefined) return name
  return `${chinese}桌${round === undefined ? '' : ` ${round}`}`
}
