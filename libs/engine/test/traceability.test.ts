import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** The rules of rules.md: how many each section has, and those between. */
const RULES: Readonly<Record<string, number>> = { C: 21, V: 6, S: 7, B: 7, P: 10, R: 6, W: 11, X: 5 }
const RULES_BETWEEN = ['C12a', 'C15a', 'C15b']

/** The numbered cases of cases.md by group, and its invariants. */
const CASES: Readonly<Record<string, string>> = {
  S0: '01 02 03 04 05 06 07 08 09 10 14 16 17 19 21 22 23 27 28 33 34 35 37 38 40 41 42 43 44 45 47 51 52 54 55 57 59 60 64',
  BF: '02 04 05 06 07 08 09 10 11 12 15 17 21 23 24 25 26 27 28 29 31 32 33',
  PL: '01 02 05 07 08 09 11 12 13 15 17 18 20 21 22 24 26 27 29 30 35 36 37 38 39 40 43 44 45 46 50 51',
  RD: '01 02 03 04 05 11 12 14 15 16 18 20 21 22 24 25 28 29 30 34 35 37 38',
  WZ: '01 03 04 05 06 08 09 10 12 13 14 17 19 20 21 22 23 24 25 26 28 29 30 31 32 33 34 35 36 38 39',
  I: '01 02 03 04 05 06 07 08 09 10 11 12',
}

const RULE_IDS = [
  ...Object.entries(RULES).flatMap(([section, last]) => Array.from({ length: last }, (_, at) => `${section}${at + 1}`)),
  ...RULES_BETWEEN,
]
const CASE_IDS = Object.entries(CASES).flatMap(([group, numbers]) => numbers.split(' ').map((at) => `${group}-${at}`))

const ID = '(?:(?:S0|BF|PL|RD|WZ|I)-\\d+|[CVSBPRWX][1-9]\\d*[a-z]?)'
/** A title that begins with what it tests, `W7, W8 types and their fan`; a case may also be a row of a table by itself. */
const CITATION = new RegExp(`['"\`](${ID}(?:, ${ID})*)([ :]|['"\`,])`, 'g')

/** Every id that a test of any lib or app begins with, and the files in which it does. */
function citations(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{libs,apps}/*/test/**/*.test.ts', { cwd: ROOT })
  const found = files.flatMap((file) => citedIn(readFileSync(join(ROOT, file), 'utf8')).map((id) => ({ id, file })))
  return new Map([...Map.groupBy(found, ({ id }) => id)].map(([id, of]) => [id, of.map(({ file }) => file)]))
}

function citedIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids, after]) =>
    ids!.split(', ').filter((id) => id.includes('-') || after === ' ' || after === ':'),
  )
}

/** rules.md and cases.md are no part of the repository: a rule or case that comes new there is added here. */
describe('every rule and every case has a test that names it', () => {
  const cited = citations()

  test('rules', () => {
    expect(RULE_IDS.filter((id) => !cited.has(id))).toEqual([])
    expect(RULE_IDS).toHaveLength(76)
  })

  test('cases and invariants', () => {
    expect(CASE_IDS.filter((id) => !cited.has(id))).toEqual([])
    expect(new Set(CASE_IDS).size).toBe(160)
  })

  test('no test names a rule or case that there is not', () => {
    const known = new Set([...RULE_IDS, ...CASE_IDS])
    expect([...cited].filter(([id]) => !known.has(id))).toEqual([])
  })

  test('a citation is what a title begins with, not what it mentions', () => {
    expect(citedIn("test('W7, W8 types')")).toEqual(['W7', 'W8'])
    expect(citedIn("['S0-01', {}]")).toEqual(['S0-01'])
    expect(citedIn("test('types (rules.md W7)') // W8 is another; ['W9']")).toEqual([])
  })
})
