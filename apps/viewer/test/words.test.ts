import { describe, expect, test } from 'vitest'
import { wordsIn } from '../src/words/catalogue.ts'
import { chooseLanguage } from '../src/words/language.ts'

/** Every text of a catalogue by its path; functions are called with their parameters' places. */
function textsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...places(value.length)))]]
  return Object.entries(value as object).flatMap(([key, child]) => textsOf(child, `${path}.${key}`))
}

function places(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `«${at + 1}»`)
}

/** The paths of the texts that are so. */
function pathsWhere(
  texts: Iterable<readonly [string, string]>,
  isSo: (text: string, path: string) => boolean,
): readonly string[] {
  return [...texts].filter(([path, text]) => isSo(text, path)).map(([path]) => path)
}

const english = new Map(textsOf(wordsIn('en')))
const chinese = new Map(textsOf(wordsIn('zh')))

describe('the catalogues', () => {
  test('have the same texts', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()])
  })

  test('have no empty text', () => {
    expect(pathsWhere([...english, ...chinese], (text) => text.trim() === '')).toEqual([])
  })

  test('say the same values', () => {
    const values = (text: string) => (text.match(/«\d»/g) ?? []).toSorted().join('')
    expect(pathsWhere(english, (text, path) => values(text) !== values(chinese.get(path)!))).toEqual([])
  })

  test('are in their language, but for the other one’s name and the names of keys, formats and programs', () => {
    const names = /Parquet|DuckDB|pandas|JSON Lines|Paipu|mjai|gzip|zstd|Excel|curl|data-dictionary\.md|\.(gz|zst)\b/g
    const bare = (text: string) => text.replaceAll(/«\d»/g, '').replaceAll(names, '')
    expect(pathsWhere(english, (text) => /\p{Script=Han}/u.test(bare(text)))).toEqual(['.nav.language'])
    const inEnglish = pathsWhere(chinese, (text) => /[a-z]{3}/.test(bare(text)))
    expect(inEnglish).toEqual(['.nav.language', '.keys.rows.1.0', '.keys.liveRows.1.0'])
  })

  test('write minus as a true minus', () => {
    expect(pathsWhere([...english, ...chinese], (text) => /(^|\s)-\d/.test(text))).toEqual([])
  })
})

describe('the reader’s language', () => {
  test.each([
    ['zh', 'en', 'zh'],
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    [undefined, 'de, en;q=0.7, zh;q=0.8', 'zh'],
    [undefined, 'zh;q=0, en;q=0.1', 'en'],
    [undefined, 'de,fr;q=0.5', 'en'],
    ['klingon', null, 'en'],
    [undefined, '', 'en'],
  ] as const)('cookie %s, browser %s: %s', (cookie, header, language) => {
    expect(chooseLanguage(cookie, header)).toBe(language)
  })
})
