/** What it costs to look through a list for what is asked for: thousands may be looked at for each that is found. */
const LOOKING_COST = 200

interface Asked {
  readonly args: Readonly<Record<string, unknown>>
  readonly childComplexity: number
}

/**
 * What a page of a list costs: each of those asked for what one costs, and where only some are meant, by an argument that
 * narrows, the look through all of them. A number below 1 is refused once the query runs, and must not pay for the rest of it
 * until then.
 */
export function pageCost(usual: number, narrowing: readonly string[]): (asked: Asked) => number {
  return ({ args, childComplexity }) => {
    const isNarrowed = narrowing.some((name) => (args[name] ?? '') !== '')
    return Math.max(1, Number(args['first'] ?? usual)) * childComplexity + (isNarrowed ? LOOKING_COST : 0)
  }
}
