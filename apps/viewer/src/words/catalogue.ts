import { en } from './en.ts'
import type { Language } from './language.ts'
import { zh } from './zh.ts'

/** The shape of a catalogue: texts that take the same values and give words. A missing text fails the type check. */
export type Messages = typeof en

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, zh }

/** Every text in one language. */
export function wordsIn(language: Language): Messages {
  return CATALOGUES[language]
}
