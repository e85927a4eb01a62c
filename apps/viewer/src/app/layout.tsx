import '@fontsource/noto-sans-sc/400.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Header } from '../chrome/header.tsx'
import { readTheme, THEME_COOKIE } from '../chrome/theme.ts'
import { embedded } from '../page-scope.ts'
import { OfflineWorker } from '../share/offline/offline-worker.tsx'
import { WrittenSprite } from '../tiles/written-sprite.tsx'
import { wordsIn } from '../words/catalogue.ts'
import { LanguageProvider } from '../words/language-provider.tsx'
import { HTML_LANG } from '../words/language.ts'
import { readerLanguage, readerWords } from '../words/server.ts'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readerWords()
  return { title: { default: site.title, template: `%s · ${site.title}` }, description: site.description }
}

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const language = await readerLanguage()
  const embed = embedded()
  const theme = readTheme(embed === null ? (await cookies()).get(THEME_COOKIE)?.value : (embed.theme ?? undefined))
  return (
    <html lang={HTML_LANG[language]} data-theme={theme === 'auto' ? undefined : theme} suppressHydrationWarning>
      <body>
        <LanguageProvider language={language}>
          {embed === null && <Header words={wordsIn(language)} language={language} theme={theme} />}
          {children}
        </LanguageProvider>
        <WrittenSprite />
        {embed === null && <OfflineWorker />}
      </body>
    </html>
  )
}
