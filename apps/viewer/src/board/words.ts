import type { Language } from '../tiles/index.ts'
import type { BoardWords } from './board-vocabulary.ts'
import { EN } from './words-en.ts'
import { ZH } from './words-zh.ts'

const WORDS: Record<Language, BoardWords> = { en: EN, zh: ZH }

/** The board's words in a language. */
export function boardWords(language: Language): BoardWords {
  return WORDS[language]
}
