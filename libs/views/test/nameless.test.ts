import { expect, test } from 'vitest'
import { withoutPlayers } from '../src/index.ts'

const seats = [{ player: 'bot:1', name: 'Ann', kind: 'bot' }]

test('players’ names and ids are hidden where a deal begins, and nothing else is', () => {
  const moments = [
    { ply: 0, type: 'DealStarted', data: { dealer: 2, seats } },
    { ply: 1, type: 'TileDrawn', data: { seat: 2, tile: '?' } },
  ]
  expect(withoutPlayers(moments)).toEqual([
    { ply: 0, type: 'DealStarted', data: { dealer: 2, seats: [{ player: '?', name: '?', kind: 'bot' }] } },
    moments[1],
  ])
  expect(seats[0]!.name).toBe('Ann')
})

test('moments in which no deal begins are given as they are', () => {
  const moments = [{ type: 'TileDrawn', data: {} }]
  expect(withoutPlayers(moments)).toBe(moments)
})
