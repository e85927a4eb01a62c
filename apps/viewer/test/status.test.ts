import { describe, expect, test } from 'vitest'
import { ends, linePath } from '../src/status/status.ts'

describe('the line of a figure', () => {
  test('goes from 0 to the largest', () => {
    expect(linePath([0, 5, 10], 200, 40)).toBe('M0.0 40.0h0L100.0 20.0L200.0 0.0')
  })

  test('is broken where nothing was measured', () => {
    expect(linePath([1, null, 1], 200, 40)).toBe('M0.0 0.0h0M200.0 0.0h0')
    expect(linePath([null, null], 200, 40)).toBe('')
    expect(linePath([], 200, 40)).toBe('')
  })

  test('lies on the ground where all is nothing', () => {
    expect(linePath([0, 0], 200, 40)).toBe('M0.0 40.0h0L200.0 40.0')
  })

  test('ends with what is now, also where that is nothing', () => {
    expect(ends([1, 3, 2])).toEqual({ last: 2, most: 3 })
    expect(ends([1, 3, null])).toEqual({ last: null, most: 3 })
    expect(ends([])).toEqual({ last: null, most: null })
  })
})
