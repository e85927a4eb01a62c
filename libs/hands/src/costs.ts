/**
 * Costs: how many tiles some suits lack for a number of sets with or without the pair, ten numbers at 2·sets + pairs.
 * They lie in larger arrays and are named by where they begin.
 */

/** A cost above every possible one. */
const MOST = 63

/** Writes to the beginning of `out` the costs of two groups of suits taken together, for up to `sets` sets. */
export function mergeCosts(
  a: Uint8Array,
  aAt: number,
  b: Uint8Array,
  bAt: number,
  sets: number,
  out: Uint8Array,
): void {
  for (let place = 0; place <= 2 * sets; place += 2) {
    let plain = MOST
    let paired = MOST
    for (let part = 0; part <= place; part += 2) {
      const mine = a[aAt + part]!
      const others = b[bAt + place - part]!
      plain = least(plain, mine + others)
      paired = least(least(paired, a[aAt + part + 1]! + others), mine + b[bAt + place - part + 1]!)
    }
    out[place] = plain
    out[place + 1] = paired
  }
}

/** The tiles two groups of suits lack together for `sets` sets and the pair. */
export function totalCost(a: Uint8Array, aAt: number, b: Uint8Array, bAt: number, sets: number): number {
  let total = MOST
  for (let mine = aAt, others = bAt + 2 * sets; mine <= aAt + 2 * sets; mine += 2, others -= 2) {
    total = least(least(total, a[mine + 1]! + b[others]!), a[mine]! + b[others + 1]!)
  }
  return total
}

function least(a: number, b: number): number {
  return a < b ? a : b
}
