import { LOCALES } from '../format.ts'
import type { Language } from '../words/language.ts'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A length in bytes as a person reads it: `1.2 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const number = new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: 2 }).format(bytes / 1000 ** step)
  return `${number} ${UNITS[step]!}`
}
