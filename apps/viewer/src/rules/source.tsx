import type { RuleSource } from '@paipu/engine'
import type { WrittenMessages } from '../words/catalogue.ts'

/** Where a rule set's text comes from. */
export function Source({ source, words }: { readonly source: RuleSource; readonly words: WrittenMessages }) {
  const { rules } = words
  switch (source.kind) {
    case 'text':
      return (
        <>
          {rules.source}
          {rules.colon}
          <cite lang={source.language} className="not-italic">
            “{source.title}”
          </cite>
          {rules.comma}
          {rules.sourceText[source.language]}
        </>
      )
    case 'records':
      return (
        <>
          {rules.source}
          {rules.colon}
          <cite className="not-italic">“{source.project}”</cite>
          {rules.comma}
          {rules.records(source.by, source.licence)}
        </>
      )
  }
}
