import type { Metadata } from 'next'
import { newestRuleSet } from '@paipu/engine'
import { NoRuleSet } from '../../../rules/no-rule-set.tsx'
import { RuleSheet, RuleSheetLinks } from '../../../rules/rule-sheet.tsx'
import { pagePreview } from '../../../share/preview.ts'
import { readerLanguage, readerWords } from '../../../words/server.ts'

interface Props {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [words, language] = [await readerWords(), await readerLanguage()]
  const rules = newestRuleSet((await params).id)
  if (rules === null) return { title: words.rules.none, robots: { index: false } }
  const title = rules.name[language]
  const description = words.share.rules(title)
  return pagePreview({ title, description, path: `/rules/${rules.id}` }, language, words)
}

/** One rule set's sheet, in its newest version. */
export default async function RuleSetPage({ params }: Props) {
  const { id } = await params
  const [words, language] = [await readerWords(), await readerLanguage()]
  const rules = newestRuleSet(id)
  if (rules !== null)
    return (
      <main id="content" className="page">
        <RuleSheetLinks rules={rules} words={words} />
        <RuleSheet rules={rules} words={words} language={language} />
      </main>
    )
  return <NoRuleSet id={id} words={words} />
}
