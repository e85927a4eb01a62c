'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { wordsIn, type Messages } from './catalogue.ts'
import type { Language } from './language.ts'

const LanguageContext = createContext<Language>('en')

/** Gives the reader's language to the page. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Every text in the reader's language. */
export function useWords(): Messages {
  return wordsIn(useContext(LanguageContext))
}
