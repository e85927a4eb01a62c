/** A small seeded generator for tests (mulberry32): whole numbers below a limit. */
export type Random = (limit: number) => number

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit)
  }
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random(items.length)]!
}
