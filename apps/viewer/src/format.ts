import type { Language } from './words/language.ts'

/** A span of whole seconds as a clock: `0:30`, `12:05`, `1:02:03`. Below zero is `0:00`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** How each language writes numbers and dates. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' }

/** A time as date and minute in a zone; `undefined` is the reader's own. */
export function dateTime(time: string, language: Language, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(time))
}

/** A time to the second in UTC: `2026-01-02 03:04:05 UTC`. */
export function utc(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`
}
