import type { Bilingual } from '@paipu/engine'
import { HTML_LANG, type Language } from '../words/language.ts'

/** A name in the reader's language, and beside it, quieter, in the other one. */
export function BothNames({ name, language }: { readonly name: Bilingual; readonly language: Language }) {
  const other = language === 'en' ? 'zh' : 'en'
  return (
    <>
      <span className="inline-block">{name[language]}</span>{' '}
      <span lang={HTML_LANG[other]} className="inline-block font-normal text-muted">
        {name[other]}
      </span>
    </>
  )
}
