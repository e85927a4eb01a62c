import {
  handSize,
  ruleTextOf,
  RULE_SETS,
  scoreExample,
  tileCount,
  type ExampleHand,
  type RuleSection,
  type RuleSentence,
  type RuleSet,
  type RuleSource,
} from '@paipu/engine'

/** The rules of each set in words and examples, one Markdown document a set, and their list: by path from the root. */
export function ruleDocuments(): Readonly<Record<string, string>> {
  const pages = RULE_SETS.map((rules): [string, string] => [`docs/rules/${rules.id}.md`, page(rules)])
  return { ...Object.fromEntries(pages), 'docs/rules/README.md': list() }
}

const NOTE = '<!-- Generated from libs/engine by `npm run generate`. Do not edit. -->'

function list(): string {
  const rows = RULE_SETS.map(
    ({ id, version, name }) => `| [${name.en}](${id}.md) | ${name.zh} | \`${id}\` | ${version} |`,
  )
  return [
    NOTE,
    '# The rule sets',
    '',
    '| | | id | version |',
    '|---|---|---|---:|',
    ...rows,
    '',
    'The letter and number before a sentence is the rule it restates: `rules.md S6` in code, events and messages is the S6 of these pages',
    '(`rules.md` itself, from which Paipu was built, is no part of the repository), and tests name it (`grep -rn "S6" libs/engine`).',
    'The viewer shows the same with drawn tiles, under Rules. A deal names the id, the version and its options in its first event and replays under them for ever.',
    '',
  ].join('\n')
}

function page(rules: RuleSet): string {
  const text = ruleTextOf(rules)
  return [
    NOTE,
    `# ${rules.name.en} ${rules.name.zh}`,
    '',
    `\`${rules.id}\`, version ${rules.version}. ${tileCount(rules)} tiles, hands of ${handSize(rules)}. ${sourceWords(text.source)}`,
    ...text.sections.flatMap(section),
    ...examples(rules, text.examples),
    '',
  ].join('\n')
}

function sourceWords(source: RuleSource): string {
  return source.kind === 'text'
    ? `After “${source.title}”.`
    : `After the games that the project ${source.project} (${source.by}, ${source.licence}) recorded.`
}

function section({ title, sentences }: RuleSection): string[] {
  return ['', `## ${title.en} ${title.zh}`, '', ...sentences.map(sentence)]
}

function sentence({ rule, text, fan, decidedHere, houseValue }: RuleSentence): string {
  const marks = [
    ...(decidedHere ? ['decided for Paipu, the source is silent'] : []),
    ...(houseValue ? ['house value'] : []),
  ]
  return `- **${rule}** ${fan === undefined ? '' : `*${fan}*: `}${text.en}${marks.length === 0 ? '' : ` *(${marks.join('; ')})*`}<br>${text.zh}`
}

function examples(rules: RuleSet, hands: readonly ExampleHand[]): string[] {
  if (hands.length === 0) return []
  return [
    '',
    '## Examples 例',
    '',
    'The winning tile stands last; fan and points a payer are worked out by the engine.',
    '',
    '| | concealed | melds | won | fan | points |',
    '|---|---|---|---|---:|---:|',
    ...hands.map((hand) => exampleRow(rules, hand)),
  ]
}

function exampleRow(rules: RuleSet, hand: ExampleHand): string {
  const score = scoreExample(rules, hand)
  const name = 'fan' in hand.of ? hand.of.fan : `${hand.of.title.en} ${hand.of.title.zh}`
  const melds = hand.melds.map(({ kind, tile }) => `${kind} ${tile}`).join(', ')
  return `| ${[name, `\`${hand.concealed}\``, melds, hand.win.by, score.fan, score.points].join(' | ')} |`
}
