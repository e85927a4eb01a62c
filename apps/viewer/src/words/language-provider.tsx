'use client'

import dynamic from 'next/dynamic'
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import type { Messages } from './catalogue.ts'
import { WordsProvider } from './context.tsx'
import type { Language } from './language.ts'

/** Each catalogue is a chunk of its own, so that nobody loads the other language's. */
const IMPORTS: Readonly<Record<Language, () => Promise<{ readonly words: Messages }>>> = {
  en: () => import('./chunk-en.ts'),
  zh: () => import('./chunk-zh.ts'),
}

/** What makes the server name a catalogue's chunk in the page's head: the browser gets it beside the rest, not after it. */
const HINTS: Readonly<Record<Language, ComponentType>> = {
  en: dynamic(() => import('./chunk-en.ts')),
  zh: dynamic(() => import('./chunk-zh.ts')),
}

const asked = new Map<Language, Promise<{ readonly words: Messages }>>()

function catalogue(language: Language): Promise<{ readonly words: Messages }> {
  const promise = asked.get(language) ?? IMPORTS[language]()
  asked.set(language, promise)
  return promise
}

/** Gives the reader's language to the page. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  const { words } = use(catalogue(language))
  const Hint = HINTS[language]
  return (
    <WordsProvider language={language} words={words}>
      <Suspense>
        <Hint />
      </Suspense>
      {children}
    </WordsProvider>
  )
}
