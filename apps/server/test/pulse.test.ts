import { describe, expect, it } from 'vitest'
import { makePulse } from '../src/graphql/pulse.ts'

describe('a connection', () => {
  it('stays as long as it answers and holds an operation open', () => {
    const pulse = makePulse(2)
    for (let beat = 0; beat < 100; beat++) {
      expect(pulse.beat(1)).toBe('ping')
      pulse.answered()
    }
  })

  it('is gone when it has not answered since the last beat', () => {
    const pulse = makePulse(2)
    expect([pulse.beat(1), pulse.beat(1)]).toEqual(['ping', 'gone'])
  })

  it('is idle after so many beats in a row without an operation', () => {
    const pulse = makePulse(2)
    const beats = [0, 0, 1, 0, 0, 0].map((operations) => {
      const what = pulse.beat(operations)
      pulse.answered()
      return what
    })
    expect(beats).toEqual(['ping', 'ping', 'ping', 'ping', 'ping', 'idle'])
  })
})
