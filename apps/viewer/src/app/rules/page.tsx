import type { Metadata } from 'next'
import Link from 'next/link'
import { RULE_SETS, type RuleSet } from '@paipu/engine'
import { readerLanguage, readerWords } from '../../words/server.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readerWords()).rules.title }
}

/** The rule sets, in both languages' names. */
export default async function RulesPage() {
  const words = await readerWords()
  const language = await readerLanguage()
  return (
    <main id="content" className="page">
      <h1 className="text-lg font-semibold">{words.rules.title}</h1>
      <p className="text-muted">{words.rules.about}</p>
      <ul className="rule-sets">
        {RULE_SETS.map((rules) => (
          <li key={`${rules.id} ${rules.version}`} className="rule-set">
            <h2 className="font-semibold">
              {rules.name[language]}{' '}
              <span className="font-normal text-muted">{rules.name[language === 'en' ? 'zh' : 'en']}</span>
            </h2>
            <p>{features(rules).join(' · ')}</p>
            <Link className="link" href={`/?rules=${rules.id}`}>
              {words.rules.deals}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )

  function features(rules: RuleSet): readonly string[] {
    return [
      words.rules.tiles(rules.reds ? 112 : 108),
      ...rules.opening.map((step) => words.rules.opening[step]),
      words.rules.afterWin[rules.afterWin],
    ]
  }
}
