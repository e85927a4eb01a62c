import { SEATS } from '@paipu/engine'
import { framesOf, REVIEWER, SPECTATOR } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { ledgerOf, madeOf } from '../src/stage/ledger.ts'
import { dealWithBirds, playedDeal } from './deal.ts'

describe('the ledger', () => {
  const deals = ['a', 'b', 'c', 'd', 'e'].map(playedDeal)

  test('every row sums to zero, and so do the totals (rules.md C13)', () => {
    for (const row of deals.flatMap((deal) => ledgerOf(framesOf(deal, SPECTATOR)))) {
      expect(row.change[0] + row.change[1] + row.change[2] + row.change[3]).toBe(0)
      expect(row.totals[0] + row.totals[1] + row.totals[2] + row.totals[3]).toBe(0)
    }
  })

  test('its totals are the board’s points after each payment', () => {
    for (const deal of deals) {
      const frames = framesOf(deal, SPECTATOR)
      for (const row of ledgerOf(frames))
        expect(row.totals).toEqual(frames[row.ply]!.state.seats.map(({ points }) => points))
    }
  })

  test('it ends in the deal’s own totals', () => {
    for (const deal of deals) {
      const ended = deal.at(-1)!.event
      expect(ledgerOf(framesOf(deal, SPECTATOR)).at(-1)?.totals ?? [0, 0, 0, 0]).toEqual(
        ended.type === 'DealEnded' ? ended.data.totals : null,
      )
    }
  })

  test('a seat’s points are the sum of what they are made of', () => {
    for (const deal of deals) {
      const rows = ledgerOf(framesOf(deal, SPECTATOR))
      for (const seat of SEATS) {
        const parts = madeOf(rows, seat)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(rows.at(-1)?.totals[seat] ?? 0)
      }
    }
  })

  test('every win and every kong says what it was paid for', () => {
    for (const row of deals.flatMap((deal) => ledgerOf(framesOf(deal, SPECTATOR)))) {
      expect(row.why?.kind ?? null).toBe(row.reason === 'win' ? 'fans' : row.reason === 'kong' ? 'kong' : null)
    }
  })

  test('a win paid by birds says how many of them hit, as they were turned up (rules.md R4)', () => {
    const wins = ['a', 'b', 'c', 'd'].flatMap((seed) => {
      const deal = dealWithBirds(seed)
      const turned = deal.find(({ event }) => event.type === 'BirdsTurned')?.event
      const hits = turned?.type === 'BirdsTurned' ? turned.data.hits : null
      const rows = ledgerOf(framesOf(deal, SPECTATOR)).filter(({ reason }) => reason === 'win')
      return rows.map(({ why }) => ({ hits, said: why?.kind === 'fans' ? why.hits : undefined }))
    })
    expect(wins).not.toEqual([])
    for (const { hits, said } of wins) expect(said).toBe(hits)
    expect(wins.every(({ hits }) => hits !== null)).toBe(true)
  })

  test('every viewer has the same payments', () => {
    const bare = (deal: (typeof deals)[number], viewer: typeof REVIEWER) =>
      ledgerOf(framesOf(deal, viewer)).map(({ ply: _, ...row }) => row)
    for (const deal of deals) expect(bare(deal, REVIEWER)).toEqual(bare(deal, SPECTATOR))
  })
})
