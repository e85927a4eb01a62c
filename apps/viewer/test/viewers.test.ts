import { ALL_HANDS, REVIEWER, seatViewer, SPECTATOR, viewerName } from '@paipu/views'
import { SEATS } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { naturalBottom, presetOf, toggleSeat } from '../src/stage/viewers.ts'

describe('toggling a seat', () => {
  test('there and back is the same view', () => {
    for (const seat of SEATS) expect(viewerName(toggleSeat(toggleSeat(SPECTATOR, seat), seat))).toBe('spectator')
  })

  test('keeps the seats in order, so that one view has one name', () => {
    expect(viewerName(toggleSeat(toggleSeat(SPECTATOR, 2), 0))).toBe('seats-02')
  })

  test('the fourth seat makes it all hands', () => {
    expect(presetOf(SEATS.reduce(toggleSeat, SPECTATOR))).toBe('all-hands')
  })

  test('hiding a seat from the reviewer closes the wall too', () => {
    expect(viewerName(toggleSeat(REVIEWER, 1))).toBe('seats-023')
  })
})

test('each preset is known again, a choice of seats is none', () => {
  expect([SPECTATOR, ALL_HANDS, REVIEWER, seatViewer(1)].map(presetOf)).toEqual([
    'spectator',
    'all-hands',
    'reviewer',
    null,
  ])
})

test('a single seat’s view sits at the bottom', () => {
  expect(naturalBottom(seatViewer(2))).toBe(2)
  expect(naturalBottom(ALL_HANDS)).toBe(0)
})
