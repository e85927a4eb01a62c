import { LANGUAGES, type Language } from '@paipu/views'

export type { Language }

/** The cookie that keeps the reader's choice. */
export const LANGUAGE_COOKIE = 'paipu-language'

/** Whether a value names a language. */
function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The reader's language: what was chosen, else the first known one of the browser's list, else English. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen
  const wished = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, quality] = part.trim().split(';q=')
      return { language: tag?.split('-')[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wished.map(({ language }) => language).find(isLanguage) ?? 'en'
}

/** What a page's `lang` attribute says. */
export const HTML_LANG: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans' }
