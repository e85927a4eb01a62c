import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { fixedPattern } from '../src/index.ts'

const HASH = '^[0-9a-f]{64}$'
const UUID_7 = '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
const TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$'

/** Texts that a pattern has, and texts that differ from one in a character, its length or its end. */
function near(pattern: string): fc.Arbitrary<string> {
  const right = fc.stringMatching(new RegExp(pattern))
  const character = fc.constantFrom(...'0123456789abcdefgF-:.TZ/@`\u0000\n\u0130\u1230\uff10\u{1d7ce}')
  const changed = fc
    .tuple(right, fc.nat(70), fc.nat(2), character)
    .map(([text, at, cut, by]) => text.slice(0, at) + by + text.slice(at + cut))
  return fc.oneof(right, changed, fc.string())
}

describe.each([HASH, UUID_7, TIME])('%s', (pattern) => {
  const expression = new RegExp(pattern, 'u')

  property.prop([near(pattern)], { numRuns: 1000 })('tells what the regular expression tells', (text) => {
    expect(fixedPattern(pattern)!(text)).toBe(expression.test(text))
  })
})

test.each(['^[a-z]{1,40}$', '^a*$', '^(a|b)$', '^[^a]$', '^.$', '^\\w$', '[a]', '^[a]', '^[a-z][\\d]$', '^a$b$'])(
  '%s is for a regular expression',
  (pattern) => {
    expect(fixedPattern(pattern)).toBe(null)
  },
)
