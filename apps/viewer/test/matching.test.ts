import { describe, expect, test } from 'vitest'
import { lobbyAddress } from '../src/lobby/filters.tsx'
import { matches } from '../src/lobby/matching.ts'

const TABLE = {
  ruleSet: { id: 'wanzhou' },
  seats: ['An', 'Bo', '陈 A', 'Ｗｉｄｅ'].map((name) => ({ name })),
}

describe('what is looked for in the lobby', () => {
  test.each([
    [null, '', true],
    ['wanzhou', '', true],
    ['planet-blood-battle-v1', '', false],
    [null, 'bo', true],
    [null, ' AN ', true],
    [null, '陈', true],
    [null, 'wide', true],
    [null, 'nobody', false],
    ['planet-blood-battle-v1', 'bo', false],
  ] as const)('rule set %s, player “%s”: %s', (ruleSet, player, found) => {
    expect(matches(TABLE, { ruleSet, player })).toBe(found)
  })

  test('has an address', () => {
    expect(lobbyAddress({ ruleSet: null, player: '' })).toBe('/')
    expect(lobbyAddress({ ruleSet: 'wanzhou', player: '' })).toBe('/?rules=wanzhou')
    expect(lobbyAddress({ ruleSet: 'wanzhou', player: 'a&b' })).toBe('/?rules=wanzhou&player=a%26b')
  })
})
