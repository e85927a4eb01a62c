import type { Metadata } from 'next'
import { newestRuleSet } from '@paipu/engine'
import { ask } from '../../../../api/server-side.ts'
import { Failed } from '../../../../chrome/failed.tsx'
import { NoRuleSet } from '../../../../rules/no-rule-set.tsx'
import { pagePreview } from '../../../../share/preview.ts'
import { RULE_SET_STATISTICS } from '../../../../statistics/queries.ts'
import { RuleSetPage } from '../../../../statistics/rule-set-page.tsx'
import { readerLanguage, readerWords } from '../../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await readerWords()
  const rules = newestRuleSet((await params).id)
  if (rules === null) return { title: words.rules.none, robots: { index: false } }
  const language = await readerLanguage()
  const name = rules.name[language]
  const [title, description] = [words.statistics.ofRules(name), words.share.statistics(name)]
  return pagePreview({ title, description, path: `/rules/${rules.id}/statistics` }, language, words)
}

/** What the finished deals of a rule set came to. */
export default async function Page({ params }: Props) {
  const { id } = await params
  const words = await readerWords()
  if (newestRuleSet(id) === null) return <NoRuleSet id={id} words={words} />
  const answer = await ask(RULE_SET_STATISTICS, { id })
  if (!answer.ok) return <Failed error={answer.error} words={words} />
  return (
    <RuleSetPage
      subject={{ kind: 'rules', id }}
      words={words}
      language={await readerLanguage()}
      answer={answer.data.ruleSetStatistics}
    />
  )
}
