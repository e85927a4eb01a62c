import type { RuleSource } from '@paipu/engine'
import type { WrittenMessages } from '../words/catalogue.ts'

/** Where a rule set's text comes from. */
export function Source({ source, words }: { readonly source: RuleSource; readonly words: WrittenMessages }) {
  const { rules, joins } = words
  switch (source.kind) {
    case 'text':
      return (
        <>
          {rules.source}
          {joins.colon}
          <cite lang={source.language} className="not-italic">
            “{source.title}”
          </cite>
          {joins.comma}
          {rules.sourceText[source.language]}
        </>
      )
    case 'records':
      return (
        <>
          {rules.source}
          {joins.colon}
          <cite className="not-italic">“{source.project}”</cite>
          {joins.comma}
          {rules.records(source.by, source.licence)}
        </>
      )
  }
}
