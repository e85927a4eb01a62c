'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { useLanguage, useWords } from '../words/context.tsx'
import { HTML_LANG, LANGUAGE_COOKIE } from '../words/language.ts'
import { keepChoice } from './cookies.ts'
import { THEME_COOKIE, THEMES, type Theme } from './theme.ts'

const SWITCH = 'min-h-11 px-2 rounded-sm text-muted hover:text-ink'

/** Goes to the other language; its name, in itself, is what stands there. */
export function LanguageSwitch({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const other = useLanguage() === 'en' ? 'zh' : 'en'
  const change = () => {
    keepChoice(LANGUAGE_COOKIE, other)
    document.documentElement.lang = HTML_LANG[other]
    router.refresh()
  }
  return (
    <button type="button" lang={HTML_LANG[other]} className={SWITCH} onClick={change}>
      {children}
    </button>
  )
}

/** Goes round the three choices of colours. */
export function ThemeSwitch({ initial }: { readonly initial: Theme }) {
  const words = useWords()
  const [theme, setTheme] = useState(initial)
  const change = () => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
    keepChoice(THEME_COOKIE, next)
    if (next === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    setTheme(next)
  }
  return (
    <button
      type="button"
      className={SWITCH}
      aria-label={`${words.nav.theme}: ${words.nav.themes[theme]}`}
      onClick={change}
    >
      <ThemeIcon theme={theme} />
    </button>
  )
}

function ThemeIcon({ theme }: { readonly theme: Theme }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="7"
        fill={theme === 'dark' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {theme === 'auto' && <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />}
    </svg>
  )
}
