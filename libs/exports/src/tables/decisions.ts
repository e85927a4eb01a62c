import {
  decisionsOf as madeDecisions,
  type Deal,
  type MadeDecision,
  type Phase,
  type Seat,
  type SeatCommand,
} from '@paipu/engine'
import type { FinishedDeal, Step } from './finished-deal.ts'

/** One decision of a seat: the deal in which it was made, what it could do and what it did. */
export interface Decision {
  readonly deal: FinishedDeal
  /** The number of the decision in its deal, from 1. */
  readonly number: number
  readonly step: Step
  /** The deal as it stood. */
  readonly before: Deal
  readonly seat: Seat
  readonly kind: DecisionKind
  readonly legal: readonly SeatCommand[]
  readonly chosen: SeatCommand
  readonly timedOut: boolean
  /** Milliseconds since the seat could first decide. */
  readonly tookMs: number
}

/** What a decision is about. */
type DecisionKind = 'swap' | 'remove' | 'void' | 'turn' | 'claim' | 'rob' | 'announce'

/** All decisions of a deal, in order. Two tables ask for them, so that they are kept as long as the deal is. */
export function decisionsOf(deal: FinishedDeal): readonly Decision[] {
  const known = decisionsKept.get(deal)
  if (known !== undefined) return known
  const found = findDecisions(deal)
  decisionsKept.set(deal, found)
  return found
}

const decisionsKept = new WeakMap<FinishedDeal, readonly Decision[]>()

function findDecisions(deal: FinishedDeal): Decision[] {
  const made = madeDecisions(deal.steps.map(({ event }) => event))
  return Array.from(made, (decision, at) => decisionOf(deal, at + 1, decision))
}

function decisionOf(deal: FinishedDeal, number: number, made: MadeDecision): Decision {
  const { source, seat, deal: before, chosen, actions: legal, timedOut } = made
  const step = deal.steps[source]!
  return {
    deal,
    number,
    step,
    before,
    seat,
    kind: kindOf(before.phase, chosen),
    legal,
    chosen,
    timedOut,
    tookMs: Math.max(0, Date.parse(step.time) - Date.parse(step.phaseSince)),
  }
}

function kindOf(phase: Phase, chosen: SeatCommand): DecisionKind {
  switch (chosen.type) {
    case 'swap':
    case 'remove':
    case 'void':
    case 'announce':
      return chosen.type
    case 'answer':
      return phase.name === 'robbing' ? 'rob' : 'claim'
    case 'discard':
    case 'kong':
    case 'win':
      return 'turn'
  }
}
