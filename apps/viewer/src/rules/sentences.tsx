import type { RuleSentence } from '@paipu/engine'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import styles from './rule-sheet.module.css'

interface Props {
  readonly sentences: readonly RuleSentence[]
  readonly words: WrittenMessages
  readonly language: Language
}

/** The sentences of a part of a rule sheet, each beside its rule number. */
export function Sentences({ sentences, words, language }: Props) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence, at) => (
        <li key={at} className={styles.sentence}>
          <span className={styles.number}>{sentence.rule === sentences[at - 1]?.rule ? '' : sentence.rule}</span>
          <span>
            {sentence.text[language]}
            <Marks sentence={sentence} words={words} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a sentence is beside a restated source; a house value is a house decision too, and says so alone. */
export function Marks({
  sentence,
  words,
}: {
  readonly sentence: Pick<RuleSentence, 'decidedHere' | 'houseValue'>
  readonly words: WrittenMessages
}) {
  const { marks } = words.rules
  return (
    <>
      {sentence.decidedHere && !sentence.houseValue && <Mark text={marks.decided} help={marks.decidedHelp} />}
      {sentence.houseValue && <Mark text={marks.house} help={marks.houseHelp} />}
    </>
  )
}

function Mark({ text, help }: { readonly text: string; readonly help: string }) {
  return (
    <>
      {' '}
      <span className={styles.mark} title={help}>
        {text}
      </span>
    </>
  )
}
