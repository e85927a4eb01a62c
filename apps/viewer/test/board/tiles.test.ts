import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SUITS, TILES, type ViewTile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { faceId, SuitSign, TileFace, tileName, type TileFaceProps } from '../../src/tiles/index.ts'
import { TileSprite } from '../../src/tiles/sprite.tsx'

const face = (props: Partial<TileFaceProps> & { tile: ViewTile }) =>
  renderToStaticMarkup(createElement(TileFace, { size: 30, language: 'en', ...props }))

describe('tile names', () => {
  test('are the field’s, in both languages', () => {
    expect(['1m', '5p', '9s', 'R', '?'].map((tile) => tileName(tile as ViewTile, 'en'))).toEqual([
      '1 characters',
      '5 dots',
      '9 bamboo',
      'red dragon',
      'hidden tile',
    ])
    expect(['1m', '5p', '9s', 'R', '?'].map((tile) => tileName(tile as ViewTile, 'zh'))).toEqual([
      '一万',
      '五筒',
      '九条',
      '红中',
      '暗牌',
    ])
  })

  test.each(['en', 'zh'] as const)(
    'in %s no two tiles share one, and every visible tile carries its own',
    (language) => {
      expect(new Set(TILES.map((tile) => tileName(tile, language))).size).toBe(TILES.length)
      for (const tile of TILES) {
        expect(face({ tile, language })).toContain(`role="img" aria-label="${tileName(tile, language)}"`)
      }
    },
  )
})

describe('the sprite', () => {
  const sprite = renderToStaticMarkup(createElement(TileSprite))

  test('has every face a tile can point at, and each id once', () => {
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
    expect(new Set(ids).size).toBe(ids.length)
    const tiles: readonly ViewTile[] = [...TILES, '?']
    for (const tile of tiles) {
      for (const numerals of [false, true]) expect(ids).toContain(faceId(tile, numerals))
    }
    for (const suit of SUITS) {
      const sign = renderToStaticMarkup(createElement(SuitSign, { suit, size: 20, language: 'en' }))
      expect(ids).toContain(/href="#([^"]+)"/.exec(sign)![1])
    }
  })

  test('points only at itself', () => {
    const ids = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!))
    for (const [, target] of sprite.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('draws no two faces alike, and needs no font', () => {
    const arts = TILES.map((tile) => new RegExp(`id="tile-art-${tile}">(.*?)</g></symbol>`).exec(sprite)![1]!)
    expect(new Set(arts).size).toBe(TILES.length)
    expect(sprite).not.toContain('<text')
  })
})

describe('a tile', () => {
  test('keeps its shape at every size', () => {
    expect(face({ tile: '5p', size: 20 })).toContain('width="20" height="26.67"')
    expect(face({ tile: '5p', size: 60 })).toContain('width="60" height="80"')
  })

  test('shows its rank where numerals are on; a hidden one is the same either way', () => {
    expect(faceId('5p', true)).not.toBe(faceId('5p', false))
    expect(faceId('?', true)).toBe(faceId('?', false))
  })
})
