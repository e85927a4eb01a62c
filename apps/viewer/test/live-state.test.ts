import { fc, test as property } from '@fast-check/vitest'
import { ALL_HANDS, appendFrames, framesOf, SPECTATOR, wireFrames } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { momentsBehind, NOTHING, shownDeal, shownFrame, shownPly, type LiveState } from '../src/live/state.ts'
import { playedDeal } from './deal.ts'
import { after, first, second, snapshot, update } from './live-updates.ts'

const plies = (state: LiveState) => state.edge.frames.map(({ ply }) => ply)

describe('updates', () => {
  test('a snapshot is taken as it is, an empty one too', () => {
    const empty = after(NOTHING, update('snapshot', null, []))
    expect(shownFrame(empty)).toBeNull()
    expect(shownPly(empty)).toBe(-1)
    expect(shownPly(after(empty, snapshot(10)))).toBe(9)
  })

  test('frames follow, and the cursor with them', () => {
    const state = after(NOTHING, snapshot(10), update('frames', 1, first.slice(10, 12)))
    expect(plies(state)).toEqual([...Array(12).keys()])
    expect(state.cursor).toBe('1:12')
    expect(shownPly(state)).toBe(11)
  })

  test('what is there already gets in once', () => {
    const state = after(
      NOTHING,
      snapshot(10),
      update('frames', 1, first.slice(8, 12)),
      update('frames', 1, first.slice(8, 12)),
    )
    expect(plies(state)).toEqual([...Array(12).keys()])
    expect(state.resyncs).toBe(0)
  })

  test('a gap takes nothing in and asks again from the last cursor', () => {
    const state = after(NOTHING, snapshot(10), update('frames', 1, first.slice(11, 13)))
    expect(plies(state)).toEqual([...Array(10).keys()])
    expect(state).toMatchObject({ cursor: '1:10', resyncs: 1, gap: true })
    const closed = after(state, update('frames', 1, first.slice(10, 13)))
    expect(closed).toMatchObject({ cursor: '1:13', resyncs: 1, gap: false })
  })

  test('a gap inside an update is one too', () => {
    const holed = [first[10]!, first[12]!]
    expect(after(NOTHING, snapshot(10), update('frames', 1, holed)).resyncs).toBe(1)
  })

  test('a snapshot with a gap is not taken', () => {
    const state = after(NOTHING, snapshot(10), update('snapshot', 2, [second[0]!, second[2]!]))
    expect(shownDeal(state).number).toBe(1)
    expect(state).toMatchObject({ resyncs: 1, gap: true })
  })

  test('a second gap in a row asks for everything anew', () => {
    const state = after(
      NOTHING,
      snapshot(10),
      update('frames', 1, first.slice(12, 13)),
      update('frames', 1, first.slice(14, 15)),
    )
    expect(state).toMatchObject({ cursor: null, resyncs: 2 })
    expect(after(state, snapshot(15))).toMatchObject({ cursor: '1:15', gap: false })
  })

  test('frames of another deal than the one at the edge are a gap', () => {
    expect(after(NOTHING, snapshot(10), update('frames', 2, second.slice(10, 12))).resyncs).toBe(1)
  })

  test('the server’s clock is known', () => {
    expect(after(NOTHING, snapshot(1)).skew).toBe(Date.parse('2026-01-01T00:00:05.000Z'))
  })

  property.prop([fc.array(fc.tuple(fc.nat(first.length), fc.nat(12)), { maxLength: 40 })])(
    'whatever comes twice, late or with gaps: the frames are the deal’s own, dense from 0',
    (pieces) => {
      const state = after(
        NOTHING,
        snapshot(5),
        ...pieces.map(([from, count]) => update('frames', 1, first.slice(from, from + count))),
      )
      expect(state.edge.frames).toEqual(appendFrames([], first.slice(0, state.edge.frames.length)))
    },
  )
})

describe('keeping the place', () => {
  const atTen = after(NOTHING, snapshot(20), { type: 'seek', ply: 10 })

  test('through new moments', () => {
    const state = after(atTen, update('frames', 1, first.slice(20, 25)))
    expect(shownPly(state)).toBe(10)
    expect(momentsBehind(state)).toBe(14)
  })

  test('through a resync with a snapshot of the same deal', () => {
    expect(shownPly(after(atTen, snapshot(30)))).toBe(10)
  })

  test('within a snapshot that is shorter', () => {
    expect(shownPly(after(atTen, snapshot(4)))).toBe(3)
  })

  test('through the deal’s end and the next deals', () => {
    const state = after(atTen, update('snapshot', 2, second.slice(0, 3)), update('snapshot', 3, first.slice(0, 2)))
    expect(shownDeal(state).number).toBe(1)
    expect(shownPly(state)).toBe(10)
    expect(momentsBehind(state)).toBe(9 + 2)
    expect(state.previous).toEqual({ id: 'deal-2', number: 2 })
  })

  test('the edge is one step away', () => {
    const state = after(atTen, update('snapshot', 2, second.slice(0, 3)), { type: 'edge' })
    expect(shownDeal(state).number).toBe(2)
    expect(shownPly(state)).toBe(2)
    expect(momentsBehind(state)).toBe(0)
  })

  test('stepping on from the last moment of a past deal enters the one at the edge', () => {
    const next = after(
      atTen,
      update('snapshot', 2, second.slice(0, 3)),
      { type: 'seek', ply: 19 },
      { type: 'step', by: 1 },
    )
    expect(shownDeal(next).number).toBe(2)
    expect(shownPly(next)).toBe(0)
    expect(shownPly(after(next, { type: 'step', by: 1 }))).toBe(1)
  })

  test('the next deal follows for who is at the edge', () => {
    const state = after(NOTHING, snapshot(20), update('snapshot', 2, second.slice(0, 3)))
    expect(shownDeal(state).number).toBe(2)
    expect(state.held).toBeNull()
  })
})

describe('moving', () => {
  const state = after(NOTHING, snapshot(20))

  test('to the last moment follows again', () => {
    const back = after(state, { type: 'step', by: -1 })
    expect(shownPly(back)).toBe(18)
    expect(after(back, { type: 'step', by: 1 }).held).toBeNull()
  })

  test('stops at both ends', () => {
    expect(shownPly(after(state, { type: 'seek', ply: -5 }))).toBe(0)
    expect(shownPly(after(state, { type: 'seek', ply: 500 }))).toBe(19)
    expect(shownPly(after(state, { type: 'seek', ply: 0 }, { type: 'step', by: -1 }))).toBe(0)
  })

  test('does nothing while nothing is visible', () => {
    expect(after(NOTHING, { type: 'step', by: -1 }, { type: 'seek', ply: 3 })).toEqual(NOTHING)
  })
})

describe('another view', () => {
  const events = playedDeal('first')
  const all = wireFrames(events, ALL_HANDS)
  /** A late moment that everyone sees. */
  const at = first.findLastIndex(({ type, ply }) => type === 'TileDiscarded' && ply < first.length - 20)
  const shown = (state: LiveState) => shownFrame(state)?.event

  test('keeps the place, though its moments have other numbers', () => {
    const state = after(NOTHING, update('snapshot', 1, first), { type: 'seek', ply: at })
    const opened = after(state, update('snapshot', 1, all, 'all-hands'))
    expect(all.length).toBeGreaterThan(first.length)
    expect(shownPly(opened)).toBeGreaterThan(at)
    expect(shown(opened)).toEqual(shown(state))
    const closed = after(opened, update('snapshot', 1, first))
    expect(shownPly(closed)).toBe(at)
  })

  test('and the deal, when the table has gone on; that deal comes whole in the new view', () => {
    const state = after(NOTHING, update('snapshot', 1, first.slice(0, -4)), { type: 'seek', ply: at })
    const gone = after(state, update('snapshot', 2, second.slice(0, 3), 'all-hands'))
    expect(shownDeal(gone)).toMatchObject({ number: 1, viewer: 'spectator' })
    const frames = framesOf(events, ALL_HANDS)
    const whole = after(gone, { type: 'past', deal: { id: 'deal-1', number: 1, frames, viewer: 'all-hands' } })
    expect(shown(whole)).toEqual(shown(state))
    expect(momentsBehind(whole)).toBe(frames.length - 1 - shownPly(whole) + 3)
  })

  test('another deal than the one kept is not taken', () => {
    const state = after(NOTHING, snapshot(20), { type: 'seek', ply: 3 }, update('snapshot', 2, second.slice(0, 3)))
    const frames = framesOf(events, SPECTATOR)
    expect(after(state, { type: 'past', deal: { id: 'deal-9', number: 9, frames, viewer: 'spectator' } })).toBe(state)
  })
})
