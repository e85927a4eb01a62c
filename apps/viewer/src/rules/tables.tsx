import type { Clock } from '@paipu/contracts'
import type { GlossaryEntry, RuleSet, RuleText } from '@paipu/engine'
import type { WrittenMessages } from '../words/catalogue.ts'
import { HTML_LANG, type Language } from '../words/language.ts'
import { BothNames } from './both-names.tsx'
import { Marks } from './sentences.tsx'
import styles from './rule-sheet.module.css'

const KONG_KINDS = ['concealed', 'exposed', 'added'] as const

/** What a kong earns from each payer (rules.md C9, W8). */
export function KongTable({ rules, words }: { readonly rules: RuleSet; readonly words: WrittenMessages }) {
  const { kongs, kinds } = words.rules
  return (
    <table className={styles.figures}>
      <caption>{kongs.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{kongs.kind}</th>
          <th scope="col" className={styles.text}>
            {kongs.who}
          </th>
          <th scope="col">{kongs.pays}</th>
          {rules.announcing && (
            <th scope="col">
              {kongs.announced}
              <Marks sentence={{ houseValue: true }} words={words} />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {KONG_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kinds[`${kind}-kong`]}</th>
            <td className={styles.text}>{kongs.payers[kind]}</td>
            <td>{rules.kongPoints(kind, false)}</td>
            {rules.announcing && <td>{rules.kongPoints(kind, true)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ClockProps {
  readonly rules: RuleSet
  readonly text: RuleText
  readonly words: WrittenMessages
  readonly language: Language
}

const SPANS = ['turn', 'reserve', 'claim', 'opening', 'deal'] as const

/** The clocks a table may have, in seconds; a span that none of them limits is left out. */
export function ClockTable({ rules, text, words, language }: ClockProps) {
  const { clocks } = words.rules
  const named = text.clocks.length > 0
  const columns = named ? text.clocks.map(({ clock }) => clock) : [rules.clock]
  const spans = SPANS.filter((span) => columns.some((clock) => secondsOf(clock, span) !== null))
  return (
    <table className={styles.figures}>
      <caption>{clocks.caption}</caption>
      {named && (
        <thead>
          <tr>
            <th scope="col">{clocks.name}</th>
            {text.clocks.map(({ name }) => (
              <th key={name.en} scope="col">
                <BothNames name={name} language={language} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {spans.map((span) => (
          <tr key={span}>
            <th scope="row">{clocks[span]}</th>
            {columns.map((clock, at) => (
              <td key={at}>{secondsOf(clock, span)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A clock's seconds; `null` where there is no such limit. */
function secondsOf(clock: Clock, span: (typeof SPANS)[number]): number | null {
  return clock[`${span}Seconds`] || null
}

/** The words of a source in a third language, with the field's terms. */
export function Glossary({
  entries,
  words,
}: {
  readonly entries: readonly GlossaryEntry[]
  readonly words: WrittenMessages
}) {
  const { glossary } = words.rules
  return (
    <table className={styles.glossary}>
      <thead>
        <tr>
          <th scope="col">{glossary.source}</th>
          <th scope="col">{glossary.en}</th>
          <th scope="col">{glossary.zh}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.en}>
            <th scope="row" lang="de">
              {entry.source.map((term) => (
                <span key={term}>{term}</span>
              ))}
            </th>
            <td lang={HTML_LANG.en}>{entry.en}</td>
            <td lang={HTML_LANG.zh}>{entry.zh}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
