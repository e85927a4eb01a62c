import { LOCALES } from '../format.ts'
import type { Language } from '../words/language.ts'

/** A number as the reader's language writes it, with so many decimals. */
export function number(value: number, language: Language, decimals = 0): string {
  return format(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }, value)
}

/** A number with its sign, a true minus. */
export function signedNumber(value: number, language: Language, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return format(language, { ...digits, signDisplay: 'exceptZero' }, value).replace('-', '−')
}

/** A part of a whole in percent, as the reader's language writes it; `null` where the whole is nothing. */
export function percent(part: number, whole: number, language: Language): string | null {
  if (whole === 0) return null
  return format(language, { style: 'percent', maximumFractionDigits: 1 }, part / whole)
}

function format(language: Language, options: Intl.NumberFormatOptions, value: number): string {
  return new Intl.NumberFormat(LOCALES[language], options).format(value)
}
