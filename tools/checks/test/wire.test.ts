import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Preview as ServedPreview } from '../../../apps/server/src/exports/preview-answer.ts'
import * as served from '../../../apps/server/src/metrics/history.ts'
import type { Status as ServedStatus } from '../../../apps/server/src/metrics/status.ts'
import * as queries from '../../../apps/viewer/src/api/queries.ts'
import type { Preview as ReadPreview } from '../../../apps/viewer/src/exports/preview.ts'
import * as statistics from '../../../apps/viewer/src/statistics/queries.ts'
import * as read from '../../../apps/viewer/src/status/status.ts'
import { ROOT } from '../src/run.ts'

// Apps do not import each other: what travels between two of them is written at both ends.
describe('what the viewer reads is what the server writes', () => {
  test('of its status', () => {
    expectTypeOf<ServedStatus>().toEqualTypeOf<read.Status>()
    expect(read.PUBLIC_SERIES).toEqual(served.PUBLIC_SERIES)
    expect(read.OWNER_SERIES).toEqual(served.OWNER_SERIES)
  })

  test('of an export that is to come', () => {
    expectTypeOf<ServedPreview>().toExtend<ReadPreview>()
  })

  const schema = buildSchema(readFileSync(`${ROOT}apps/server/schema.graphql`, 'utf8'))
  const operations = Object.entries({ ...queries, ...statistics }).flatMap(([name, value]) =>
    typeof value === 'object' && 'text' in value ? [[name, value.text] as const] : [],
  )

  test.each(operations)('by %s', (_name, text) => {
    expect(validate(schema, parse(text))).toEqual([])
  })

  test('by every operation there is', () => {
    expect(operations.length).toBeGreaterThanOrEqual(13)
  })
})
