import { Link } from '../link.tsx'
import type { Messages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { DrawnWord } from './drawn-word.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import type { Theme } from './theme.ts'

const LINK = 'inline-flex items-center min-h-11 px-2 rounded-sm text-muted hover:text-ink'

interface Props {
  readonly words: Messages
  readonly language: Language
  readonly theme: Theme
}

/**
 * The line over every page: the way home, the pages, language and colours. Its links are not fetched ahead: these pages are made
 * for each request, so that little of them can be, and that little would be asked for just when this page begins to work.
 */
export function Header({ words, language, theme }: Props) {
  return (
    <header className="site-header">
      <a href="#content" className="skip">
        {words.site.skip}
      </a>
      <Link href="/" prefetch={false} className="inline-flex items-baseline gap-2 min-h-11 items-center font-semibold">
        <span>Paipu</span>
        <span className="font-normal text-muted">{language === 'en' ? <DrawnWord text="牌谱" /> : '牌谱'}</span>
      </Link>
      <nav aria-label={words.nav.label} className="flex ml-auto">
        <Link href="/" prefetch={false} className={LINK}>
          {words.nav.lobby}
        </Link>
        <Link href="/rules" prefetch={false} className={LINK}>
          {words.nav.rules}
        </Link>
      </nav>
      <LanguageSwitch>
        {language === 'en' ? <DrawnWord text={words.nav.language} /> : words.nav.language}
      </LanguageSwitch>
      <ThemeSwitch initial={theme} />
    </header>
  )
}
