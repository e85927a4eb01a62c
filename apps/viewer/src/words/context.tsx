'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Messages } from './catalogue.ts'
import type { Language } from './language.ts'

interface Reading {
  readonly language: Language
  readonly words: Messages
}

const ReadingContext = createContext<Reading | null>(null)

interface Props extends Reading {
  readonly children?: ReactNode
}

/** Gives a language and its texts to what is below. */
export function WordsProvider({ language, words, children }: Props) {
  const reading = useMemo(() => ({ language, words }), [language, words])
  return <ReadingContext value={reading}>{children}</ReadingContext>
}

export function useLanguage(): Language {
  return useReading().language
}

/** Every text in the reader's language. */
export function useWords(): Messages {
  return useReading().words
}

function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (reading === null) throw new Error('Texts are asked for outside of a page')
  return reading
}
