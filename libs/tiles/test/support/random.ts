/** Draws whole numbers below a limit. */
export type Random = (limit: number) => number

/** A small generator for tests (mulberry32): the same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** One of several, any. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random(items.length)]!
}

/** Whether something of this probability, in percent, happens. */
export function chance(percent: number, random: Random): boolean {
  return random(100) < percent
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }
  return copy
}
