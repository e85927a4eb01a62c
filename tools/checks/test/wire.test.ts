import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Preview as ServedPreview } from '../../../apps/server/src/exports/preview-answer.ts'
import * as servedHistory from '../../../apps/server/src/metrics/history.ts'
import type { Status as ServedStatus } from '../../../apps/server/src/metrics/status.ts'
import type { LobbyUpdate } from '../../../apps/server/src/watching/lobby.ts'
import type { Table } from '../../../apps/server/src/watching/models.ts'
import type { TableUpdate } from '../../../apps/server/src/watching/update.ts'
import * as queries from '../../../apps/viewer/src/api/queries.ts'
import type * as schema from '../../../apps/viewer/src/api/schema.ts'
import type { Preview as ReadPreview } from '../../../apps/viewer/src/exports/preview.ts'
import * as statistics from '../../../apps/viewer/src/statistics/queries.ts'
import * as read from '../../../apps/viewer/src/status/status.ts'
import { ROOT } from '../src/run.ts'

/** How a value comes over the wire. */
type Sent<T> = { readonly [Name in keyof T]: T[Name] extends Date ? string : T[Name] }

// Apps do not import each other: what travels between two of them is written at both ends.
describe('what the viewer reads is what the server writes', () => {
  test('of its status', () => {
    expectTypeOf<ServedStatus>().toEqualTypeOf<read.Status>()
    expect(read.PUBLIC_SERIES).toEqual(servedHistory.PUBLIC_SERIES)
    expect(read.OWNER_SERIES).toEqual(servedHistory.OWNER_SERIES)
  })

  test('of an export that is to come', () => {
    expectTypeOf<ServedPreview>().toExtend<ReadPreview>()
  })

  test('of a table, and of all of them', () => {
    expectTypeOf<Sent<TableUpdate>>().toExtend<schema.TableUpdate>()
    expectTypeOf<Sent<Table>>().toExtend<schema.ListedTable>()
    expectTypeOf<Sent<Omit<LobbyUpdate, 'tables'>>>().toExtend<Omit<schema.LobbyUpdate<never>, 'tables'>>()
  })

  const served = buildSchema(readFileSync(`${ROOT}apps/server/schema.graphql`, 'utf8'))
  const operations = Object.entries({ ...queries, ...statistics }).flatMap(([name, value]) =>
    typeof value === 'object' && 'text' in value ? [[name, value.text] as const] : [],
  )

  test.each(operations)('by %s', (_name, text) => {
    expect(validate(served, parse(text))).toEqual([])
  })

  test('by every operation there is', () => {
    expect(operations.length).toBeGreaterThanOrEqual(13)
  })
})
