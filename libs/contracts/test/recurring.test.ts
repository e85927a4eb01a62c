import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { parseRecurring } from '../src/index.ts'

test.prop([fc.json({ maxDepth: 3 })])('reads what JSON.parse reads, the first time and again', (text) => {
  expect(parseRecurring(text)).toEqual(JSON.parse(text))
  expect(parseRecurring(text)).toEqual(JSON.parse(text))
})

test.prop([fc.string({ maxLength: 20 })])('refuses what JSON.parse refuses', (text) => {
  let isJson = true
  try {
    JSON.parse(text)
  } catch {
    isJson = false
  }
  if (isJson) expect(parseRecurring(text)).toEqual(JSON.parse(text))
  else expect(() => parseRecurring(text)).toThrow(SyntaxError)
})

test('a short text is read once, and nobody can change what all share', () => {
  const text = '{"seat":1,"offers":["win","pung"],"nested":{"tile":"5m"}}'
  const value = parseRecurring(text) as { offers: string[]; nested: { tile: string } }
  expect(parseRecurring(text)).toBe(value)
  expect(() => value.offers.push('kong')).toThrow(TypeError)
  expect(() => (value.nested.tile = '6m')).toThrow(TypeError)
  expect(parseRecurring(text)).toEqual(JSON.parse(text))
})

test('two spellings of the same data are read apart', () => {
  expect(parseRecurring('{"a":1, "b":2}')).toEqual({ a: 1, b: 2 })
  expect(parseRecurring('{"b":2,"a":1}')).toEqual({ a: 1, b: 2 })
  expect(Object.keys(parseRecurring('{"b":2,"a":1}') as object)).toEqual(['b', 'a'])
})
