import { describe, expect, test } from 'vitest'
import type { DealPage, DealRow } from '../src/api/schema.ts'
import { extended, refreshed } from '../src/lobby/deals.ts'

const page = (ids: readonly number[], next: number | null): DealPage => ({
  deals: ids.map((id) => ({ id: String(id) }) as DealRow),
  next: next === null ? null : String(next),
})
const ids = (list: DealPage) => list.deals.map(({ id }) => Number(id))

describe('the list of finished deals', () => {
  test('new deals come in front', () => {
    expect(ids(refreshed(page([5, 4, 3], 3), page([7, 6, 5], 5)))).toEqual([7, 6, 5, 4, 3])
  })

  test('older pages stay, and so does their cursor', () => {
    const list = extended(page([5, 4], 4), page([3, 2], 2))
    expect(ids(list)).toEqual([5, 4, 3, 2])
    expect(refreshed(list, page([6, 5], 5))).toMatchObject({ next: '2' })
    expect(ids(refreshed(list, page([6, 5], 5)))).toEqual([6, 5, 4, 3, 2])
  })

  test('begins anew after a long absence, so that it has no hole', () => {
    expect(refreshed(page([5, 4], 4), page([9, 8], 8))).toEqual(page([9, 8], 8))
  })

  test('an unchanged page changes nothing', () => {
    const list = page([2, 1], null)
    expect(refreshed(list, page([2, 1], null))).toEqual(list)
  })

  test('an older page that overlaps repeats nothing', () => {
    expect(ids(extended(page([5, 4], 4), page([4, 3], null)))).toEqual([5, 4, 3])
  })
})
