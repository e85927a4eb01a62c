import { playOut, standardBot } from '@paipu/bots'
import type { DealEvent } from '@paipu/contracts'
import { bySeat, decide, decisionsOf, evolveAll, type Command } from '@paipu/engine'
import { randomStream } from '@paipu/fairness'

/** Another choice at a decision of a deal. */
export interface WhatIf {
  /** The place of the decision's first event among the deal's events. */
  readonly source: number
  /** Which of the decision's legal actions, by its place among them. */
  readonly action: number
}

/**
 * The deal as it goes on when a decision is made otherwise: everything before it, the other action, and then standard bots to
 * the end on the same wall. Always the same for the same question; `null` where there is no such decision or action.
 * Precondition: the events are a whole deal's, as the engine gave them.
 */
export function whatIf(events: readonly DealEvent[], { source, action }: WhatIf): DealEvent[] | null {
  const made = [...decisionsOf(events)].find((decision) => decision.source === source)
  const other = made?.actions[action]
  if (made === undefined || other === undefined) return null
  const decision = decide(made.deal, other)
  if (!decision.ok) return null
  const bots = bySeat((seat) => standardBot(randomStream(SEED, `what-if|${seat}`)))
  const rest = [...playOut(evolveAll(made.deal, decision.events), bots, sameChance(events))]
  return [...events.slice(0, source), ...decision.events, ...rest.flatMap((decided) => decided.events)]
}

const SEED = '00'.repeat(32)

/** Chance as it fell in the deal: the direction of the swap, where it is drawn after the other choice. */
function sameChance(events: readonly DealEvent[]): (actions: readonly Command[]) => Command {
  const drawn = events.find((event) => event.type === 'SwapDirectionDrawn')?.data
  return (actions) =>
    actions.find(
      (action) => action.type === 'draw-direction' && action.direction === drawn?.direction && action.die === drawn.die,
    ) ?? actions[0]!
}
