import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { checkDeal, readLog, writeLog } from '../src/index.ts'
import { golden, leavesOf, resealed, simulated, withLeaf } from './support/deals.ts'

const DEALS = [golden('research-1'), ...RULE_SETS.map((rules) => simulated(rules, 'tamper'))]
const TEXTS = DEALS.map(writeLog)

/** Other characters of the same class, so that what comes out can still look like a record. */
const CLASSES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '{}[]:,"-. ']

function otherOfItsClass(char: string, pick: number): string {
  const others = [...(CLASSES.find((known) => known.includes(char)) ?? '#?é牌')].filter((other) => other !== char)
  return others[pick % others.length]!
}

/** Whether a log is refused, as text or as a deal. */
function isRefused(text: string): boolean {
  const read = readLog(text)
  return !read.ok || !checkDeal(read.records).ok
}

describe('a changed log', () => {
  property.prop([fc.nat(DEALS.length - 1), fc.nat(), fc.nat()], { numRuns: 300 })(
    'is refused whichever character is another one of its class',
    (deal, place, pick) => {
      const text = TEXTS[deal]!
      const at = place % (text.length - 1)
      fc.pre(text[at] !== '\n')
      expect(isRefused(text.slice(0, at) + otherOfItsClass(text[at]!, pick) + text.slice(at + 1))).toBe(true)
    },
  )

  property.prop([fc.nat(DEALS.length - 1), fc.nat(), fc.nat()], { numRuns: 60 })(
    'is refused with a line left out, doubled, or swapped with the next',
    (deal, place, way) => {
      const lines = TEXTS[deal]!.trimEnd().split('\n')
      const at = place % (lines.length - 1)
      const [line, next] = lines.slice(at, at + 2) as [string, string]
      lines.splice(at, 2, ...[[next], [line, line, next], [next, line]][way % 3]!)
      expect(isRefused(lines.join('\n'))).toBe(true)
    },
  )

  property.prop([fc.nat(DEALS.length - 1), fc.nat()], { numRuns: 30 })(
    'is refused when it stops early',
    (deal, place) => {
      const records = DEALS[deal]!.slice(0, place % DEALS[deal]!.length)
      expect(checkDeal(records).ok).toBe(false)
    },
  )
})

/** What the rules do not decide: who plays, when, where, and whether a claim was answered in time. */
const FREE = /^\d+\.(data\.(table|dealNumber|source|seats\.\d\.\w+|clock\.\w+|timedOut)|time|id|version|metadata\.\w+)$/

describe('a changed deal whose hashes were made anew', () => {
  const leaves = DEALS.map((records) => leavesOf(records).filter((path) => !FREE.test(path.join('.'))))

  property.prop([fc.nat(DEALS.length - 1), fc.nat(), fc.nat()], { numRuns: 400 })(
    'is refused whichever fact is another',
    (deal, place, pick) => {
      const paths = leaves[deal]!
      const path = paths[place % paths.length]!
      const changed = resealed(withLeaf(DEALS[deal]!, path, (leaf) => otherLeaf(leaf, pick)))
      expect(checkDeal(changed).ok).toBe(false)
    },
  )

  property.prop([fc.nat(DEALS.length - 1), fc.nat(), fc.jsonValue()], { numRuns: 100 })(
    'is refused with any JSON in the place of a fact, without an exception',
    (deal, place, json) => {
      const paths = leaves[deal]!
      const path = paths[place % paths.length]!
      const changed = withLeaf(DEALS[deal]!, path, () => json)
      fc.pre(JSON.stringify(changed) !== JSON.stringify(DEALS[deal]))
      const sealed = path[0] === '0' && path.length === 2 ? changed : resealed(changed)
      expect(checkDeal(sealed).ok).toBe(false)
      expect(checkDeal([json as never, ...DEALS[deal]!]).ok).toBe(false)
    },
  )

  test('is refused at the event that the rules make another', () => {
    const records = DEALS[1]!
    const at = records.findIndex((record) => record.type === 'PointsPaid')
    const changed = resealed(
      withLeaf(records, [String(at), 'data', 'payments', '0', 'points'], (points) => Number(points) + 1),
    )
    expect(checkDeal(changed)).toMatchObject({
      ok: false,
      fault: { at, message: expect.stringContaining('PointsPaid.payments') as unknown },
    })
  })

  test('is refused with another wall than the seed gives', () => {
    const records = DEALS[1]!
    const wall = (records[1]!.data as { wall: readonly string[] }).wall
    const swapped = [...wall.slice(0, 106), wall[107]!, wall[106]!]
    expect(wall[106]).not.toBe(wall[107])
    expect(checkDeal(resealed(withLeaf(records, ['1', 'data', 'wall'], () => swapped)))).toMatchObject({
      ok: false,
      fault: { at: 1, message: 'the wall is not the one that the seed gives' },
    })
  })

  test('is refused with events of another stream, or a stream that is no deal', () => {
    const records = DEALS[0]!
    const stray = resealed(withLeaf(records, ['7', 'stream'], () => DEALS[1]![0]!.stream))
    expect(checkDeal(stray)).toMatchObject({ ok: false, fault: { at: 7 } })
    const table = records.map((record): EventRecord => ({
      ...record,
      stream: record.stream.replace('deal-', 'table-'),
    }))
    expect(checkDeal(resealed(table))).toMatchObject({ ok: false, fault: { at: 0 } })
    expect(checkDeal([])).toMatchObject({ ok: false, fault: { at: 0 } })
  })
})

/** Another leaf of the same kind. */
function otherLeaf(leaf: unknown, pick: number): unknown {
  switch (typeof leaf) {
    case 'number':
      return leaf + (pick % 2 === 0 ? 1 : -1)
    case 'boolean':
      return !leaf
    case 'string': {
      const at = pick % Math.max(1, leaf.length)
      return leaf.slice(0, at) + otherOfItsClass(leaf[at] ?? 'x', pick) + leaf.slice(at + 1)
    }
    default:
      return leaf === null ? pick : [leaf]
  }
}
