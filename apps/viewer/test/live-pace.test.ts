import { describe, expect, test } from 'vitest'
import {
  live,
  modeOf,
  momentsBehind,
  nextFrame,
  NOTHING,
  placeName,
  secondsBehind,
  shownDeal,
  shownPly,
  startLive,
  type LiveAction,
  type LiveState,
} from '../src/live/state.ts'
import { catchUpMs, goesOn } from '../src/live/use-catch-up.ts'
import { after, first, second, snapshot, update } from './live-updates.ts'

describe('staying and catching up', () => {
  const play: LiveAction = { type: 'play' }
  const advance = (state: LiveState) => live(state, { type: 'advance', from: placeName(state), times: 1 })
  const paused = after(NOTHING, snapshot(20), play)

  test('at the edge it stays, through new moments and into the next deal', () => {
    expect(modeOf(paused)).toBe('standing')
    expect(momentsBehind(paused)).toBe(0)
    const later = after(paused, update('frames', 1, first.slice(20, 25)), update('snapshot', 2, second.slice(0, 3)))
    expect(shownPly(later)).toBe(19)
    expect(shownDeal(later).number).toBe(1)
    expect(momentsBehind(later)).toBe(5 + 3)
  })

  test('with nothing newer it follows again', () => {
    expect(modeOf(after(paused, play))).toBe('edge')
  })

  test('it catches up moment by moment to the edge, and then follows', () => {
    let state = after(paused, update('frames', 1, first.slice(20, 25)), play)
    expect(modeOf(state)).toBe('catching-up')
    const seen: number[] = []
    while (modeOf(state) === 'catching-up') {
      state = advance(state)
      seen.push(shownPly(state))
    }
    expect(seen).toEqual([20, 21, 22, 23, 24])
    expect(state.held).toBeNull()
  })

  test('it goes through the rest of an earlier deal into the one at the edge', () => {
    let state = after(paused, update('frames', 1, first.slice(20, 22)), update('snapshot', 2, second.slice(0, 3)), play)
    const seen: string[] = []
    while (modeOf(state) === 'catching-up') {
      state = advance(state)
      seen.push(placeName(state))
    }
    expect(seen).toEqual(['deal-1 20', 'deal-1 21', 'deal-2 0', 'deal-2 1', 'deal-2 2'])
  })

  test('moments that came together come together', () => {
    const frames = first.slice(0, 12).map((frame) => ({ ...frame, time: first[Math.min(frame.ply, 9)]!.time }))
    const state = after(NOTHING, update('snapshot', 1, frames), { type: 'seek', ply: 8 }, play)
    expect(shownPly(advance(state))).toBe(11)
  })

  test('a timer of a place that was left does nothing', () => {
    const state = after(NOTHING, snapshot(20), { type: 'seek', ply: 5 }, play)
    expect(after(state, { type: 'advance', from: 'deal-1 4', times: 1 })).toBe(state)
  })

  test('a press or a step ends it', () => {
    const state = after(NOTHING, snapshot(20), { type: 'seek', ply: 5 }, play)
    expect(modeOf(after(state, play))).toBe('standing')
    expect(modeOf(after(state, { type: 'step', by: -1 }))).toBe('standing')
    expect(modeOf(after(state, { type: 'edge' }))).toBe('edge')
  })

  test('a moment stands for as long as at the table, but for the speed, and never for long', () => {
    const state = after(NOTHING, snapshot(20), { type: 'seek', ply: 5 }, play)
    const real = Date.parse(first[6]!.time) - Date.parse(first[5]!.time)
    expect(catchUpMs(state, 2)).toBe(real / 2)
    expect(catchUpMs(state, 8)).toBe(real / 8)
    const slow = first
      .slice(0, 8)
      .map((frame) => (frame.ply > 5 ? { ...frame, time: '2030-01-01T00:00:00.000Z' } : frame))
    expect(catchUpMs(after(NOTHING, update('snapshot', 1, slow), { type: 'seek', ply: 5 }), 2)).toBe(2_000)
  })

  test('where drawing takes longer than moments stand, those whose time is over are passed by', () => {
    const state = after(NOTHING, snapshot(20), { type: 'seek', ply: 5 }, play)
    const plies = (ms: number) => {
      const { times, left } = goesOn(state, 4, ms)
      return [shownPly(live(state, { type: 'advance', from: placeName(state), times })), left]
    }
    const untilPly = (ply: number) => (Date.parse(first[ply]!.time) - Date.parse(first[5]!.time)) / 4
    expect(plies(untilPly(6) - 1)).toEqual([5, untilPly(6) - 1])
    expect(plies(untilPly(6))).toEqual([6, 0])
    expect(plies(untilPly(9) + 1)).toEqual([9, 1])
    expect(plies(1e9)[0]).toBe(19)
    expect(modeOf(live(state, { type: 'advance', from: placeName(state), times: 99 }))).toBe('edge')
  })

  test('how far behind: the delay at the edge, and since the next moment behind it', () => {
    const state = after(NOTHING, snapshot(20))
    const now = Date.parse(first[10]!.time) + 95_000
    expect(secondsBehind(state, 30, now)).toBe(30)
    const held = after(state, { type: 'seek', ply: 9 })
    expect(nextFrame(held)!.ply).toBe(10)
    expect(secondsBehind(held, 30, now)).toBe(95)
    expect(secondsBehind(held, 120, now)).toBe(120)
  })

  test('a link’s moment is kept from the start; one beyond the edge follows', () => {
    const action = snapshot(20) as Extract<LiveAction, { type: 'update' }>
    expect(startLive(action.update, 'spectator', 0, 7).held).toEqual({ ply: 7, past: null, catchingUp: false })
    expect(startLive(action.update, 'spectator', 0, 70).held).toBeNull()
    expect(startLive(action.update, 'spectator', 0, null).held).toBeNull()
  })
})
