/** Runs of each measurement, and how many milliseconds one lasts at least. */
const TURNS = 60
const SHORTEST_RUN = 4

/** Something to answer on each of some items, and the most answered in a second so far, in millions. */
interface Load {
  readonly items: number
  /** Answers all items so many times over. */
  readonly run: (rounds: number) => number
  rounds: number
  best: number
}

/** Makes a load of an answer; what it answers is a number, so that nothing of it can be left out. */
export function load<T>(items: readonly T[], answer: (item: T) => number): Load {
  const pass = compilePass<T>()
  const run = (rounds: number) => {
    let sum = 0
    for (let round = 0; round < rounds; round++) sum += pass(items, answer)
    return sum
  }
  return { items: items.length, run, rounds: 1, best: 0 }
}

/**
 * Answers a second, in millions: the best of many short runs, as other work on the machine only ever slows one down.
 * Several loads take turns, so that they meet the same machine; each goes once over its hands before it is timed.
 */
export function rates(...loads: readonly Load[]): number[] {
  for (const { run } of loads) run(3)
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of loads) {
      const warm = each.run(1)
      const start = performance.now()
      const sum = each.run(each.rounds)
      const spent = performance.now() - start
      if (!Number.isFinite(warm + sum)) throw new Error('an answer is not a number')
      each.best = Math.max(each.best, (each.rounds * each.items) / spent / 1000)
      if (spent < SHORTEST_RUN) each.rounds *= 2
    }
  }
  return loads.map(({ best }) => best)
}

let passes = 0

/**
 * A loop of its own for each load, so that the engine can compile the answer into it: with one text for all, or one
 * function, it would share what it has seen of the others.
 */
function compilePass<T>(): (items: readonly T[], answer: (item: T) => number) => number {
  const body = `let sum = ${passes++}; for (const item of items) sum += answer(item); return sum`
  // oxlint-disable-next-line no-new-func
  return new Function('items', 'answer', body) as ReturnType<typeof compilePass<T>>
}
