import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  countTiles,
  formatTiles,
  kindOf,
  parseTiles,
  rankOf,
  sortTiles,
  suitOf,
  tileAt,
  TILES,
  tiles,
  tilesOf,
  totalOf,
  withKind,
} from '../src/index.ts'

const anyTiles = fc.array(fc.constantFrom(...TILES), { maxLength: 30 })

describe('tile codes (rules.md C1)', () => {
  test('there are 27 suited kinds in the order m, p, s and then R', () => {
    expect(TILES).toHaveLength(28)
    expect(TILES.slice(8, 10)).toEqual(['9m', '1p'])
    expect(TILES[27]).toBe('R')
    expect(TILES.map((tile) => tileAt(kindOf(tile)))).toEqual(TILES)
  })

  test('suit and rank', () => {
    expect([suitOf('5m'), suitOf('1p'), suitOf('9s'), suitOf('R')]).toEqual(['m', 'p', 's', null])
    expect([rankOf('5m'), rankOf('1p'), rankOf('9s'), rankOf('R')]).toEqual([5, 1, 9, 0])
  })
})

describe('notation', () => {
  test('reads cases.md', () => {
    expect(tiles('123m99p')).toEqual(['1m', '2m', '3m', '9p', '9p'])
    expect(tiles('12m R 4p')).toEqual(['1m', '2m', 'R', '4p'])
    expect(tiles('')).toEqual([])
  })

  test.each([
    ['12', 2, 'rank 12 has no suit after it'],
    ['m', 0, 'suit m has no rank before it'],
    ['12R', 2, 'rank 12 has no suit before R'],
    ['0m', 0, '"0" is no rank 1–9, suit m, p or s, or R'],
    ['1z', 1, '"z" is no rank 1–9, suit m, p or s, or R'],
  ])('refuses %s', (text, at, message) => {
    expect(parseTiles(text)).toEqual({ ok: false, at, message })
    expect(() => tiles(text)).toThrow(message)
  })

  test.prop([anyTiles])('format and parse are inverse up to order', (some) => {
    expect(tiles(formatTiles(some))).toEqual(sortTiles(some))
  })
})

describe('counts', () => {
  test.prop([anyTiles])('counting and listing are inverse up to order', (some) => {
    const counts = countTiles(some)
    expect(tilesOf(counts)).toEqual(sortTiles(some))
    expect(totalOf(counts)).toBe(some.length)
  })

  test('withKind leaves the original alone', () => {
    const counts = countTiles(tiles('11m'))
    expect(tilesOf(withKind(counts, 0, -1))).toEqual(['1m'])
    expect(tilesOf(counts)).toEqual(['1m', '1m'])
  })
})
