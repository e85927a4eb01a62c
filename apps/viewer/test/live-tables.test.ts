import {
  ALL_HANDS,
  evolveView,
  framesOf,
  inSmall,
  NOTHING_YET,
  parseViewer,
  SPECTATOR,
  type ViewState,
} from '@paipu/views'
import { describe, expect, test } from 'vitest'
import type { ListedTable } from '../src/api/schema.ts'
import { edgeSearch, momentSearch, readDeal, replayAddress } from '../src/live/address.ts'
import { boardState } from '../src/lobby/board-state.ts'
import { tablesAfter } from '../src/lobby/tables.ts'
import { playedDeal } from './deal.ts'

const DEAL = '01900000-0000-7000-8000-000000000000'

const [START] = playedDeal('a').flatMap(({ event }) => (event.type === 'DealStarted' ? [event.data] : []))

function listed(id: string, state: ViewState | null): ListedTable {
  return {
    id,
    name: 'Plum',
    ruleSet: { ...START!.ruleSet, nameEn: '', nameZh: '' },
    seats: START!.seats.map(({ name, player, kind }) => ({ id: player, name, kind })),
    policy: 'public',
    delaySeconds: 30,
    openedAt: '2026-01-01T00:00:00.000Z',
    visibleFrom: '2026-01-01T00:00:30.000Z',
    dealNumber: 1,
    wallLeft: state?.wallLeft ?? null,
    spectators: 0,
    watching: { viewers: ['spectator'], hidden: [], en: '', zh: '' },
    board: state === null ? null : inSmall(state),
  }
}

describe('a board in small', () => {
  test('says at every moment what the API says of it', () => {
    let state = NOTHING_YET
    for (const { event } of framesOf(playedDeal('a'), SPECTATOR)) {
      state = evolveView(state, event)
      const shown = boardState(listed('a', state))!
      expect(inSmall(shown)).toEqual(inSmall(state))
      expect(shown.wallLeft).toBe(state.wallLeft)
      expect(shown.seats.map(({ laidAside }) => laidAside)).toEqual(state.seats.map(({ laidAside }) => laidAside))
    }
    expect(state.phase.name).toBe('ended')
  })

  test('is none while nothing is visible', () => {
    expect(boardState(listed('a', null))).toBeNull()
  })
})

describe('the tables of the lobby', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => listed(id, null))
  const told = { closed: [], serverTime: '' } as const

  test('a snapshot is all of them', () => {
    expect(tablesAfter([a!, b!], { ...told, kind: 'snapshot', tables: [c!] })).toEqual([c])
  })

  test('changes stand in their places, new ones behind, closed ones go', () => {
    const changed = { ...b!, spectators: 5 }
    const after = tablesAfter([a!, b!], { ...told, kind: 'changes', tables: [changed, c!], closed: ['a'] })
    expect(after).toEqual([changed, c])
  })
})

describe('links', () => {
  test('a moment’s carries deal, moment, view and the seat at the bottom', () => {
    const picture = { deal: DEAL, ply: 12, viewer: ALL_HANDS, bottom: 2, nameless: false } as const
    expect(momentSearch(picture)).toBe(`?deal=${DEAL}&ply=12&view=all-hands&bottom=2`)
    expect(replayAddress(DEAL, picture)).toBe(`/deals/${DEAL}?ply=12&view=all-hands&bottom=2`)
    const nameless = replayAddress(DEAL, { ...picture, nameless: true })
    expect(nameless).toBe(`/deals/${DEAL}?ply=12&view=all-hands&bottom=2&names=hidden`)
  })

  test('that of the edge has no moment', () => {
    expect(edgeSearch({ viewer: SPECTATOR, bottom: null, nameless: false })).toBe('')
    expect(edgeSearch({ viewer: parseViewer('seats-2')!, bottom: null, nameless: false })).toBe('?view=seats-2')
    expect(edgeSearch({ viewer: ALL_HANDS, bottom: 1, nameless: true })).toBe('?view=all-hands&bottom=1&names=hidden')
    expect(edgeSearch({ viewer: SPECTATOR, bottom: null, nameless: true })).toBe('?names=hidden')
  })

  test.each([
    [DEAL, DEAL],
    ['x', null],
    [undefined, null],
    [[DEAL, DEAL], null],
    ['//evil.example/-aaaaaaaaaaaaaaaaaaaaaaaaa', null],
  ])('deal=%s is read as %s', (deal, read) => {
    expect(readDeal({ deal })).toBe(read)
  })
})
