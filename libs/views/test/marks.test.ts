import type { DealEventType } from '@paipu/contracts'
import { describe, expect, test } from 'vitest'
import { REVIEWER, seatViewer, SPECTATOR, timelineMarks, type Mark, type MarkKind } from '../src/index.ts'
import { EVENT_TYPES, framesSeen, moment, ONE_OF_EACH } from './support/moments.ts'

/** What stands out, and whether it is somebody's: the table's alone are the opening and the end. */
const OF_TYPE: Readonly<Record<DealEventType, MarkKind | null>> = {
  DealStarted: null,
  WallBuilt: null,
  HandsDealt: null,
  SwapChosen: null,
  SwapDirectionDrawn: null,
  TilesSwapped: 'swap',
  TilesRemoved: null,
  VoidSuitChosen: null,
  VoidSuitsDeclared: 'void',
  TileDrawn: null,
  TileDiscarded: null,
  ReadyAnnounced: 'ready',
  ClaimAnswered: null,
  PungClaimed: 'call',
  KongMade: 'kong',
  KongRobbed: null,
  WinDeclared: 'win',
  HandLocked: null,
  BirdsTurned: null,
  PointsPaid: null,
  TurnTimedOut: null,
  DealEnded: 'end',
}
const NOBODYS: readonly MarkKind[] = ['swap', 'void', 'wall-end', 'end']

const started = moment('DealStarted')

function marks(...events: readonly Parameters<typeof moment>[]): Mark[] {
  return timelineMarks(framesSeen([started, ...events.map((event) => moment(...event))], REVIEWER))
}

describe('marks of a timeline', () => {
  test.each(EVENT_TYPES)('%s: is one, or none, and its seat’s', (type) => {
    const kind = OF_TYPE[type]
    const seat = (ONE_OF_EACH[type] as { readonly seat?: number }).seat
    const expected = kind === null ? [] : [{ ply: 1, kind, seat: NOBODYS.includes(kind) ? null : seat }]
    expect(marks([type])).toEqual(expected)
  })

  test.each(['concealed', 'exposed', 'added'] as const)('a kong is one where it is made: %s', (kind) => {
    const from = kind === 'exposed' ? 1 : null
    expect(marks(['KongMade', { kind, from, seat: 3 }])).toEqual([{ ply: 1, kind: 'kong', seat: 3 }])
  })

  test('every winner of one tile has one, whatever the way of winning', () => {
    const won = marks(
      ['WinDeclared', { seat: 0, by: 'discard', from: 2 }],
      ['WinDeclared', { seat: 3, by: 'discard', from: 2 }],
      ['WinDeclared', { seat: 1, by: 'rob', from: 0 }],
    )
    expect(won).toEqual([
      { ply: 1, kind: 'win', seat: 0 },
      { ply: 2, kind: 'win', seat: 3 },
      { ply: 3, kind: 'win', seat: 1 },
    ])
  })

  test.each([
    ['won', 'end'],
    ['time-limit', 'end'],
    ['wall-end', 'wall-end'],
  ] as const)('a deal that ends by %s ends with the mark %s', (result, kind) => {
    expect(marks(['DealEnded', { result }])).toEqual([{ ply: 1, kind, seat: null }])
  })

  test('stand at the plies of who looks: what a viewer did not see is not counted', () => {
    const events = [started, moment('ClaimAnswered', { seat: 2 }), moment('PungClaimed', { seat: 3 })]
    const pung = (ply: number) => [{ ply, kind: 'call', seat: 3 }]
    expect(timelineMarks(framesSeen(events, REVIEWER))).toEqual(pung(2))
    expect(timelineMarks(framesSeen(events, seatViewer(2)))).toEqual(pung(2))
    expect(timelineMarks(framesSeen(events, seatViewer(3)))).toEqual(pung(1))
    expect(timelineMarks(framesSeen(events, SPECTATOR))).toEqual(pung(1))
  })

  test('there are none before anything happens', () => {
    expect(timelineMarks([])).toEqual([])
  })
})
