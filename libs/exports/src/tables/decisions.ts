import type { DealEvent } from '@paipu/contracts'
import { legalActions, type Deal, type Phase, type Seat, type SeatCommand } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
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
  const decisions: Decision[] = []
  let timedOut = false
  for (const [at, step] of deal.steps.entries()) {
    if (step.event.type === 'TurnTimedOut') {
      timedOut = true
      continue
    }
    const chosen = chosenBy(step, deal.steps[at - 1], deal.steps[at + 1]?.event)
    if (chosen === null) continue
    decisions.push(decisionOf(deal, decisions.length + 1, step, chosen, timedOut))
    timedOut = false
  }
  return decisions
}

function decisionOf(deal: FinishedDeal, number: number, step: Step, chosen: SeatCommand, late: boolean): Decision {
  const before = step.before as Deal
  const answeredLate = step.event.type === 'ClaimAnswered' && step.event.data.timedOut
  return {
    deal,
    number,
    step,
    before,
    seat: chosen.seat,
    kind: kindOf(before.phase, chosen),
    legal: legalActions(before, chosen.seat),
    chosen,
    timedOut: late || answeredLate,
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

/** What a seat chose where an event is the first of what its choice brought about; `null` for all other events. */
function chosenBy({ event, before }: Step, last: Step | undefined, next: DealEvent | undefined): SeatCommand | null {
  const { phase } = before
  switch (event.type) {
    case 'SwapChosen':
      return { type: 'swap', ...event.data }
    case 'TilesRemoved':
      return { type: 'remove', ...event.data }
    case 'VoidSuitChosen':
      return { type: 'void', ...event.data }
    case 'ClaimAnswered':
      return { type: 'answer', seat: event.data.seat, answer: event.data.answer }
    case 'TileDiscarded':
      return begunBy(last, 'ReadyAnnounced') ? null : discardOf(event.data, false)
    case 'ReadyAnnounced':
      return phase.name === 'turn' && next?.type === 'TileDiscarded'
        ? discardOf(next.data, true)
        : { type: 'announce', seat: event.data.seat }
    case 'KongMade': {
      const { seat, kind, tile } = event.data
      return kind === 'exposed' ? null : { type: 'kong', seat, kind, tile }
    }
    case 'BirdsTurned':
    case 'WinDeclared':
      return phase.name === 'turn' && !begunBy(last, 'BirdsTurned') ? { type: 'win', seat: phase.seat } : null
    default:
      return null
  }
}

/** Whether the event before was the first of what a seat chose on its turn. */
function begunBy(last: Step | undefined, type: DealEvent['type']): boolean {
  return last?.event.type === type && last.before.phase.name === 'turn'
}

function discardOf({ seat, tile }: { readonly seat: Seat; readonly tile: Tile }, announce: boolean): SeatCommand {
  return { type: 'discard', seat, tile, announce }
}
