import { DEAL_STREAMS } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { runReadModels, type ReadModel } from '@paipu/read-models'

/** How many deals of a store are over: what a bar counts to. A store finds the ends of deals without giving out anything else. */
export async function countFinished(store: EventStore): Promise<number> {
  let count = 0
  const running = runReadModels<[null]>(store, [dealEnds(() => count++)])
  await running.caughtUp
  running.stop()
  return count
}

/** A model of nothing, which is told of the end of every deal. */
export function dealEnds(onEnd: () => void): ReadModel<null> {
  return {
    name: 'counter',
    version: 1,
    streamPrefixes: [DEAL_STREAMS],
    types: new Set(['DealEnded']),
    empty: () => null,
    apply: onEnd,
    encode: String,
  }
}
