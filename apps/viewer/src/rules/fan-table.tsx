import type { RuleSet, RuleText, Score, WinQuestion } from '@paipu/engine'
import { fanName } from '@paipu/views'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { BothNames } from './both-names.tsx'
import { Hand, Tiles } from './hand.tsx'
import { fanRows, type FanRow, type ScoredExample } from './rows.ts'
import { Marks } from './sentences.tsx'
import styles from './rule-sheet.module.css'

interface Props {
  readonly rules: RuleSet
  readonly text: RuleText
  readonly words: WrittenMessages
  readonly language: Language
}

/** Every fan with its value, what it is, and hands that have it, scored by the engine. */
export function FanTable({ rules, text, words, language }: Props) {
  const { fans } = words.rules
  const rows = fanRows(rules, text)
  const hasFan = rows.some(({ fan }) => fan !== null)
  const houseValues = text.sections.some(({ sentences }) => sentences.some((each) => each.houseValue))
  return (
    <table className={styles.fans}>
      <caption>
        {hasFan ? fans.caption : fans.captionPoints}
        {houseValues && <Marks sentence={{ houseValue: true }} words={words} />}{' '}
        <span className="font-normal text-muted">{fans.intro}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{hasFan ? fans.name : fans.hand}</th>
          <th scope="col">{hasFan ? fans.value : fans.points}</th>
          <th scope="col">{hasFan ? fans.meaning : fans.example}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Row key={row.name.en} row={row} rules={rules} hasFan={hasFan} words={words} language={language} />
      ))}
    </table>
  )
}

interface RowProps extends Omit<Props, 'text'> {
  readonly row: FanRow
  readonly hasFan: boolean
}

function Row({ row, ...shown }: RowProps) {
  const { definition, examples } = row
  const { hasFan, words, language } = shown
  const [first, ...others] = definition === null ? examples : [null, ...examples]
  return (
    <tbody>
      <tr>
        <th scope="row">
          <BothNames name={row.name} language={language} />
        </th>
        <td className={styles.value}>{hasFan ? fanValue(row, words) : examples[0]!.score.points}</td>
        <td>
          {definition !== null && (
            <>
              {definition.text[language]}
              <Marks sentence={definition} words={words} /> <span className={styles.cited}>{definition.rule}</span>
            </>
          )}
          {first && <Example scored={first} {...shown} />}
        </td>
      </tr>
      {others.map(
        (scored, at) =>
          scored && (
            <tr key={at}>
              <td colSpan={3}>
                <Example scored={scored} {...shown} />
              </td>
            </tr>
          ),
      )}
    </tbody>
  )
}

function fanValue({ fan, repeats, definition, examples }: FanRow, words: WrittenMessages): string {
  if (fan !== null) return repeats ? words.rules.fans.each(fan) : String(fan)
  return definition === null ? String(examples[0]!.score.fan) : ''
}

function Example({
  scored: { example, score },
  rules,
  hasFan,
  words,
  language,
}: Omit<RowProps, 'row'> & { readonly scored: ScoredExample }) {
  const { birds = [], by } = example.win
  const sums = hasFan ? [sumOf(score, words, language), ...countedOf(score, rules, words)] : []
  return (
    <div className={styles.example}>
      <Hand concealed={example.concealed} melds={example.melds} won words={words} language={language} />
      <p className={styles.sum}>
        {birds.length > 0 && (
          <span className={styles.birds}>
            {words.rules.fans.birds} <Tiles shown={birds} words={words} language={language} />
          </span>
        )}
        {[...sums, paysOf(by, score.points, words)].join(words.joins.comma)}
      </p>
    </div>
  )
}

/** `seven pairs 2 + root 1 = 3 fan`. */
function sumOf({ fans, fan }: Score, words: WrittenMessages, language: Language): string {
  if (fans.length === 0) return words.rules.fans.noFan
  if (fans.length === 1) return words.rules.fans.fan(fan)
  const names = fans.map((each) => {
    const name = fanName(each.name, language)
    return each.fan === 0 ? name : `${name} ${each.fan}`
  })
  return words.rules.fans.sum(names.join(' + '), fan)
}

function countedOf({ fan }: Score, { options }: RuleSet, words: WrittenMessages): readonly string[] {
  return options.fanCap !== null && fan > options.fanCap ? [words.rules.fans.counted(options.fanCap)] : []
}

function paysOf(by: WinQuestion['by'], points: number, words: WrittenMessages): string {
  return words.rules.fans.pays[by](points)
}
