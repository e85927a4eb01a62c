import type { DealEvent } from '@paipu/contracts'
import { evolve, type DealState } from '@paipu/engine'

/**
 * What a deal asks its seats now. Its number goes up with every change of the deal's phase, which everyone at the table
 * sees: so it says nothing of who is asked, and is one and the same for all seats.
 */
export interface Question {
  /** From 1 in each deal; 0 before its first event. */
  readonly number: number
  /** When it came up, milliseconds since 1970. */
  readonly askedAt: number
}

/** Before a deal asks anything. */
export const NO_QUESTION: Question = { number: 0, askedAt: 0 }

/** A deal with its question. */
export interface AskingDeal {
  readonly state: DealState
  readonly question: Question
}

/** A deal and its question after an event that happened at a time, milliseconds since 1970. */
export function asksAfter({ state, question }: AskingDeal, event: DealEvent, time: number): AskingDeal {
  const next = evolve(state, event)
  return next.phase.name === state.phase.name
    ? { state: next, question }
    : { state: next, question: { number: question.number + 1, askedAt: time } }
}
