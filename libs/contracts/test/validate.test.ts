import { describe, expect, test } from 'vitest'
import { checkEvent, checkMetadata, checkNewest, eventTypes, newestVersion, type DealEventType } from '../src/index.ts'
import { EACH_EVENT, METADATA, SAMPLES } from './support/samples.ts'

type Json = Readonly<Record<string, unknown>>

/** Every object inside plain data, with its path. */
function objectsIn(value: unknown, path = ''): { readonly path: string; readonly keys: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, item]) => objectsIn(item, `${path}/${key}`))
  return Array.isArray(value) ? inner : [{ path, keys: Object.keys(value) }, ...inner]
}

/** A copy with one object inside it changed. */
function changedAt<T>(value: T, path: string, change: (object: Json) => Json): T {
  const [, key, ...rest] = path.split('/')
  if (key === undefined) return change(value as Json) as T
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>
  copy[key] = changedAt(copy[key], rest.map((part) => `/${part}`).join(''), change)
  return copy as T
}

describe.each(EACH_EVENT)('%s', (type, sample) => {
  const check = (data: unknown) => checkEvent(type, 1, data)

  test('a valid event is accepted', () => {
    expect(check(sample)).toBe(null)
    expect(check(JSON.parse(JSON.stringify(sample)))).toBe(null)
  })

  test('the newest schema is found without its version', () => {
    expect(checkNewest(type, sample)).toBe(null)
    const wrong = { ...sample, luck: 1 }
    expect(checkNewest(type, wrong)).toEqual(checkEvent(type, newestVersion(type), wrong))
    expect(checkNewest(type, wrong)?.message).toContain('luck')
  })

  test('every field is needed, at every depth, and named where it is missing', () => {
    for (const { path, keys } of objectsIn(sample)) {
      for (const key of keys) {
        const without = changedAt(sample, path, ({ [key]: _, ...others }) => others)
        expect(check(without)).toMatchObject({
          code: 'invalid-event-data',
          message: expect.stringMatching(new RegExp(`^${type}\\.v1.*\\b${key}\\b`)),
        })
      }
    }
  })

  test('no further field is accepted, at any depth, and it is named', () => {
    for (const { path } of objectsIn(sample)) {
      const more = changedAt(sample, path, (object) => ({ ...object, surprise: 1 }))
      expect(check(more)).toMatchObject({ code: 'invalid-event-data', message: expect.stringContaining('surprise') })
    }
  })

  test('a field of the wrong type is refused by name', () => {
    for (const [key, value] of Object.entries(sample)) {
      const isText = typeof value === 'string' || key === 'source'
      for (const wrong of [{}, 1.5, [['x']], isText ? false : 'nothing of the kind']) {
        const fault = check({ ...sample, [key]: wrong })
        expect(fault).toMatchObject({
          code: 'invalid-event-data',
          message: expect.stringContaining(`${type}.v1.${key}`),
        })
      }
    }
  })

  test.each([[null], [[]], ['text'], [7]])('%j is no event', (data) => {
    expect(check(data)).toMatchObject({ code: 'invalid-event-data' })
  })
})

describe('event types', () => {
  test('every type has a sample and version 1', () => {
    expect([...eventTypes().keys()].toSorted()).toEqual(Object.keys(SAMPLES).toSorted())
    for (const type of eventTypes().keys()) expect(newestVersion(type as DealEventType)).toBeGreaterThanOrEqual(1)
  })

  test('an unknown type and an unknown version are told apart', () => {
    expect(checkEvent('TileEaten', 1, {})).toEqual({
      code: 'unknown-event-type',
      message: '"TileEaten" is no event type',
    })
    expect(checkEvent('TileDrawn', 99, SAMPLES.TileDrawn)).toMatchObject({
      code: 'unknown-event-version',
      message: expect.stringContaining('TileDrawn has no version 99'),
    })
    expect(checkEvent('toString', 1, {})?.code).toBe('unknown-event-type')
  })

  test('values outside a closed set are refused', () => {
    const refused: [DealEventType, object][] = [
      ['TileDrawn', { tile: '0m' }],
      ['TileDrawn', { tile: '1z' }],
      ['TileDrawn', { tile: '?' }],
      ['TileDrawn', { seat: 4 }],
      ['TileDrawn', { seat: -1 }],
      ['TileDrawn', { end: 'middle' }],
      ['SwapChosen', { tiles: ['1m', '2m'] }],
      ['SwapChosen', { tiles: ['1m', '2m', '3m', '4m'] }],
      ['SwapDirectionDrawn', { die: 7 }],
      ['VoidSuitsDeclared', { suits: ['m', 'p', 's'] }],
      ['PointsPaid', { payments: [{ from: 0, to: 1, points: 0 }] }],
      ['PointsPaid', { payments: [{ from: 0, to: 1, points: -2 }] }],
      ['PointsPaid', { reason: 'gift' }],
      ['DealEnded', { totals: [0, 0, 0] }],
      ['WinDeclared', { points: 0 }],
      ['WinDeclared', { fans: [{ name: 'Full Flush', fan: 1 }] }],
      ['WallBuilt', { seed: 'A'.repeat(64) }],
      ['DealStarted', { table: 'not-a-uuid' }],
    ]
    for (const [type, change] of refused) {
      const fault = checkEvent(type, 1, { ...SAMPLES[type], ...change })
      expect(fault).toMatchObject({
        message: expect.stringContaining(`.${Object.keys(change)[0]!}`),
      })
    }
  })
})

describe('metadata', () => {
  test('valid metadata is accepted, every field is needed, no other is taken', () => {
    expect(checkMetadata(METADATA)).toBe(null)
    for (const key of Object.keys(METADATA)) {
      const { [key]: _, ...others } = METADATA as unknown as Json
      expect(checkMetadata(others)).toMatchObject({
        code: 'invalid-event-metadata',
        message: expect.stringContaining(key),
      })
    }
    expect(checkMetadata({ ...METADATA, surprise: 1 })?.message).toContain('surprise')
  })

  test.each([
    ['recordedAt', '2026-01-02T03:04:05Z'],
    ['recordedAt', '2026-01-02 03:04:05.678Z'],
    ['recordedAt', '2026-01-02T03:04:05.678+01:00'],
    ['actor', 'seat:4'],
    ['actor', 'admin'],
    ['hash', 'A'.repeat(64)],
    ['hash', null],
    ['correlationId', '0190a000-0000-4000-8000-000000000001'],
    ['version', 0],
  ])('%s %j is refused', (key, value) => {
    expect(checkMetadata({ ...METADATA, [key]: value })?.message).toContain(`metadata.${key}`)
  })
})
