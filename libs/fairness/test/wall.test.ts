import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { randomStream, sha256Hex, shuffled, tileSet, wallOf } from '../src/index.ts'

const sorted = (tiles: readonly string[]): string[] => [...tiles].toSorted()

/** The wall of a seed by Node's own cryptography: Fisher–Yates from the back over the bytes of the sub-stream `wall`. */
function workedOut(seed: string): string[] {
  const blocks = Array.from({ length: 20 }, (_, counter) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(`wall|${counter}`).digest(),
  )
  const bytes = Array.from(Buffer.concat(blocks))
  const wall = ['m', 'p', 's'].flatMap((suit) =>
    [...'123456789'].flatMap((rank) => Array(4).fill(rank + suit) as string[]),
  )
  for (let last = 107; last > 0; last--) {
    let byte = bytes.shift()!
    while (byte >= 256 - (256 % (last + 1))) byte = bytes.shift()!
    const at = byte % (last + 1)
    ;[wall[last], wall[at]] = [wall[at]!, wall[last]!]
  }
  return wall
}

describe('the wall', () => {
  test('C1 108 tiles, four of each kind; with reds 112', () => {
    for (const [reds, size] of [
      [false, 108],
      [true, 112],
    ] as const) {
      const tiles = tileSet(reds)
      expect(tiles).toHaveLength(size)
      expect(new Set(tiles).size).toBe(size / 4)
      for (const tile of new Set(tiles)) expect(tiles.filter((other) => other === tile)).toHaveLength(4)
      expect(tiles.includes('R')).toBe(reds)
    }
  })

  test('R2 the birds are the last tiles of the shuffled set, and the same tiles whatever their number', () => {
    const seed = sha256Hex('birds')
    const { wall, birds } = wallOf(seed, true, 4)
    expect([wall.length, birds.length]).toEqual([108, 4])
    expect(sorted([...wall, ...birds])).toEqual(sorted(tileSet(true)))
    expect([...wall, ...birds]).toEqual(wallOf(seed, true, 0).wall)
  })

  test('a seed gives one wall, for ever, and anyone can work it out', () => {
    const seed = sha256Hex('paipu')
    expect(wallOf(seed, false, 0).wall).toEqual(workedOut(seed))
    expect(sha256Hex(wallOf(seed, false, 0).wall.join(''))).toBe(GOLDEN_WALL)
    for (const other of ['a', 'b', 'c'].map(sha256Hex)) {
      expect(wallOf(other, false, 0).wall).toEqual(workedOut(other))
      expect(wallOf(other, false, 0).wall).not.toEqual(wallOf(seed, false, 0).wall)
    }
  })

  test('a shuffle leaves the list it is given alone', () => {
    const items = Object.freeze([1, 2, 3, 4])
    expect(shuffled(items, randomStream(sha256Hex('x'), 'wall')).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('every order of four things is equally likely', () => {
    const counts = new Map<string, number>()
    const random = randomStream(sha256Hex('orders'), 'wall')
    const runs = 24 * 500
    for (let n = 0; n < runs; n++) {
      const order = shuffled(['a', 'b', 'c', 'd'], random).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    expect(chiSquare).toBeLessThan(23 + 4.5 * Math.sqrt(46))
  })

  test('every kind is equally often at the front, in the middle and at the end of a wall', () => {
    const walls = 2700
    const kinds = [...new Set(tileSet(false))]
    const seen = [0, 53, 107].map(() => new Map<string, number>(kinds.map((kind) => [kind, 0])))
    for (let n = 0; n < walls; n++) {
      const { wall } = wallOf(sha256Hex(`wall ${n}`), false, 0)
      for (const [at, place] of [0, 53, 107].entries()) seen[at]!.set(wall[place]!, seen[at]!.get(wall[place]!)! + 1)
    }
    for (const counts of seen) {
      const expected = walls / 27
      const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      expect(chiSquare).toBeLessThan(26 + 4.5 * Math.sqrt(52))
    }
  })
})

/** SHA-256 of the wall of the seed SHA-256('paipu'): a change here breaks every published commitment. */
const GOLDEN_WALL = 'd5a3d7b821447b9f932f0f0846368e2070b6c97771a0ba26b84ee9cc4ca90af0'
