import type { Frame } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { momentMs, nextSpeed, SPEEDS } from '../src/stage/use-playing.ts'

const at = (time: string) => ({ time }) as Frame

describe('playing by itself', () => {
  test('the speeds go round', () => {
    expect(SPEEDS.map(nextSpeed)).toEqual([...SPEEDS.slice(1), SPEEDS[0]])
  })

  test('twice as fast takes half the time', () => {
    expect(momentMs('2', undefined, undefined)).toBe(momentMs('1', undefined, undefined) / 2)
  })

  test('real time is the time that passed, within bounds', () => {
    const [now, soon] = [at('2026-01-01T00:00:00.000Z'), at('2026-01-01T00:00:02.500Z')]
    expect(momentMs('real', now, soon)).toBe(2500)
    expect(momentMs('real', now, now)).toBe(150)
    expect(momentMs('real', now, at('2026-01-01T01:00:00.000Z'))).toBe(15_000)
    expect(momentMs('real', soon, undefined)).toBe(150)
  })
})
