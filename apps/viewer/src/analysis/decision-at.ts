/**
 * The decision that a moment is about, among a deal's decisions in their order: the one that was made in it, else the one that
 * is about to be made. Never one further on, between which and now a tile is drawn.
 */
export function decisionOf<D extends { readonly source: number }>(decisions: readonly D[], source: number): D | null {
  const next = decisions.find((decision) => decision.source >= source)
  return next === undefined || next.source > source + 1 ? null : next
}

/** Of the decisions that have not been looked at, the one nearest to a moment. */
export function nearest<D extends { readonly source: number }>(left: Iterable<D>, source: number): D | null {
  let best: D | null = null
  for (const decision of left)
    if (best === null || Math.abs(decision.source - source) < Math.abs(best.source - source)) best = decision
  return best
}
