import { countTiles, kindOf, tiles } from '@paipu/tiles'
import { describe, expect, test, vi } from 'vitest'
import { randomFrom } from '../../tiles/test/support/random.ts'
import { randomHand } from './random-hands.ts'

const counts = (text: string) => countTiles(tiles(text))
const plain = { sevenPairs: false, wilds: false }
const wild = { sevenPairs: false, wilds: true }
const READY = counts('123m456m789m12p99s')
const COMPLETE = counts('123m456m789m123p99s')
const WAIT = 1 << kindOf('3p')
const SOME_HANDS = 200

/** Tables are filled when they are first asked for: any question may be the one that asks. */
describe('the first question asked may be', () => {
  const hands = () => {
    vi.resetModules()
    return import('../src/index.ts')
  }

  test('whether a hand is complete', async () => {
    expect((await hands()).isComplete(COMPLETE, 4, plain)).toBe(true)
  })

  test('the same with wilds', async () => {
    expect((await hands()).isComplete(COMPLETE, 4, wild)).toBe(true)
  })

  test('whether a tile completes it', async () => {
    expect((await hands()).completes(READY, 4, plain, kindOf('3p'))).toBe(true)
  })

  test('what it waits for', async () => {
    expect((await hands()).waits(READY, 4, plain)).toBe(WAIT)
  })

  test('how far it is from ready', async () => {
    expect((await hands()).shanten(READY, 4, plain)).toBe(0)
  })

  test('the same with wilds instead', async () => {
    expect((await hands()).shanten(READY, 4, wild)).toBe(0)
  })

  test('the same beside melds', async () => {
    expect((await hands()).shanten(counts('12p99s'), 1, plain, counts('111m444m777m'))).toBe(0)
  })

  test('what brings it nearer', async () => {
    expect((await hands()).usefulTiles(READY, 4, plain)).toBe(WAIT)
  })

  test('what brings it nearer, with wilds', async () => {
    expect((await hands()).usefulTiles(READY, 4, wild)).toBe(WAIT | (1 << kindOf('R')))
  })

  test('any, and tables just filled answer as the plain recursion does', async () => {
    vi.resetModules()
    const { compare } = await import('./compare.ts')
    const random = randomFrom(20261130)
    const differing = Array.from({ length: SOME_HANDS }, () => compare(randomHand(random), true).differences).flat()
    expect(differing).toEqual([])
  })
})

test('tables are filled once: what is there is not made again', async () => {
  vi.resetModules()
  const { naturalDistances, readyNatural, readyWild, wildDistances } = await import('../src/distances.ts')
  const { completions, readyCompletions } = await import('../src/completions.ts')
  const tables = [
    [readyNatural, naturalDistances.suits],
    [readyWild, wildDistances.suits],
    [readyCompletions, completions],
  ] as const
  for (const [ready, table] of tables) {
    expect(table[1]).toBe(0)
    ready()
    const filled = table[1]!
    expect(filled).toBeGreaterThan(0)
    table[1] = 0
    ready()
    const after = table[1]
    // Other files of this process ask the same tables.
    table[1] = filled
    expect(after).toBe(0)
  }
})
