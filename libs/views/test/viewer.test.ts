import { SEATS, type Seat } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { ALL_HANDS, parseViewer, REVIEWER, sees, seatViewer, SPECTATOR, viewerName, type Viewer } from '../src/index.ts'

/** Every choice of some seats, but not of none and not of all. */
const SOME_SEATS = Array.from({ length: 14 }, (_, n) => SEATS.filter((seat) => ((n + 1) >> seat) & 1))

describe('viewers', () => {
  test('have names that are read back', () => {
    expect([SPECTATOR, ALL_HANDS, REVIEWER].map(viewerName)).toEqual(['spectator', 'all-hands', 'reviewer'])
    const some = SOME_SEATS.map((seats): Viewer => ({ seats, open: false }))
    expect(some.map(viewerName)).toContain('seats-023')
    for (const viewer of [SPECTATOR, ALL_HANDS, REVIEWER, ...some])
      expect(parseViewer(viewerName(viewer))).toEqual(viewer)
  })

  test.each(['', 'seats-', 'seats-4', 'seats-10', 'seats-00', 'Seats-0', ' seats-0', 'seats-0 ', 'seats-0\nseats-1'])(
    '%j is no name of any',
    (name) => expect(parseViewer(name)).toBe(null),
  )

  test('see their own seats, all of them, or none', () => {
    const seen = (viewer: Viewer): Seat[] => SEATS.filter((seat) => sees(viewer, seat))
    expect(seen(SPECTATOR)).toEqual([])
    expect(seen(seatViewer(2))).toEqual([2])
    expect(seen(ALL_HANDS)).toEqual([0, 1, 2, 3])
    expect(seen({ seats: [], open: true })).toEqual([0, 1, 2, 3])
  })
})
