import { framesOf, seatViewer } from '@paipu/views'
import { describe, expect, test, vi } from 'vitest'
import type { OpenDeal } from '../src/stage/open-deal.ts'
import { act, type Acts } from '../src/replay/key-acts.ts'
import { decisionPlies } from '../src/stage/decisions.ts'
import { playedDeal } from './deal.ts'

const FRAMES = framesOf(playedDeal('a'), seatViewer(0))
const DECISIONS = decisionPlies(FRAMES, 0)

/** What keys work on, at a moment; what they do is only noted. */
function actsAt(ply: number) {
  const replay = {
    frames: FRAMES,
    whole: FRAMES,
    ply,
    last: FRAMES.length - 1,
    viewer: seatViewer(0),
    overlays: [] as Acts['replay']['overlays'],
    view: vi.fn<Acts['replay']['view']>(),
    toggleAllHands: vi.fn<() => void>(),
    toggleOverlay: vi.fn<Acts['replay']['toggleOverlay']>(),
    toggleSpoilers: vi.fn<() => void>(),
  }
  return {
    replay: replay as unknown as Acts['replay'] & typeof replay,
    deal: { previous: 'before', next: null } as OpenDeal,
    moves: {
      first: vi.fn<() => void>(),
      back: vi.fn<(stride: number) => void>(),
      forward: vi.fn<(stride: number) => void>(),
      last: vi.fn<() => void>(),
    },
    bottom: 0 as const,
    costly: [5, 9],
    copyLink: vi.fn<() => void>(),
    sayOverlay: vi.fn<Acts['sayOverlay']>(),
    sayNoneCost: vi.fn<Acts['sayNoneCost']>(),
    toDeal: vi.fn<Acts['toDeal']>((deal) => deal !== null),
    togglePlaying: vi.fn<() => void>(),
    showHelp: vi.fn<() => void>(),
    togglePoints: vi.fn<() => void>(),
    seek: vi.fn<(ply: number) => void>(),
    jump: vi.fn<(ply: number) => void>(),
  }
}

describe('what keys do', () => {
  test('steps go as far as the key has been held for', () => {
    const acts = actsAt(4)
    act({ type: 'forward' }, 4, acts)
    act({ type: 'back' }, 1, acts)
    expect(acts.moves.forward).toHaveBeenCalledWith(4)
    expect(acts.moves.back).toHaveBeenCalledWith(1)
  })

  test('up and down go along the decisions of the seat at the bottom, and stay at the last', () => {
    const first = actsAt(0)
    act({ type: 'next-decision' }, 1, first)
    expect(first.seek).toHaveBeenCalledWith(DECISIONS[0])
    const last = actsAt(DECISIONS.at(-1)!)
    act({ type: 'next-decision' }, 1, last)
    expect(last.seek).toHaveBeenCalledWith(DECISIONS.at(-1))
    act({ type: 'previous-decision' }, 1, last)
    expect(last.seek).toHaveBeenLastCalledWith(DECISIONS.at(-2))
  })

  test('comma and stop go along what cost something', () => {
    const acts = actsAt(6)
    act({ type: 'next-mistake' }, 1, acts)
    expect(acts.jump).toHaveBeenLastCalledWith(9)
    act({ type: 'previous-mistake' }, 1, acts)
    expect(acts.jump).toHaveBeenLastCalledWith(5)
    expect(acts.sayNoneCost).not.toHaveBeenCalled()
  })

  test('where nothing further cost anything, that is said', () => {
    const acts = actsAt(9)
    act({ type: 'next-mistake' }, 1, acts)
    expect(acts.jump).not.toHaveBeenCalled()
    expect(acts.sayNoneCost).toHaveBeenCalledWith('next-mistake')
  })

  test('where waits and danger show is said as they are switched on, and not as they are switched off', () => {
    const acts = actsAt(0)
    act({ type: 'danger' }, 1, acts)
    expect(acts.sayOverlay).toHaveBeenCalledExactlyOnceWith('danger')
    act({ type: 'danger' }, 1, { ...acts, replay: { ...acts.replay, overlays: ['danger'] } })
    expect(acts.sayOverlay).toHaveBeenCalledOnce()
    expect(acts.replay.toggleOverlay).toHaveBeenCalledTimes(2)
  })

  test('brackets lead to the table’s other deals; where there is none the key is the browser’s', () => {
    const acts = actsAt(0)
    expect(act({ type: 'previous-deal' }, 1, acts)).toBe(true)
    expect(acts.toDeal).toHaveBeenLastCalledWith('before')
    expect(act({ type: 'next-deal' }, 1, acts)).toBe(false)
  })

  test('the rest', () => {
    const acts = actsAt(0)
    act({ type: 'points' }, 1, acts)
    act({ type: 'copy-link' }, 1, acts)
    act({ type: 'play' }, 1, acts)
    act({ type: 'help' }, 1, acts)
    act({ type: 'waits' }, 1, acts)
    act({ type: 'danger' }, 1, acts)
    act({ type: 'all-hands' }, 1, acts)
    act({ type: 'spoilers' }, 1, acts)
    for (const called of [acts.togglePoints, acts.copyLink, acts.togglePlaying, acts.showHelp])
      expect(called).toHaveBeenCalledTimes(1)
    expect(acts.replay.toggleOverlay.mock.calls).toEqual([['waits'], ['danger']])
    expect(acts.replay.toggleAllHands).toHaveBeenCalledTimes(1)
    expect(acts.replay.toggleSpoilers).toHaveBeenCalledTimes(1)
  })
})
