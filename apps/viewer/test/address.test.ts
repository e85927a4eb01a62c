import { fc, test as property } from '@fast-check/vitest'
import { ALL_HANDS, framesOf, REVIEWER, seatViewer, SPECTATOR, viewerName, type Viewer } from '@paipu/views'
import { SEATS, type Seat } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import type { Search } from '../src/search.ts'
import { nearestPly, openedPly, openingPly, readAddress, writeAddress } from '../src/stage/address.ts'
import { OVERLAYS } from '../src/analysis/overlays.ts'
import { addressNotes } from '../src/stage/address-notes.ts'
import { wordsIn } from '../src/words/catalogue.ts'
import { playedDeal } from './deal.ts'

const searchOf = (text: string): Search => Object.fromEntries(new URLSearchParams(text))
const viewers: readonly Viewer[] = [
  SPECTATOR,
  ALL_HANDS,
  REVIEWER,
  ...SEATS.map(seatViewer),
  { seats: [0, 2], open: false },
]

const BRANCH = fc.option(fc.record({ source: fc.nat(400), action: fc.nat(99) }))

describe('a replay’s address', () => {
  property.prop([
    fc.nat(5000),
    fc.constantFrom(...viewers),
    fc.constantFrom<Seat | null>(null, ...SEATS),
    fc.subarray([...OVERLAYS]),
    BRANCH,
    fc.boolean(),
    fc.boolean(),
  ])('opens the same picture again', (ply, viewer, bottom, overlays, whatIf, nameless, spoilerFree) => {
    const picture = { viewer, bottom, overlays, nameless, spoilerFree, whatIf }
    expect(readAddress(searchOf(writeAddress(ply, picture)))).toEqual({ ply, ...picture, nonsense: [] })
  })

  test('without parameters asks for no moment, as the spectator', () => {
    expect(readAddress({})).toEqual({
      ply: null,
      viewer: SPECTATOR,
      bottom: null,
      overlays: [],
      nameless: false,
      spoilerFree: false,
      whatIf: null,
      nonsense: [],
    })
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

  test.each(['', '5', '1.5.2', 'x'])('lists “%s” as no branch', (text) => {
    expect(readAddress({ if: text })).toMatchObject({ whatIf: null, nonsense: [{ part: 'branch', text }] })
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

describe('the moment that opens', () => {
  const frames = framesOf(playedDeal('a'), SPECTATOR)
  const dealt = frames.findIndex(({ event }) => event.type === 'HandsDealt')

  test('is the first with hands on the table where none is asked for', () => {
    expect(dealt).toBeGreaterThan(0)
    expect(openedPly(readAddress({}), frames)).toBe(dealt)
    expect(openedPly(readAddress({ ply: 'x' }), frames)).toBe(dealt)
  })

  test('is the one asked for, or the nearest', () => {
    expect(openedPly(readAddress({ ply: '0' }), frames)).toBe(0)
    expect(openedPly(readAddress({ ply: '1e9' }), frames)).toBe(frames.length - 1)
  })

  test('is the only one there is where nothing has been dealt', () => {
    expect(openingPly(frames.slice(0, 1))).toBe(0)
  })
})

describe('notes on an address', () => {
  const notes = (search: Search) => {
    const address = readAddress(search)
    return addressNotes(address, address.ply === null ? 2 : nearestPly(address.ply, 82), wordsIn('en'))
  }

  test('say nothing where the moment is there', () => {
    expect(notes({ ply: '81', view: viewerName(ALL_HANDS) })).toEqual([])
    expect(notes({})).toEqual([])
  })

  test('name what was asked for and what is shown', () => {
    expect(notes({ ply: '150' })).toEqual(['There is no moment “150” in this view: this is the nearest one, 81.'])
    expect(notes({ ply: 'soon', view: 'god' })).toEqual([
      '“soon” is no moment: the deal opens at moment 2.',
      'There is no view “god”: this is the spectator’s.',
    ])
  })
})
