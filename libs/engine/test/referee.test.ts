import type { DealEvent } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { decide, endedDeal, evolveAll, referee, UNSTARTED, type Deal } from '../src/index.ts'
import { answer, discard, given, timeLimit, type Story } from './support/given.ts'
import { RED_DRAGON } from './support/rule-sets.ts'
import { scripted } from './support/script.ts'

const script = { hands: { 0: '5m*', 1: '55m*' }, birds: '1m2p3sR' }
const opening = decide(UNSTARTED, scripted(RED_DRAGON, script))
const OPENING = opening.ok ? opening.events : []
const begin = (): Story => given(evolveAll(UNSTARTED, OPENING) as Deal)

/** A deal that was played, from its start. */
const played = (story: Story): readonly DealEvent[] => [...OPENING, ...story.events]
const PUNGED = played(begin().when(discard(0, '5m'), answer(1, 'pung')))
const [STARTED, BUILT, DEALT, DISCARDED, ANSWERED, CLAIMED] = PUNGED as [
  DealEvent,
  DealEvent,
  DealEvent,
  DealEvent,
  DealEvent,
  DealEvent,
]
const wrong = (...events: readonly DealEvent[]) => referee(events)
const timedOut = { type: 'TurnTimedOut', data: { seat: 0, played: 'discard', by: 'bot' } } as const satisfies DealEvent

/** It names the event that is not what the rules make it, and what they make of it. */
describe('the referee', () => {
  test('finds nothing wrong in a deal that is not over', () => {
    const verdict = wrong(...PUNGED)
    expect(verdict).toMatchObject({ ok: true, deal: { phase: { name: 'turn', seat: 1, source: 'pung' } } })
    expect(verdict.ok && endedDeal(verdict.deal)).toBeNull()
    const ended = referee(played(begin().when(timeLimit)))
    expect(ended.ok && endedDeal(ended.deal)).toMatchObject({ phase: { name: 'ended', result: 'time-limit' } })
  })

  test('names the event that must follow where the events stop', () => {
    expect(wrong(STARTED, BUILT)).toEqual({ ok: false, at: 2, message: 'the events stop where HandsDealt must follow' })
    expect(wrong(STARTED, BUILT, DEALT, DISCARDED, ANSWERED)).toEqual({
      ok: false,
      at: 5,
      message: 'the events stop where PungClaimed must follow',
    })
  })

  test('names the event that stands in the place of another', () => {
    expect(wrong(STARTED, BUILT, DEALT, DISCARDED, ANSWERED, DISCARDED)).toEqual({
      ok: false,
      at: 5,
      message: 'TileDiscarded where the rules make it PungClaimed',
    })
  })

  test('names the field that is another, and both values', () => {
    const claimed = { type: 'PungClaimed', data: { seat: 1, tile: '5m', from: 2 } } as const
    expect(wrong(STARTED, BUILT, DEALT, DISCARDED, ANSWERED, claimed)).toEqual({
      ok: false,
      at: 5,
      message: 'PungClaimed.from: 2 where the rules make it 0',
    })
  })

  test('compares whatever comes, and says where more is than there should be', () => {
    const withData = (data: unknown) => ({ ...CLAIMED, data }) as unknown as DealEvent
    for (const data of [null, 5, 'text', { ...CLAIMED.data, more: 1 }, { tile: '5m', from: 0 }])
      expect(() => referee(PUNGED.with(5, { type: 'TileDrawn', data } as unknown as DealEvent))).not.toThrow()
    expect(wrong(...PUNGED.with(5, withData({ ...CLAIMED.data, more: 1 })))).toMatchObject({ ok: false, at: 5 })
    expect(wrong(...PUNGED.with(5, withData({ from: 0, tile: '5m', seat: 1 })))).toMatchObject({ ok: true })
    expect(wrong(...PUNGED.with(5, withData({ seat: 1, tile: '5m', from: null })))).toMatchObject({
      ok: false,
      at: 5,
      message: 'PungClaimed.from: null where the rules make it 0',
    })
  })

  test('says what a decision is refused for', () => {
    const twice = played(begin().when(discard(0, '5m')))
    expect(referee([...twice, twice.at(-1)!])).toEqual({
      ok: false,
      at: 4,
      message: "wrong-phase: discard: no seat's turn now, the deal is at claims",
    })
  })

  test('says where no decision begins, and what can’t complete one', () => {
    expect(wrong(DEALT)).toEqual({
      ok: false,
      at: 0,
      message: 'HandsDealt cannot stand here: no decision begins with it',
    })
    expect(wrong(DEALT, BUILT)).toMatchObject({ at: 0 })
    expect(wrong(STARTED)).toEqual({
      ok: false,
      at: 0,
      message: 'DealStarted cannot stand here: no decision begins with it',
    })
    expect(wrong(STARTED, DEALT)).toEqual({ ok: false, at: 1, message: 'HandsDealt cannot follow DealStarted' })
    expect(wrong(timedOut, BUILT)).toEqual({ ok: false, at: 1, message: 'WallBuilt cannot follow TurnTimedOut' })
    expect(wrong(STARTED, BUILT, DEALT, timedOut, CLAIMED)).toEqual({
      ok: false,
      at: 4,
      message: 'PungClaimed cannot follow TurnTimedOut',
    })
    const announced = { type: 'ReadyAnnounced', data: { seat: 0 } } as const
    expect(wrong(STARTED, BUILT, DEALT, announced, CLAIMED)).toEqual({
      ok: false,
      at: 4,
      message: 'PungClaimed cannot follow ReadyAnnounced',
    })
    for (const half of [timedOut, announced])
      expect(wrong(STARTED, BUILT, DEALT, half)).toEqual({
        ok: false,
        at: 3,
        message: `${half.type} cannot stand here: no decision begins with it`,
      })
    expect(wrong(STARTED, BUILT, DEALT, STARTED, CLAIMED)).toEqual({
      ok: false,
      at: 3,
      message: 'DealStarted cannot stand here: no decision begins with it',
    })
  })

  test.each([
    ['WallBuilt', {}],
    ['HandsDealt', {}],
    ['TilesSwapped', {}],
    ['VoidSuitsDeclared', {}],
    ['PungClaimed', {}],
    ['KongMade', { kind: 'exposed' }],
    ['KongRobbed', {}],
    ['HandLocked', {}],
    // The tile lies open: whose win it is was said by an answer.
    ['WinDeclared', {}],
    ['BirdsTurned', {}],
  ])('no decision begins with %s there', (type, data) => {
    expect(wrong(STARTED, BUILT, DEALT, DISCARDED, { type, data } as unknown as DealEvent)).toEqual({
      ok: false,
      at: 4,
      message: `${type} cannot stand here: no decision begins with it`,
    })
  })
})
