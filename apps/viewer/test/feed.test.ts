import { framesOf, narrate, SPECTATOR, wireFrames } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { feedOf, isForFeed } from '../src/live/feed.ts'
import { loudest, soundOf } from '../src/live/sounds.ts'
import { spokenMoments } from '../src/live/spoken.ts'
import { dealWithBirds, playedDeal } from './deal.ts'

const FRAMES = framesOf(playedDeal('first'), SPECTATOR)

describe('the feed', () => {
  test('has every call, win and payment once, in order, and no draw and no discard', () => {
    const lines = feedOf(FRAMES)
    const types = new Set(lines.map(({ frame }) => frame.event.type))
    for (const type of ['DealStarted', 'VoidSuitsDeclared', 'WinDeclared', 'PointsPaid', 'DealEnded'])
      expect(types).toContain(type)
    expect(types).not.toContain('TileDrawn')
    expect(types).not.toContain('TileDiscarded')
    const plies = lines.map(({ frame }) => frame.ply)
    expect(plies).toEqual([...new Set(plies)].toSorted((a, b) => a - b))
    const paid = FRAMES.filter(({ event }) => event.type === 'PointsPaid').map(({ ply }) => ply)
    expect(lines.filter(({ payment }) => payment !== null).map(({ frame }) => frame.ply)).toEqual(paid)
  })

  test.each([
    ['fan', playedDeal('first')],
    ['birds', dealWithBirds('a')],
  ])('explains each payment, in a deal with %s', (_, events) => {
    const frames = framesOf(events, SPECTATOR)
    const payments = feedOf(frames).flatMap(({ payment }) => payment ?? [])
    expect(payments.length).toBeGreaterThan(0)
    for (const { row, by } of payments) {
      const { event } = frames[row.ply]!
      expect(event.type === 'PointsPaid' && event.data.payments).toEqual(row.payments)
      expect(by !== null).toBe(row.reason === 'win')
      expect(row.why !== null).toBe(row.reason === 'win' || row.reason === 'kong')
      if (by === 'discard' || by === 'rob') expect(row.payments).toHaveLength(1)
    }
    const totals = frames.at(-1)!.state.seats.map(({ points }) => points)
    expect(payments.at(-1)!.row.totals).toEqual(totals)
  })
})

describe('what is spoken', () => {
  const win = FRAMES.findIndex(({ event }) => event.type === 'WinDeclared')

  test('is the moment, and the calls and payments since the last one spoken, each once', () => {
    const until = FRAMES.findIndex(({ ply, event }) => ply > win && event.type === 'TileDrawn')
    const between = FRAMES.slice(win - 3, until).filter(({ event }) => isForFeed(event))
    const lines = [...between, FRAMES[until]!].map((frame) => narrate(frame, 'en'))
    expect(lines.length).toBeGreaterThan(2)
    expect(spokenMoments(FRAMES, win - 4, until, 'en')).toBe(lines.join(' '))
  })

  test('after it has been spoken a call is not spoken again', () => {
    expect(spokenMoments(FRAMES, win, win + 1, 'zh')).toBe(narrate(FRAMES[win + 1]!, 'zh'))
  })

  test('to who goes through the deal it is the moment alone', () => {
    expect(spokenMoments(FRAMES, null, win + 2, 'en')).toBe(narrate(FRAMES[win + 2]!, 'en'))
    expect(spokenMoments(FRAMES, win + 20, win, 'en')).toBe(narrate(FRAMES[win]!, 'en'))
  })
})

describe('sounds', () => {
  test('one for what happens together: the one that matters most', () => {
    expect(loudest([{ type: 'TileDrawn' }, { type: 'WinDeclared' }, { type: 'PointsPaid' }])).toBe('win')
    expect(loudest([{ type: 'KongMade' }, { type: 'PointsPaid' }, { type: 'TileDrawn' }])).toBe('kong')
    expect(loudest([{ type: 'PungClaimed' }])).toBe('call')
    expect(loudest([{ type: 'TileDiscarded' }, { type: 'TileDrawn' }])).toBe('click')
    expect(loudest([{ type: 'PointsPaid' }])).toBeNull()
    expect(loudest([])).toBeNull()
  })

  test('none tells of what a spectator does not see', () => {
    expect(soundOf({ type: 'ClaimAnswered' })).toBeNull()
    const seen = new Set(wireFrames(playedDeal('first'), SPECTATOR).map(({ type }) => type))
    for (const { event } of playedDeal('first')) if (soundOf(event) !== null) expect(seen).toContain(event.type)
  })
})
