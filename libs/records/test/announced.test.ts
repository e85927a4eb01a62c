import { expect, test } from 'vitest'
import type { DealStartedV1, EventRecord, TableEvent, WallBuiltV1 } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { commitmentOf } from '@paipu/fairness'
import { announcementFault, EMPTY_HEAD, sealAfter } from '../src/index.ts'
import { simulated } from './support/deals.ts'

const SEEDS = ['a1'.repeat(32), 'b2'.repeat(32)] as const
const TABLE = '0190a000-0000-7000-8000-000000000001'
const plain = simulated(RULE_SETS[0]!, 'announced')
const id = plain[0]!.stream.slice('deal-'.length)
const secret = (plain[1]!.data as WallBuiltV1).seed!

/** The same deal, as if seat 2 had added a seed; whether its wall fits is not for this check. */
const seeded = plain.map((record, at): EventRecord => {
  if (at !== 1) return record
  return { ...record, data: { ...(record.data as WallBuiltV1), clientSeeds: [null, null, SEEDS[0], null] } }
})

const committed = (of = secret): TableEvent => ({
  type: 'SeedCommitted',
  data: { deal: id, dealNumber: 1, commitment: commitmentOf(of), secret: of },
})
const added = (seat: 0 | 1 | 2 | 3, seed: string, deal = id): TableEvent => ({
  type: 'ClientSeedAdded',
  data: { deal, seat, seed },
})
const opened: TableEvent = { type: 'DealOpened', data: { deal: id, dealNumber: 1, dealer: 0 } }

function table(...events: TableEvent[]): EventRecord[] {
  const stamp = { time: '2026-03-01T12:00:00.000Z', correlationId: TABLE, actor: 'table', newId: () => TABLE } as const
  return sealAfter(`table-${TABLE}`, EMPTY_HEAD, events, stamp)
}

test('a deal whose commitment and seeds are those that were announced is sound', () => {
  expect(announcementFault(table(committed(), opened), plain)).toBeNull()
  expect(announcementFault(table(committed(), added(2, SEEDS[0]), opened), seeded)).toBeNull()
  expect(announcementFault(table(added(1, SEEDS[1], TABLE), committed(), opened), plain)).toBeNull()
})

test('a deal from before tables announced anything has nothing to check', () => {
  expect((plain[0]!.data as DealStartedV1).commitment).not.toBeNull()
  expect(announcementFault(table(opened), plain)).toBeNull()
})

test.each<[string, TableEvent[], readonly EventRecord[]]>([
  ['the table never opened the deal', [committed()], plain],
  ['the table committed itself twice', [committed(), committed('00'.repeat(32)), opened], plain],
  ['the commitment is not the one that was announced', [committed('00'.repeat(32)), opened], plain],
  ['a seat added its seed too late', [committed(), opened, added(2, SEEDS[0])], seeded],
  ['a seat added its seed before the commitment', [added(2, SEEDS[0]), committed(), opened], seeded],
  ['a seat added two seeds', [committed(), added(2, SEEDS[1]), added(2, SEEDS[0]), opened], seeded],
  ['the seats added other seeds than the wall is from', [committed(), added(2, SEEDS[1]), opened], seeded],
  ['the seats added other seeds than the wall is from', [committed(), added(2, SEEDS[0]), opened], plain],
  ['the seats added other seeds than the wall is from', [committed(), opened], seeded],
])('%s', (fault, events, deal) => {
  expect(announcementFault(table(...events), deal)).toBe(fault)
})

test('a secret that does not open its commitment is found', () => {
  const [first, ...rest] = table(committed(), opened)
  const forged = { ...first!, data: { ...(first!.data as object), secret: '00'.repeat(32) } }
  expect(announcementFault([forged, ...rest], plain)).toBe('the secret does not open the commitment')
})
