import type { Metadata } from 'next'
import { Link } from '../../link.tsx'
import { NEWEST_RULE_SETS, ruleTextOf, tileCount, type RuleSet } from '@paipu/engine'
import { Source } from '../../rules/source.tsx'
import styles from '../../rules/rules-index.module.css'
import { pagePreview } from '../../share/preview.ts'
import { HTML_LANG } from '../../words/language.ts'
import { readerLanguage, readerWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readerWords()
  const { title, about: description } = words.rules
  return pagePreview({ title, description, path: '/rules' }, await readerLanguage(), words)
}

/** The rule sets, each in its newest version, with what is its own and where it comes from. */
export default async function RulesPage() {
  const words = await readerWords()
  const language = await readerLanguage()
  const other = language === 'en' ? 'zh' : 'en'
  return (
    <main id="content" className="page">
      <h1 className="text-lg font-semibold">{words.rules.title}</h1>
      <p className="text-muted">{words.rules.about}</p>
      <ul className={`rule-sets ${styles.index}`}>
        {NEWEST_RULE_SETS.map((rules) => (
          <li key={rules.id} className="rule-set">
            <h2 className="font-semibold">
              <Link className="link" href={`/rules/${rules.id}`}>
                {rules.name[language]}
              </Link>{' '}
              <span lang={HTML_LANG[other]} className="font-normal text-muted">
                {rules.name[other]}
              </span>
            </h2>
            <p>{features(rules).join(' · ')}</p>
            <p className="text-sm text-muted">
              <Source source={ruleTextOf(rules).source} words={words} />
            </p>
            <p className={styles.ways}>
              <Link className="link" href={`/?rules=${rules.id}`}>
                {words.rules.deals}
              </Link>
              <Link className="link" href={`/rules/${rules.id}/statistics`}>
                {words.statistics.title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </main>
  )

  function features(rules: RuleSet): readonly string[] {
    return [
      words.rules.tiles(tileCount(rules)),
      ...rules.opening.map((step) => words.rules.opening[step]),
      words.rules.afterWin[rules.afterWin],
    ]
  }
}
