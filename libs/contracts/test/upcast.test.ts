import { describe, expect, test } from 'vitest'
import {
  checkEvent,
  dealEventOf,
  eventTypes,
  makeUpcast,
  tableEventOf,
  UPCASTERS,
  type Upcaster,
} from '../src/index.ts'
import { eventFixtures } from './support/fixtures.ts'

const FIXTURES = eventFixtures()

/** `Name.v1` to the newest version of every event type. */
const RELEASED = [...eventTypes()].flatMap(([type, newest]) =>
  Array.from({ length: newest }, (_, before) => `${type}.v${before + 1}`),
)

describe('every version that was ever released', () => {
  test('has its recorded events in the tests, for ever', () => {
    expect([...FIXTURES.keys()].toSorted()).toEqual(RELEASED.toSorted())
  })

  test.each([...FIXTURES])('%s is accepted as it was recorded, and in its newest version', (name, fixtures) => {
    const toNewest = makeUpcast(UPCASTERS, eventTypes())
    for (const fixture of fixtures) {
      const { type, version, data } = fixture
      expect(`${type}.v${version}`).toBe(name)
      expect(checkEvent(type, version, data)).toBe(null)
      expect(checkEvent(type, eventTypes().get(type)!, toNewest(fixture))).toBe(null)
    }
  })

  test.each([...eventTypes()])('%s of a newer version than %d is refused by name', (type, newest) => {
    expect(checkEvent(type, newest + 1, {})).toEqual({
      code: 'unknown-event-version',
      message: `${type} has no version ${newest + 1} here: it was written by a newer Paipu`,
    })
  })

  test('is an event in its newest version for those who fold it', () => {
    const [drawn] = FIXTURES.get('TileDrawn.v1')!
    expect(dealEventOf(drawn!)).toEqual({ type: 'TileDrawn', data: drawn!.data })
    const [opened] = FIXTURES.get('DealOpened.v1')!
    expect(tableEventOf(opened!)).toEqual({ type: 'DealOpened', data: opened!.data })
  })
})

describe('the way to the newest version', () => {
  const named: Upcaster = { type: 'Tea', from: 1, upcast: (data) => ({ ...(data as object), name: 'oolong' }) }
  const counted: Upcaster = { type: 'Tea', from: 2, upcast: (data) => ({ ...(data as object), cups: 1 }) }
  const newest = new Map([
    ['Tea', 3],
    ['Cup', 1],
  ])

  test('goes through every version between, in order, and changes nothing that is new already', () => {
    const upcast = makeUpcast([counted, named], newest)
    const old = Object.freeze({ hot: true })
    expect(upcast({ type: 'Tea', version: 1, data: old })).toEqual({ hot: true, name: 'oolong', cups: 1 })
    expect(upcast({ type: 'Tea', version: 2, data: { name: 'pu-erh' } })).toEqual({ name: 'pu-erh', cups: 1 })
    for (const type of ['Tea', 'Cup']) expect(upcast({ type, version: newest.get(type)!, data: old })).toBe(old)
  })

  test('can’t have a hole, or two ways', () => {
    expect(() => makeUpcast([named], newest)).toThrow('Tea: no upcaster begins at version 2')
    expect(() => makeUpcast([named, counted, named], newest)).toThrow('Tea: two upcasters begin at version 1')
  })
})
