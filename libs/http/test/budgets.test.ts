import { describe, expect, it } from 'vitest'
import { makeBudgets } from '../src/index.ts'

describe('a budget', () => {
  it('is saved up for ten seconds, may be overdrawn once, and is each address’s own', () => {
    let now = 0
    const budgets = makeBudgets({ steady: () => now }, 100)
    expect([900, 400, 1].map((cost) => budgets.take('a', cost))).toEqual([true, true, false])
    expect(budgets.take('b', 1)).toBe(true)
    now = 3_000
    expect(budgets.take('a', 1)).toBe(false)
    now = 3_010
    expect([1, 1].map((cost) => budgets.take('a', cost))).toEqual([true, false])
    now = 3_600_000
    expect([1_000, 1].map((cost) => budgets.take('a', cost))).toEqual([true, false])
  })

  it('of addresses that come and go is the same as if all were remembered', () => {
    let now = 0
    const budgets = makeBudgets({ steady: () => now }, 1)
    budgets.take('debtor', 100_000)
    for (let n = 0; n < 50_000; n++) {
      now = n
      budgets.take(`address ${n}`, 1)
    }
    expect(budgets.take('debtor', 1)).toBe(false)
  })
})
