import type { Metadata } from 'next'
import { newestRuleSet } from '@paipu/engine'
import { ask } from '../../../../api/server-side.ts'
import { Failed } from '../../../../chrome/failed.tsx'
import { NoRuleSet } from '../../../../rules/no-rule-set.tsx'
import { RULE_SET_STATISTICS } from '../../../../statistics/queries.ts'
import { RuleSetPage } from '../../../../statistics/rule-set-page.tsx'
import { readerLanguage, readerWords } from '../../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = await readerWords()
  const rules = newestRuleSet((await params).id)
  return rules === null
    ? { title: words.rules.none, robots: { index: false } }
    : { title: words.statistics.ofRules(rules.name[await readerLanguage()]) }
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
