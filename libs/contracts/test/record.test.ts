import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkRecord, metadataOf, metadataText, recordFrom, type EventRecord } from '../src/index.ts'
import { METADATA, SAMPLES } from './support/samples.ts'

const { version, recordedAt, ...metadata } = METADATA
const RECORD: EventRecord = {
  stream: 'deal-0190a000-0000-7000-8000-000000000001',
  revision: 7,
  id: '0190a000-0000-7000-8000-000000000002',
  type: 'TileDrawn',
  version,
  time: recordedAt,
  data: SAMPLES.TileDrawn,
  metadata,
}

describe('records', () => {
  test('come back from what a store holds as they were', () => {
    const stored = { stream: RECORD.stream, revision: 7n, id: RECORD.id, type: RECORD.type }
    expect(metadataOf(RECORD)).toEqual(METADATA)
    expect(recordFrom(stored, RECORD.data, metadataOf(RECORD))).toEqual(RECORD)
    expect(JSON.stringify(recordFrom(stored, RECORD.data, METADATA))).toBe(JSON.stringify(RECORD))
  })

  test('are checked, data and metadata', () => {
    expect(checkRecord(RECORD)).toBe(null)
    expect(checkRecord({ ...RECORD, data: { ...SAMPLES.TileDrawn, seat: 9 } })).toMatchObject({
      code: 'invalid-event-data',
    })
    expect(checkRecord({ ...RECORD, time: 'yesterday' })).toMatchObject({ code: 'invalid-event-metadata' })
    expect(checkRecord({ ...RECORD, type: 'Nothing' })).toMatchObject({ code: 'unknown-event-type' })
    expect(checkRecord({ ...RECORD, version: 2 })).toMatchObject({ code: 'unknown-event-version' })
  })

  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
  const id = fc.uuid({ version: 7 })
  property.prop([
    fc.record({
      correlationId: id,
      causationId: fc.option(id),
      actor: fc.constantFrom('table' as const, 'seat:0' as const, 'seat:3' as const, 'import' as const),
      prevHash: fc.option(hex(64)),
      hash: hex(64),
    }),
    fc.boolean(),
  ])('their metadata is written as JSON writes it, whatever its order', (others, reversed) => {
    const entries = Object.entries(others)
    const record = { ...RECORD, metadata: Object.fromEntries(reversed ? entries.toReversed() : entries) } as EventRecord
    expect(checkRecord(record)).toBe(null)
    expect(metadataText(record)).toBe(JSON.stringify(metadataOf(record)))
  })
})
