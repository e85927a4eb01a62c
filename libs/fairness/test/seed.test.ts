import { createHash, createHmac } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  dealSeed,
  portableRandomStream,
  portableSha256Hex,
  randomStream,
  sha256Hex,
} from '../src/index.ts'

const hex64 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const draws = (seed: string, name: string, count: number, limit = 256, make = randomStream): number[] => {
  const stream = make(seed, name)
  return Array.from({ length: count }, () => stream.below(limit))
}

describe('commitment and seed', () => {
  test('SHA-256 of known texts', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(sha256Hex('牌谱')).toBe(createHash('sha256').update('牌谱', 'utf8').digest('hex'))
  })

  property.prop([fc.string({ unit: 'binary' })])(
    'the same in Node and in a browser, half surrogates and all',
    (text) => {
      for (const whole of [text, `${text}\ud83c`, text.repeat(40)])
        expect(portableSha256Hex(whole)).toBe(sha256Hex(whole))
    },
  )

  property.prop([hex64])('a commitment is the SHA-256 of the secret’s 32 bytes', (secret) => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
  })

  property.prop([hex64, hex64])('another secret has another commitment', (one, other) => {
    fc.pre(one !== other)
    expect(commitmentOf(one)).not.toBe(commitmentOf(other))
  })

  property.prop([hex64, fc.array(fc.option(hex64), { minLength: 4, maxLength: 4 }), fc.nat({ max: 3 }), hex64])(
    'the seed depends on the secret and on what every seat added, by its place',
    (secret, seeds, seat, other) => {
      fc.pre(seeds[seat] !== other && secret !== other)
      const seed = dealSeed(secret, seeds)
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      expect(dealSeed(secret, [...seeds])).toBe(seed)
      expect(dealSeed(other, seeds)).not.toBe(seed)
      expect(dealSeed(secret, seeds.with(seat, other))).not.toBe(seed)
      const turned = [...seeds.slice(1), seeds[0]!]
      if (JSON.stringify(turned) !== JSON.stringify(seeds)) expect(dealSeed(secret, turned)).not.toBe(seed)
    },
  )
})

/** rules.md C21. */
describe('C21 named sub-streams', () => {
  property.prop([hex64, fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 256 })])(
    'are the same in Node and in a browser',
    (seed, name, limit) => {
      expect(draws(seed, name, 100, limit, portableRandomStream)).toEqual(draws(seed, name, 100, limit))
    },
  )

  property.prop([hex64, fc.string({ minLength: 1 })])(
    'are HMAC-SHA-256 blocks of name and counter, byte by byte',
    (seed, name) => {
      const block = (counter: number) => [
        ...createHmac('sha256', Buffer.from(seed, 'hex')).update(`${name}|${counter}`, 'utf8').digest(),
      ]
      expect(draws(seed, name, 70)).toEqual([...block(0), ...block(1), ...block(2)].slice(0, 70))
    },
  )

  property.prop([hex64])('are the same each time and independent of each other’s use', (seed) => {
    const wall = randomStream(seed, 'wall')
    const dice = randomStream(seed, 'dice')
    const mixed = Array.from({ length: 40 }, () => [wall.below(108), dice.below(6), dice.below(6)][0])
    expect(mixed).toEqual(draws(seed, 'wall', 40, 108))
    expect(draws(seed, 'wall', 40)).not.toEqual(draws(seed, 'direction', 40))
  })

  test('bytes of two streams are not correlated', () => {
    const seed = sha256Hex('correlation')
    const [a, b] = [draws(seed, 'wall', 8000, 2), draws(seed, 'bots', 8000, 2)]
    const equal = a.filter((bit, at) => bit === b[at]).length
    expect(Math.abs(equal - 4000)).toBeLessThan(4 * Math.sqrt(8000 / 4))
  })

  property.prop([hex64, fc.integer({ min: 1, max: 256 })])('numbers are whole and below their limit', (seed, limit) => {
    for (const number of draws(seed, 'wall', 50, limit)) {
      expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true)
    }
  })

  test.each([3, 7, 100, 108, 129, 200])('no number below %i is favoured', (limit) => {
    const counts = Array.from({ length: limit }, () => 0)
    const perNumber = 400
    for (const number of draws(sha256Hex(`limit ${limit}`), 'wall', perNumber * limit, limit)) counts[number]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - perNumber) ** 2 / perNumber, 0)
    const degrees = limit - 1
    expect(chiSquare).toBeLessThan(degrees + 4.5 * Math.sqrt(2 * degrees))
  })
})
