import type { Frame } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { momentMs, nextSpeed, SPEEDS } from '../src/stage/use-playing.ts'

const at = (ms: number) => ({ time: new Date(Date.UTC(2026, 0) + ms).toISOString() }) as Frame

describe('playing by itself', () => {
  test('the speeds go round', () => {
    expect(SPEEDS.map(nextSpeed)).toEqual([...SPEEDS.slice(1), SPEEDS[0]])
  })

  test('twice as fast takes half the time', () => {
    expect(momentMs('2', [], 0)).toBe(momentMs('1', [], 0) / 2)
  })

  test('real time is the time that passed, within bounds', () => {
    const frames = [at(0), at(2_500), at(3_600_000)]
    expect(frames.map((_, ply) => momentMs('real', frames, ply))).toEqual([2_500, 60_000, 150])
  })

  test('what came at once is made up for by what comes after it, so that the deal takes its own time', () => {
    const frames = [at(0), at(1_000), at(1_000), at(1_000), at(1_200), at(4_000), at(5_000)]
    const stands = frames.slice(0, -1).map((_, ply) => momentMs('real', frames, ply))
    expect(stands).toEqual([1_000, 150, 150, 150, 2_550, 1_000])
    expect(stands.reduce((sum, ms) => sum + ms, 0)).toBe(5_000)
  })
})
