import type { Metadata } from 'next'
import { newestRuleSet } from '@paipu/engine'
import { NoRuleSet } from '../../../../../rules/no-rule-set.tsx'
import type { Search } from '../../../../../search.ts'
import { BehindPage } from '../../../../../statistics/behind-page.tsx'
import { readerLanguage, readerWords } from '../../../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Search>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await readerWords()).statistics.deals, robots: { index: false } }
}

/** The deals behind a number of a rule set's statistics: `?having=`. */
export default async function RuleSetDealsPage({ params, searchParams }: Props) {
  const { id } = await params
  const rules = newestRuleSet(id)
  if (rules === null) return <NoRuleSet id={id} words={await readerWords()} />
  return (
    <BehindPage subject={{ kind: 'rules', id }} name={rules.name[await readerLanguage()]} search={await searchParams} />
  )
}
