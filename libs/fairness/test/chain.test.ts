import { createHash } from 'node:crypto'
import type { EventRecord, UnsealedRecord } from '@paipu/contracts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { canonicalJson, chainFault, derivedId, hashOf, seal } from '../src/index.ts'

function record(revision: number): UnsealedRecord {
  return {
    stream: 'deal-x',
    revision,
    id: derivedId(1_700_000_000_000 + revision, `event ${revision}`),
    type: 'TileDrawn',
    version: 1,
    time: '2026-01-02T03:04:05.678Z',
    data: { seat: revision % 4, tile: '5m', end: 'front', replacement: false },
    metadata: { correlationId: derivedId(1, 'deal'), causationId: null, actor: 'table' },
  }
}

const records = Array.from({ length: 12 }, (_, revision) => record(revision))

/** Every path to a leaf of plain data. */
function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function changedAt<T>(value: T, [key, ...rest]: readonly string[]): T {
  if (key === undefined)
    return (typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`) as T
  return { ...value, [key]: changedAt((value as Record<string, unknown>)[key], rest) }
}

describe('the hash chain', () => {
  const chain = seal(records, null)

  test('a sealed stream has no fault, and each record names the hash before', () => {
    expect(chainFault(chain)).toBe(null)
    expect(chain.map(({ metadata }) => metadata.prevHash)).toEqual([
      null,
      ...chain.slice(0, -1).map(({ metadata }) => metadata.hash),
    ])
  })

  test('a hash is SHA-256 over the canonical form of everything but itself', () => {
    const { metadata, ...rest } = chain[3]!
    const { hash, ...others } = metadata
    const canonical = canonicalJson({ ...rest, metadata: others })
    expect(hash).toBe(createHash('sha256').update(canonical, 'utf8').digest('hex'))
    expect(hashOf(chain[3]!)).toBe(hash)
  })

  test.each<readonly [string, (record: EventRecord) => object]>([
    ['fields in another order', (record) => reversed(record) as object],
    ['a further field', (record) => ({ ...record, note: 'x' })],
    ['a further field of its metadata', (record) => ({ ...record, metadata: { ...record.metadata, host: 'x' } })],
    ['a field less', ({ time: _, ...record }) => record],
    ['texts that JSON writes otherwise', (record) => ({ ...record, stream: 'deal-"\\\u0007é牌' })],
  ])('the hash of a record with %s is that of its canonical form', (_, change) => {
    const changed = change(chain[3]!) as EventRecord
    const { hash: __, ...others } = changed.metadata
    const canonical = canonicalJson({ ...changed, metadata: others })
    expect(hashOf(changed)).toBe(createHash('sha256').update(canonical, 'utf8').digest('hex'))
  })

  const someText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('table', 'a"b', 'a\\b', '牌', '\u007f', '\u0000', ''),
  )
  const anything = fc.oneof(someText, someText, fc.jsonValue({ maxDepth: 1 }))
  property.prop([
    fc.record({
      stream: anything,
      revision: fc.oneof(fc.integer(), anything),
      id: anything,
      type: anything,
      version: fc.oneof(fc.nat(), anything),
      time: anything,
      data: fc.jsonValue({ maxDepth: 2 }),
      metadata: fc.record({
        correlationId: anything,
        causationId: anything,
        actor: anything,
        prevHash: fc.oneof(fc.constant(null), anything),
        hash: someText,
      }),
    }),
  ])('the hash of whatever stands in the fields of a record is that of its canonical form', (value) => {
    const { hash: _, ...others } = value.metadata
    const canonical = canonicalJson({ ...value, metadata: others })
    expect(hashOf(value as unknown as EventRecord)).toBe(createHash('sha256').update(canonical, 'utf8').digest('hex'))
  })

  test('sealing in parts gives the same chain', () => {
    const first = seal(records.slice(0, 5), null)
    expect([...first, ...seal(records.slice(5), first.at(-1)!.metadata.hash)]).toEqual(chain)
  })

  test.each(leaves(chain[5]!).map((path) => [path.join('.'), path] as const))('a changed %s is found', (_, path) => {
    const fault = chainFault(chain.with(5, changedAt(chain[5]!, path)))
    expect(fault?.revision).toBe(5)
    expect(fault?.message).not.toBe('')
  })

  test('a changed record cannot be made good by its own hash alone', () => {
    const forged = changedAt(chain[5]!, ['data', 'tile'])
    const rehashed: EventRecord = { ...forged, metadata: { ...forged.metadata, hash: hashOf(forged) } }
    expect(chainFault(chain.with(5, rehashed))).toMatchObject({ revision: 6 })
  })

  test('a record left out, doubled, exchanged or added is found', () => {
    expect(chainFault(chain.toSpliced(4, 1))).toMatchObject({ revision: 4 })
    expect(chainFault(chain.toSpliced(4, 0, chain[4]!))).toMatchObject({ revision: 5 })
    expect(chainFault(chain.with(4, chain[7]!).with(7, chain[4]!))).toMatchObject({ revision: 4 })
    expect(chainFault(chain.slice(1))).toMatchObject({ revision: 0 })
    expect(chainFault([])).toBe(null)
  })
})

describe('canonical JSON (RFC 8785)', () => {
  test('keys are sorted by UTF-16 code units, nothing is blank', () => {
    const rfc = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\u{1f600}': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    expect(Object.keys(JSON.parse(canonicalJson(rfc)) as object)[0]).toBe('1')
    expect(canonicalJson(rfc)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\u{1f600}":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    )
  })

  test('literals, strings and nested values as the RFC writes them', () => {
    expect(canonicalJson([null, true, false])).toBe('[null,true,false]')
    const string = '\u20ac$\u000f\u000aA\'B"\\\\"/'
    expect(canonicalJson(string)).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"')
    expect(canonicalJson([56, { d: true, '10': null, '1': [] }])).toBe('[56,{"1":[],"10":null,"d":true}]')
    expect(canonicalJson({ peach: 'x', péché: 'y', pêche: 'z', sin: 1 })).toBe(
      '{"peach":"x","péché":"y","pêche":"z","sin":1}',
    )
  })

  /** Texts that objects keep in another order, or not at all, among others. */
  const key = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', '10', '9', '-1', '01', '', 'toJSON', '牌'),
  )
  const { value: anyJson } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value')),
      fc
        .array(fc.tuple(key, tie('value')))
        .map(
          (entries) =>
            JSON.parse(
              `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`,
            ) as unknown,
        ),
    ),
  }))
  property.prop([anyJson])('is what sorting the keys by hand gives', (value) => {
    expect(canonicalJson(value)).toBe(sortedByHand(value))
    expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
  })

  property.prop([fc.jsonValue({ maxDepth: 4 })])(
    'parses back to the same value, whatever the order of its keys',
    (value) => {
      const whole = JSON.parse(
        JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? Math.trunc(inner % 1e9) : inner)),
      ) as unknown
      const canonical = canonicalJson(whole)
      expect(JSON.parse(canonical)).toEqual(whole)
      expect(canonicalJson(reversed(whole))).toBe(canonical)
    },
  )
})

/** The same, plainly. */
function sortedByHand(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedByHand).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sortedByHand(inner)}`).join()}}`
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

describe('derived ids', () => {
  const times = fc.nat({ max: 2 ** 48 - 1 })

  property.prop([times, fc.string()])('are UUIDs of version 7 that carry their time', (time, name) => {
    const id = derivedId(time, name)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(time)
    expect(derivedId(time, name)).toBe(id)
  })

  property.prop([times, fc.string(), fc.string()])('differ for other names and sort by time', (time, one, other) => {
    fc.pre(one !== other && time > 0)
    expect(derivedId(time, one)).not.toBe(derivedId(time, other))
    expect(derivedId(time - 1, one) < derivedId(time, other)).toBe(true)
  })
})
