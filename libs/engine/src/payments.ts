import type { Payment } from '@paipu/contracts'
import type { BySeat } from './seats.ts'

/** What each seat gains, or below 0 loses, by some payments; the four add up to 0 (rules.md C13). */
export function netBySeat(payments: readonly Payment[]): BySeat<number> {
  const net: [number, number, number, number] = [0, 0, 0, 0]
  for (const { from, to, points } of payments) {
    net[from] -= points
    net[to] += points
  }
  return net
}
