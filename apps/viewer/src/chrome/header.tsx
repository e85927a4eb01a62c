import Link from 'next/link'
import type { Messages } from '../words/catalogue.ts'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import type { Theme } from './theme.ts'

const LINK = 'inline-flex items-center min-h-11 px-2 rounded-sm text-muted hover:text-ink'

/**
 * The line over every page: the way home, the pages, language and colours. Its links are not fetched ahead: these pages are made
 * for each request, so that little of them can be, and that little would be asked for just when this page begins to work.
 */
export function Header({ words, theme }: { readonly words: Messages; readonly theme: Theme }) {
  return (
    <header className="site-header">
      <a href="#content" className="skip">
        {words.site.skip}
      </a>
      <Link href="/" prefetch={false} className="inline-flex items-baseline gap-2 min-h-11 items-center font-semibold">
        <span>Paipu</span>
        <span lang="zh-Hans" className="text-muted font-normal">
          牌谱
        </span>
      </Link>
      <nav aria-label={words.nav.label} className="flex ml-auto">
        <Link href="/" prefetch={false} className={LINK}>
          {words.nav.lobby}
        </Link>
        <Link href="/rules" prefetch={false} className={LINK}>
          {words.nav.rules}
        </Link>
      </nav>
      <LanguageSwitch />
      <ThemeSwitch initial={theme} />
    </header>
  )
}
