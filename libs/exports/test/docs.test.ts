import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { RULE_SETS } from '@paipu/engine'
import { anyReader, logValidator, VERBS } from '../src/index.ts'
import { generatedDocs, ROOT } from '../scripts/generated.ts'
import { readAll } from './support/deals.ts'

const doc = (path: string): string => readFileSync(join(ROOT, 'docs', path), 'utf8')

describe('the pages that come from code', () => {
  test.each([...generatedDocs()])('%s is current (node libs/exports/scripts/docs.ts)', (path, text) => {
    expect(existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8')).toBe(text)
  })
})

/** Programs are there too. */
const examples = readdirSync(join(ROOT, 'docs/examples')).filter((file) => !file.endsWith('.mjs'))

test('there are examples of every rule set in every form', () => {
  for (const { id } of RULE_SETS)
    for (const ending of ['jsonl', 'txt', 'json'])
      expect(examples.some((file) => doc(`examples/${file}`).includes(id) && file.endsWith(ending))).toBe(true)
})

test.each(examples)('the example %s is sound', (file) => {
  const validator = logValidator()
  for (const line of doc(`examples/${file}`).split('\n')) validator.take(line)
  validator.end()
  expect(validator.result()).toMatchObject({ fault: null, valid: { deals: 1 } })
})

test('the schema accepts every line of every example, and refuses each without one of its fields', () => {
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(doc('paipu-log.v1.schema.json')) as object)
  for (const file of examples.filter((name) => name.endsWith('.jsonl'))) {
    for (const line of doc(`examples/${file}`).trimEnd().split('\n')) {
      const value = JSON.parse(line) as Record<string, unknown>
      expect(validate(value)).toBe(true)
      for (const field of Object.keys(value).filter(
        (key) => !['generator', 'deal', 'id', 'cause', 'by'].includes(key),
      )) {
        const { [field]: _, ...rest } = value
        expect([field, validate(rest)]).toEqual([field, false])
      }
    }
  }
})

test('the page on the format names every verb with its event', () => {
  for (const { verb, name } of VERBS) expect(doc('format.md')).toContain(`| \`${verb}\` | ${name} |`)
})

/** The grammar of event lines as the page gives it, as a pattern. */
const SUIT = '[mps]'
const TILE = `(?:[1-9]${SUIT}|R|\\?)`
const TILES = `(?:-|(?:[1-9]+${SUIT}|R|\\?)+)`
const NUMBER = '-?\\d+'
const list = (item: string): string => `(?:-|${item}(?:,${item})*)`
const GROUP = `${TILES}(?:\\*[1-9])?`
const WORD = [
  TILES,
  TILE,
  NUMBER,
  list('[0-3]'),
  list(`[0-3]:${TILES}`),
  list(`[0-3]:${TILES}/${TILES}`),
  list(`[0-3]>[0-3]:${TILES}`),
  list(`[0-3]>[0-3]:${NUMBER}`),
  list(`[a-z-]+:${NUMBER}`),
  list(NUMBER),
  list(SUIT),
  list('[a-z-]+'),
  list('[0-9a-f]+'),
  `(?:${GROUP}\\+)*${GROUP}`,
  `pairs:${GROUP}`,
].join('|')
const EVENT_LINE = new RegExp(
  `^(?:(?:\\+\\d{1,15}|@\\S+) )?(?:& )?(?:[0-3] )?(?:${VERBS.map(({ verb }) => verb).join('|')})(?: (?:${WORD}))*( #[0-9a-f-]{22}| #[0-9a-f-]{36})?( \\{.*\\})?$`,
)

test('every event line of the text examples is one of the grammar', () => {
  for (const file of examples.filter((name) => name.endsWith('.txt'))) {
    const [, events] = /\[events\]\n(.*)\n\n\[end\]/s.exec(doc(`examples/${file}`))!
    for (const line of events!.split('\n')) expect(line).toMatch(EVENT_LINE)
  }
})

test('the forms are told apart by their first line', () => {
  for (const [ending, form] of [
    ['jsonl', 'events'],
    ['txt', 'text'],
    ['json', 'compact'],
  ] as const) {
    const reader = anyReader()
    readAll(reader, doc(`examples/${examples.find((file) => file.endsWith(`.${ending}`))!}`))
    expect(reader.form()).toBe(form)
  }
})
