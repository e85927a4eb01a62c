import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import {
  dealStream,
  idOfStream,
  metadataOf,
  parseStored,
  readStored,
  tableStream,
  type EventRecord,
  type StoredEvent,
} from '../src/index.ts'
import { SAMPLES } from './support/samples.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const RECORD: EventRecord = {
  stream: dealStream(ID),
  revision: 7,
  id: ID,
  type: 'TileDrawn',
  version: 1,
  time: '2026-01-01T12:00:00.000Z',
  data: SAMPLES.TileDrawn,
  metadata: { correlationId: ID, causationId: null, actor: 'table', prevHash: null, hash: 'a'.repeat(64) },
}
const STORED: StoredEvent = {
  stream: RECORD.stream,
  revision: 7n,
  id: ID,
  type: 'TileDrawn',
  data: JSON.stringify(RECORD.data),
  metadata: JSON.stringify(metadataOf(RECORD)),
}

describe('a stored event', () => {
  test('is read as the record that was stored', () => {
    expect(readStored(STORED)).toEqual(RECORD)
  })

  test.each([
    [{ data: 'oops' }, 'TileDrawn is not stored as JSON'],
    [{ data: new Uint8Array([123, 125]) }, 'TileDrawn is not stored as JSON'],
    [{ metadata: '' }, 'TileDrawn is not stored as JSON'],
    [{ metadata: 'null' }, 'the metadata of TileDrawn is no JSON object'],
    [{ metadata: '7' }, 'the metadata of TileDrawn is no JSON object'],
    [{ type: 'TileEaten' }, '"TileEaten" is no event type'],
    [
      { metadata: JSON.stringify({ ...metadataOf(RECORD), version: 2 }) },
      'TileDrawn has no version 2 here: it was written by a newer Paipu',
    ],
  ])('with %j is refused in words', (change, message) => {
    expect(readStored({ ...STORED, ...change })).toBe(message)
  })

  test('of a newer version can be taken as it is', () => {
    const metadata = JSON.stringify({ ...metadataOf(RECORD), version: 2 })
    expect(parseStored({ ...STORED, metadata })).toEqual({ ...RECORD, version: 2 })
  })

  property.prop([fc.json(), fc.json()])('never makes the reader throw, whatever it holds', (data, metadata) => {
    expect(['string', 'object']).toContain(typeof readStored({ ...STORED, data, metadata }))
  })
})

test('streams are named for what they hold, and the id is found again', () => {
  expect([dealStream(ID), tableStream(ID)]).toEqual([`deal-${ID}`, `table-${ID}`])
  expect([dealStream(ID), tableStream(ID)].map(idOfStream)).toEqual([ID, ID])
})
