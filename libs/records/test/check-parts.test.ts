import { fc, test as property } from '@fast-check/vitest'
import type { EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { CHECKED_PARTS, checkDeal, checkParts, type CheckedPart } from '../src/check.ts'
import { golden, leavesOf, resealed, simulated, withLeaf } from './support/deals.ts'

const DEAL = simulated(RULE_SETS[0]!, 'parts')

/** The parts that came to each result. */
function by(records: readonly EventRecord[], result: string): CheckedPart[] {
  const { parts } = checkParts(records)
  return CHECKED_PARTS.filter((part) => parts[part].result === result)
}

/** The deal with the data of the first event of a type changed, and its hashes made anew. */
function changed(type: string, change: (data: object) => object): EventRecord[] {
  const at = DEAL.findIndex((record) => record.type === type)
  return resealed(
    DEAL.map((record, index) => (index === at ? { ...record, data: change(record.data as object) } : record)),
  )
}

describe('a sound deal', () => {
  test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('of %s is sound in every part', (_id, rules) => {
    const checked = checkParts(simulated(rules, 'sound'))
    expect(checked.first).toBeNull()
    for (const part of CHECKED_PARTS) expect([part, checked.parts[part]]).toEqual([part, { result: 'sound' }])
    expect([...checked.wall!.wall, ...checked.wall!.birds]).toHaveLength(rules.reds ? 112 : 108)
  })

  test('recorded elsewhere has no commitment and no wall to check', () => {
    const checked = checkParts(golden('research-1'))
    expect(checked).toMatchObject({ first: null, wall: null })
    expect(by(golden('research-1'), 'absent')).toEqual(['commitment', 'wall'])
    expect(by(golden('research-1'), 'wrong')).toEqual([])
  })
})

describe('what is wrong shows in its part', () => {
  test('a hash', () => {
    const records = DEAL.map((record, at) =>
      at === 9 ? { ...record, metadata: { ...record.metadata, hash: '0'.repeat(64) } } : record,
    )
    expect(by(records, 'wrong')).toEqual(['chain'])
    expect(checkParts(records).first).toMatchObject({ at: 9 })
  })

  test('a field that its schema does not know', () => {
    const records = changed('TileDiscarded', (data) => ({ ...data, note: 1 }))
    expect(by(records, 'wrong')).toEqual(['schemas'])
    expect(by(records, 'unchecked')).toEqual(['chain', 'decisions', 'payments'])
  })

  test('a commitment that another seed opens', () => {
    const records = changed('DealStarted', (data) => ({ ...data, commitment: '0'.repeat(64) }))
    expect(by(records, 'wrong')).toEqual(['commitment'])
  })

  test('a wall in another order', () => {
    const records = changed('WallBuilt', (data) => ({ ...data, wall: (data as { wall: string[] }).wall.toReversed() }))
    expect(by(records, 'wrong')).toContain('wall')
    expect(by(records, 'sound')).toContain('commitment')
  })

  test('a payment', () => {
    const records = changed('PointsPaid', (data) => {
      const [payment, ...rest] = (data as { payments: { points: number }[] }).payments
      return { ...data, payments: [{ ...payment, points: payment!.points + 1 }, ...rest] }
    })
    expect(by(records, 'wrong')).toEqual(['payments'])
    expect(by(records, 'unchecked')).toEqual(['decisions'])
  })

  test('an end that is missing', () => {
    expect(by(DEAL.slice(0, -1), 'wrong')).toEqual(['decisions'])
  })

  test('an event of another stream', () => {
    const records = resealed(DEAL.map((record, at) => (at === 5 ? { ...record, stream: `${record.stream}0` } : record)))
    expect(by(records, 'wrong')).toEqual(['schemas'])
    expect(by([], 'wrong')).toEqual(['decisions'])
  })

  test('something that is no record at all', () => {
    for (const junk of [null, 1, 'x', [], {}, { metadata: null }]) {
      expect([junk, ...by([junk as unknown as EventRecord], 'wrong')]).toContain('schemas')
    }
  })

  const leaves = leavesOf(DEAL)
  property.prop([fc.nat(leaves.length - 1)], { numRuns: 60 })(
    'whatever leaf is changed: some part is wrong where the whole is',
    (at) => {
      const records = withLeaf(DEAL, leaves[at]!, (leaf) => (typeof leaf === 'number' ? leaf + 1 : `${String(leaf)}x`))
      const whole = checkDeal(records)
      expect(by(records, 'wrong').length > 0).toBe(!whole.ok)
    },
  )
})
