import { Link } from '../link.tsx'
import { handSize, ruleTextOf, tileCount, type RuleSection, type RuleSet, type RuleText } from '@paipu/engine'
import { Fact } from '../facts.tsx'
import type { WrittenMessages } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { BothNames } from './both-names.tsx'
import { FanTable } from './fan-table.tsx'
import { PointsTable } from './points-tables.tsx'
import { Marks, Sentences } from './sentences.tsx'
import { Source } from './source.tsx'
import { ClockTable, Glossary, KongTable } from './tables.tsx'
import { WallEndTable } from './wall-end-example.tsx'
import styles from './rule-sheet.module.css'

interface Props {
  readonly rules: RuleSet
  readonly words: WrittenMessages
  readonly language: Language
}

/** The rule sheet of one rule set, made of its own data. */
export function RuleSheet({ rules, words, language }: Props) {
  const text = ruleTextOf(rules)
  return (
    <article className={styles.sheet}>
      <header>
        <h1 className="text-lg font-semibold">
          <BothNames name={rules.name} language={language} />
        </h1>
        <p className="text-muted">
          <Source source={text.source} words={words} />
        </p>
        <Facts rules={rules} text={text} words={words} />
        <Legend text={text} words={words} />
        <Contents text={text} words={words} language={language} />
      </header>
      {text.sections.map((part) => (
        <section key={part.id} id={part.id} className={styles.section} aria-labelledby={`${part.id}-title`}>
          <h2 id={`${part.id}-title`} className="font-semibold">
            <BothNames name={part.title} language={language} />
          </h2>
          <div className={styles.body}>
            <Sentences
              sentences={part.sentences.filter(({ fan }) => fan === undefined)}
              words={words}
              language={language}
            />
            <Figures part={part} rules={rules} text={text} words={words} language={language} />
          </div>
        </section>
      ))}
      {text.glossary.length > 0 && (
        <section id="glossary" className={styles.section} aria-labelledby="glossary-title">
          <h2 id="glossary-title" className="font-semibold">
            {words.rules.glossary.title}
          </h2>
          <div className={styles.body}>
            <p className={styles.note}>{words.rules.glossary.about}</p>
            <Glossary entries={text.glossary} words={words} />
          </div>
        </section>
      )}
    </article>
  )
}

interface FiguresProps extends Props {
  readonly part: RuleSection
  readonly text: RuleText
}

/** What the engine's data says to a part. */
function Figures({ part, rules, text, words, language }: FiguresProps) {
  switch (part.id) {
    case 'kongs':
      return <KongTable rules={rules} words={words} />
    case 'value':
      return (
        <>
          <PointsTable rules={rules} text={text} words={words} />
          <FanTable rules={rules} text={text} words={words} language={language} />
        </>
      )
    case 'wall-end':
      return text.wallEnd && <WallEndTable rules={rules} seats={text.wallEnd} words={words} language={language} />
    case 'clocks':
      return <ClockTable rules={rules} text={text} words={words} language={language} />
    case 'tiles':
    case 'opening':
    case 'turn':
    case 'winning':
    case 'payments':
      return null
  }
}

function Facts({
  rules,
  text,
  words,
}: {
  readonly rules: RuleSet
  readonly text: RuleText
  readonly words: WrittenMessages
}) {
  const { facts, ...say } = words.rules
  const tiles = [say.tiles(tileCount(rules)), ...(rules.birds === 0 ? [] : [say.birds(rules.birds)])]
  const opening = rules.opening.map((step) => say.opening[step])
  return (
    <dl className={styles.facts}>
      <Fact name={facts.tiles}>{tiles.join(words.joins.comma)}</Fact>
      <Fact name={facts.hand}>{say.hand(handSize(rules))}</Fact>
      <Fact name={facts.opening}>{opening.length === 0 ? say.noOpening : opening.join(words.joins.comma)}</Fact>
      <Fact name={facts.afterWin}>{say.afterWin[rules.afterWin]}</Fact>
      <Fact name={facts.cap}>{capWords(rules, text, words)}</Fact>
      <Fact name={words.facts.rules}>
        {rules.id}
        {words.joins.comma}
        <span className="whitespace-nowrap">{words.facts.version(rules.version)}</span>
      </Fact>
    </dl>
  )
}

function capWords(rules: RuleSet, text: RuleText, { rules: say }: WrittenMessages): string {
  if (!text.examples.some(({ of }) => 'fan' in of)) return say.noFan
  const caps = rules.fanCaps.filter((cap) => cap !== null)
  return caps.length === 0 ? say.noCap : say.atMost(caps.join(say.or))
}

/** What the marks on this page mean. */
function Legend({ text, words }: { readonly text: RuleText; readonly words: WrittenMessages }) {
  const { marks } = words.rules
  const sentences = text.sections.flatMap((part) => part.sentences)
  return (
    <ul className={styles.legend}>
      {sentences.some(({ decidedHere }) => decidedHere) && (
        <li>
          <Marks sentence={{ decidedHere: true }} words={words} /> {marks.decidedHelp}
        </li>
      )}
      {sentences.some(({ houseValue }) => houseValue) && (
        <li>
          <Marks sentence={{ houseValue: true }} words={words} /> {marks.houseHelp}
        </li>
      )}
    </ul>
  )
}

function Contents({ text, words, language }: Omit<Props, 'rules'> & { readonly text: RuleText }) {
  return (
    <nav aria-label={words.rules.contents} className={styles.contents}>
      {text.sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="link">
          {title[language]}
        </a>
      ))}
      {text.glossary.length > 0 && (
        <a href="#glossary" className="link">
          {words.rules.glossary.title}
        </a>
      )}
    </nav>
  )
}

/** The ways on from a rule sheet. */
export function RuleSheetLinks({ rules, words }: Omit<Props, 'language'>) {
  return (
    <p className={styles.links}>
      <Link className="link" href="/rules">
        {words.rules.all}
      </Link>
      <Link className="link" href={`/?rules=${rules.id}`}>
        {words.rules.deals}
      </Link>
      <Link className="link" href={`/rules/${rules.id}/statistics`}>
        {words.statistics.title}
      </Link>
    </p>
  )
}
