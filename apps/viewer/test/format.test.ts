import { describe, expect, test } from 'vitest'
import { backOff } from '../src/api/subscribe.ts'
import { clock, dateTime, utc } from '../src/format.ts'

describe('clocks', () => {
  test.each([
    [30, '0:30'],
    [29.2, '0:30'],
    [0, '0:00'],
    [-4, '0:00'],
    [61, '1:01'],
    [725, '12:05'],
    [3723, '1:02:03'],
  ])('%d s is %s', (seconds, text) => {
    expect(clock(seconds)).toBe(text)
  })
})

test('times are written in both languages, and to the second in UTC', () => {
  expect(dateTime('2026-01-02T23:04:05.678Z', 'en', 'UTC')).toBe('2 Jan 2026, 23:04')
  expect(dateTime('2026-01-02T23:04:05.678Z', 'zh', 'UTC')).toBe('2026年1月2日 23:04')
  expect(utc('2026-01-02T23:04:05.678Z')).toBe('2026-01-02 23:04:05 UTC')
})

test('back-off grows to ten seconds, half as much again at most', () => {
  for (let failures = 0; failures < 30; failures++) {
    const wait = backOff(failures)
    expect(wait).toBeGreaterThanOrEqual(Math.min(10_000, 500 * 2 ** failures))
    expect(wait).toBeLessThanOrEqual(15_000)
  }
})
