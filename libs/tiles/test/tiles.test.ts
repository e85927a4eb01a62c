import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  compareTiles,
  countTiles,
  firstKindOf,
  formatTiles,
  HIDDEN,
  isTile,
  kindOf,
  parseTile,
  parseTiles,
  rankOf,
  sortTiles,
  suitOf,
  SUITS,
  tileAt,
  TILES,
  tiles,
  tilesOf,
  totalOf,
  withKind,
  withoutTiles,
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
    for (const tile of TILES) expect(suitOf(tile)).toBe(tile === 'R' ? null : tile[1])
  })

  test('each suit begins with its 1', () => {
    expect(SUITS.map((suit) => tileAt(firstKindOf(suit)))).toEqual(['1m', '1p', '1s'])
  })

  test('a code is one of the 28, and the mark of a hidden tile is none', () => {
    expect(TILES.every(isTile)).toBe(true)
    expect(['0m', '10m', '5z', 'r', '', HIDDEN, 5, null].some(isTile)).toBe(false)
    expect([parseTile('5m'), parseTile('R'), parseTile('5'), parseTile(HIDDEN)]).toEqual(['5m', 'R', null, null])
    expect(HIDDEN).toBe('?')
  })

  test('tiles compare as their kinds do', () => {
    expect(Math.sign(compareTiles('9m', '1p'))).toBe(-1)
    expect(Math.sign(compareTiles('R', '9s'))).toBe(1)
    expect(compareTiles('4p', '4p')).toBe(0)
    expect(sortTiles(['R', '1s', '9m', '2p'])).toEqual(['9m', '2p', '1s', 'R'])
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

  test('writes tiles in order, each suit once', () => {
    expect(formatTiles(tiles('9p3mR12m9pR'))).toBe('123m99pRR')
    expect(formatTiles([])).toBe('')
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

  test('withoutTiles takes each away once and leaves the original alone', () => {
    const counts = countTiles(tiles('112m9pRR'))
    expect(tilesOf(withoutTiles(counts, tiles('12mR')))).toEqual(tiles('1m9pR'))
    expect(totalOf(counts)).toBe(6)
  })
})
