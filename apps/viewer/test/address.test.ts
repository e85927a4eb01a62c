import { fc, test as property } from '@fast-check/vitest'
import { ALL_HANDS, REVIEWER, seatViewer, SPECTATOR, viewerName, type Viewer } from '@paipu/views'
import { SEATS, type Seat } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { nearestPly, readAddress, writeAddress, type Search } from '../src/replay/address.ts'
import { addressNotes } from '../src/replay/notes.ts'
import { wordsIn } from '../src/words/catalogue.ts'

const searchOf = (text: string): Search => Object.fromEntries(new URLSearchParams(text))
const viewers: readonly Viewer[] = [
  SPECTATOR,
  ALL_HANDS,
  REVIEWER,
  ...SEATS.map(seatViewer),
  { seats: [0, 2], open: false },
]

describe('a replay’s address', () => {
  property.prop([fc.nat(5000), fc.constantFrom(...viewers), fc.constantFrom<Seat | null>(null, ...SEATS)])(
    'opens the same picture again',
    (ply, viewer, bottom) => {
      expect(readAddress(searchOf(writeAddress(ply, viewer, bottom)))).toEqual({ ply, viewer, bottom, nonsense: [] })
    },
  )

  test('without parameters is the first moment of the spectator', () => {
    expect(readAddress({})).toEqual({ ply: null, viewer: SPECTATOR, bottom: null, nonsense: [] })
  })

  test.each([
    ['07', 7],
    ['1.5', 1.5],
    ['-3', -3],
    ['1e9', 1e9],
  ])('reads %s as a number', (text, ply) => {
    expect(readAddress({ ply: text })).toMatchObject({ ply, nonsense: [] })
  })

  test.each(['', 'NaN', 'Infinity', '1,5', '0x10', 'last', ' 4'])('lists “%s” as no moment', (text) => {
    expect(readAddress({ ply: text })).toMatchObject({ ply: null, nonsense: [{ part: 'ply', text }] })
  })

  test.each(['seats-', 'seats-4', 'seats-20', 'god', ''])('lists “%s” as no view and takes the spectator’s', (text) => {
    expect(readAddress({ view: text })).toMatchObject({ viewer: SPECTATOR, nonsense: [{ part: 'view', text }] })
  })

  test('takes the first of a repeated parameter', () => {
    expect(readAddress({ ply: ['4', '9'], view: ['reviewer', 'x'] })).toMatchObject({
      ply: 4,
      viewer: REVIEWER,
      nonsense: [],
    })
  })

  test('leaves a bottom seat that is none to the view', () => {
    expect(readAddress({ bottom: '4' }).bottom).toBeNull()
    expect(readAddress({ bottom: '2' }).bottom).toBe(2)
  })
})

describe('the nearest moment', () => {
  property.prop([fc.double({ noNaN: true }), fc.integer({ min: 1, max: 400 })])(
    'is always a real one',
    (asked, count) => {
      const ply = nearestPly(asked, count)
      expect(Number.isInteger(ply) && ply >= 0 && ply < count).toBe(true)
    },
  )

  test.each([
    [-1, 0],
    [1e9, 81],
    [1.4, 1],
    [1.5, 2],
    [81, 81],
  ])('to %d of 82 is %d', (asked, ply) => {
    expect(nearestPly(asked, 82)).toBe(ply)
  })
})

describe('notes on an address', () => {
  const notes = (search: Search) => addressNotes(readAddress(search), 82, wordsIn('en'))

  test('say nothing where the moment is there', () => {
    expect(notes({ ply: '81', view: viewerName(ALL_HANDS) })).toEqual([])
    expect(notes({})).toEqual([])
  })

  test('name what was asked for and what is shown', () => {
    expect(notes({ ply: '150' })).toEqual(['There is no moment “150” in this view: this is the nearest one, 81.'])
    expect(notes({ ply: 'soon', view: 'god' })).toEqual([
      'There is no moment “soon” in this view: this is the nearest one, 0.',
      'There is no view “god”: this is the spectator’s.',
    ])
  })
})
