import { SEATS } from '@paipu/engine'
import { ALL_HANDS, framesOf, seatViewer, SPECTATOR } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { decisionPlies, neighbourOf } from '../src/stage/decisions.ts'
import { playedDeal } from './deal.ts'

const DEALS = ['a', 'b', 'c', 'd'].map(playedDeal)

describe('the decisions of a seat', () => {
  test('are its own, in order, each once', () => {
    for (const frames of DEALS.map((deal) => framesOf(deal, ALL_HANDS))) {
      for (const seat of SEATS) {
        const plies = decisionPlies(frames, seat)
        expect(plies).toEqual([...new Set(plies)].toSorted((a, b) => a - b))
        expect(plies.length).toBeGreaterThan(2)
        for (const ply of plies) expect(frames[ply]!.event.data).toMatchObject({ seat })
      }
    }
  })

  test('are the answers where they are seen, else what came of them', () => {
    const claims = DEALS.flatMap((deal) =>
      deal.flatMap(({ event }) => (event.type === 'PungClaimed' ? [{ deal, seat: event.data.seat }] : [])),
    )
    expect(claims.length).toBeGreaterThan(0)
    for (const { deal, seat } of claims) {
      const [own, spectator] = [framesOf(deal, seatViewer(seat)), framesOf(deal, SPECTATOR)]
      expect(decisionPlies(own, seat).map((ply) => own[ply]!.event.type)).not.toContain('PungClaimed')
      expect(decisionPlies(spectator, seat).map((ply) => spectator[ply]!.event.type)).toContain('PungClaimed')
    }
  })

  test('every discard is one', () => {
    const frames = framesOf(DEALS[0]!, SPECTATOR)
    const plies = SEATS.flatMap((seat) => decisionPlies(frames, seat))
    for (const { ply, event } of frames) if (event.type === 'TileDiscarded') expect(plies).toContain(ply)
  })
})

test('the nearest before and after', () => {
  expect(neighbourOf([3, 9, 12], 9, 1)).toBe(12)
  expect(neighbourOf([3, 9, 12], 9, -1)).toBe(3)
  expect(neighbourOf([3, 9, 12], 12, 1)).toBeNull()
  expect(neighbourOf([3, 9, 12], 0, -1)).toBeNull()
})
