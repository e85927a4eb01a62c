/** How much each address may ask for, in what answers cost: in any unit. */
export interface Budgets {
  /** Takes a cost from an address's budget; whether there was any left. Costs are known late, so that one may go below. */
  take(address: string, cost: number): boolean
}

/** For how long an address that asks for nothing saves up, seconds. */
const SAVED_SECONDS = 10
/** How many addresses are known before those that have their whole budget are forgotten. */
const KNOWN = 10_000

interface Budget {
  left: number
  /** When that much was left, steady milliseconds. */
  at: number
}

/** Makes budgets of so much a second, by a clock that never goes back, in milliseconds. */
export function makeBudgets(clock: { readonly steady: () => number }, perSecond: number): Budgets {
  const whole = perSecond * SAVED_SECONDS
  const known = new Map<string, Budget>()
  let forgetAbove = KNOWN

  function leftOf({ left, at }: Budget, now: number): number {
    return Math.min(whole, left + ((now - at) * perSecond) / 1000)
  }

  function forget(now: number): void {
    for (const [address, budget] of known) if (leftOf(budget, now) === whole) known.delete(address)
    // Those that are left are not looked through again for each that comes.
    forgetAbove = Math.max(KNOWN, 2 * known.size)
  }

  return {
    take(address, cost) {
      const now = clock.steady()
      const budget = known.get(address)
      const left = budget === undefined ? whole : leftOf(budget, now)
      if (left <= 0) return false
      known.set(address, { left: left - cost, at: now })
      if (known.size > forgetAbove) forget(now)
      return true
    },
  }
}
