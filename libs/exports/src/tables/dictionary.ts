import type { Table } from './table.ts'
import { TABLES } from './tables.ts'

const TYPES = {
  text: 'text (UTF-8)',
  integer: 'whole number, 32 bits',
  boolean: 'true or false',
  time: 'time: ISO 8601 in CSV and JSON Lines, a timestamp in Parquet',
} as const

/** The data dictionary in Markdown: every column of every table with its type, unit and meaning. */
export function dataDictionary(tables: readonly Table[] = TABLES): string {
  return `${[INTRODUCTION, ...tables.map(tableText)].join('\n\n')}\n`
}

const INTRODUCTION = `# Data dictionary

Generated from the code that writes the tables; it travels with every export. One row is one fact of a finished deal, in the order
of deals and, within a deal, in the order in which things happened. A value that does not exist is null: an empty field in CSV.

- Seats are 0 to 3 in turn order, tiles are written \`123m99pR\` (ranks, then suit: m characters, p dots, s bamboo; R red dragon).
- All times are UTC. Milliseconds are whole.
- CSV follows RFC 4180. A text that a spreadsheet would run (it begins with \`=\`, \`+\`, \`-\`, \`@\`, tab or carriage return), or that begins
  with an apostrophe, has one apostrophe before it; take it off to get the text. Numbers are numbers, negative ones too.
- Actions are written \`swap:123m\`, \`remove:123m\`, \`void:p\`, \`discard:5m\`, \`discard:5m:ready\`, \`kong:concealed:5m\`, \`kong:added:5m\`,
  \`win\`, \`kong\`, \`pung\`, \`pass\` (answers to a tile that lies open) and \`ready\` (announced between turns).`

/** The texts of tables that were asked for: every manifest holds the hash of its dictionary. */
const texts = new WeakMap<Table, string>()

function tableText(table: Table): string {
  const known = texts.get(table)
  if (known !== undefined) return known
  const text = madeText(table)
  texts.set(table, text)
  return text
}

function madeText({ name, meaning, key, columns }: Table): string {
  return [
    `## ${name}`,
    `${meaning} A row is named by ${key.map((column) => `\`${column}\``).join(' and ')}.`,
    [
      '| column | type | unit | meaning |',
      '|---|---|---|---|',
      ...columns.map(
        (column) => `| ${column.name} | ${TYPES[column.type]} | ${column.unit ?? ''} | ${escaped(column.meaning)} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '\\<')
}
