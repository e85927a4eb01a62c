import type { DealEvent } from '@paipu/contracts'
import { commandBehind } from './command-behind.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { UNSTARTED, type Deal, type DealState } from './state.ts'

/** What the referee finds: the deal as it stands after its events, or the first event that is not what the rules make it. */
export type Verdict =
  | { readonly ok: true; readonly deal: DealState }
  | { readonly ok: false; readonly at: number; readonly message: string }

/**
 * Plays a deal's events again: finds the command behind each decision, decides it anew, and compares every event with
 * what follows by the rules, payments included. `at` is an index into `events`.
 */
export function referee(events: readonly DealEvent[]): Verdict {
  let state: DealState = UNSTARTED
  let at = 0
  while (at < events.length) {
    const command = commandBehind(state, events, at)
    if (command === null) return noDecision(state, events, at)
    const decision = decide(state, command)
    if (!decision.ok) return { ok: false, at, message: `${decision.refusal.code}: ${decision.refusal.message}` }
    const wrong = decision.events.findIndex((event, index) => !sameData(event, events[at + index]))
    if (wrong >= 0)
      return { ok: false, at: at + wrong, message: difference(decision.events[wrong]!, events[at + wrong]) }
    for (const event of decision.events) state = evolve(state, event)
    at += decision.events.length
  }
  return { ok: true, deal: state }
}

/** What is wrong where no decision begins: the event itself, or the one that should have completed the decision with it. */
function noDecision({ phase }: DealState, events: readonly DealEvent[], at: number): Verdict {
  const { type } = events[at]!
  const next = events[at + 1]
  const isHalf = type === 'TurnTimedOut' || type === (phase.name === 'unstarted' ? 'DealStarted' : 'ReadyAnnounced')
  return isHalf && next !== undefined
    ? { ok: false, at: at + 1, message: `${next.type} cannot follow ${type}` }
    : { ok: false, at, message: `${type} cannot stand here: no decision begins with it` }
}

function difference(expected: DealEvent, found: DealEvent | undefined): string {
  if (found === undefined) return `the events stop where ${expected.type} must follow`
  if (found.type !== expected.type) return `${found.type} where the rules make it ${expected.type}`
  const data = expected.data as unknown as Readonly<Record<string, unknown>>
  const other = found.data as unknown as Readonly<Record<string, unknown>>
  const field = Object.keys(data).find((key) => !sameData(data[key], other[key]))
  return `${found.type}.${field}: ${JSON.stringify(other[field!])} where the rules make it ${JSON.stringify(data[field!])}`
}

/** Whether two pieces of plain JSON data are the same, whatever the order of their keys. */
function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}

/** A deal that the referee has seen to its end, or `null` where it has not ended. */
export function endedDeal(state: DealState): Deal | null {
  return state.phase.name === 'ended' ? (state as Deal) : null
}
