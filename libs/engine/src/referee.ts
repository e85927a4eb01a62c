import type { DealEvent } from '@paipu/contracts'
import type { Command } from './commands.ts'
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
    if (command === null)
      return { ok: false, at, message: `${events[at]!.type} cannot stand here: no decision begins with it` }
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

/** The command whose decision begins with the event at `at`, or `null` where no decision begins with such an event. */
function commandBehind(state: DealState, events: readonly DealEvent[], at: number): Command | null {
  const event = events[at]!
  const { phase } = state
  switch (event.type) {
    case 'DealStarted': {
      const wall = events[at + 1]
      return wall?.type === 'WallBuilt' ? { type: 'start', ...event.data, ...wall.data } : null
    }
    case 'SwapChosen':
      return { type: 'swap', ...event.data }
    case 'SwapDirectionDrawn':
      return { type: 'draw-direction', direction: event.data.direction, die: event.data.die }
    case 'TilesRemoved':
      return { type: 'remove', ...event.data }
    case 'VoidSuitChosen':
      return { type: 'void', ...event.data }
    case 'TileDiscarded':
      return { type: 'discard', seat: event.data.seat, tile: event.data.tile, announce: false }
    case 'ReadyAnnounced':
      return phase.name === 'turn' ? announcedDiscard(events[at + 1]) : { type: 'announce', seat: event.data.seat }
    case 'ClaimAnswered': {
      const { seat, answer, timedOut } = event.data
      return timedOut ? { type: 'answer', seat, answer, timedOut: 'rule' } : { type: 'answer', seat, answer }
    }
    case 'KongMade':
      return event.data.kind === 'exposed'
        ? null
        : { type: 'kong', seat: event.data.seat, kind: event.data.kind, tile: event.data.tile }
    case 'BirdsTurned':
    case 'WinDeclared':
      return phase.name === 'turn' ? { type: 'win', seat: phase.seat } : null
    case 'TurnTimedOut': {
      const played = at + 1 < events.length ? commandBehind(state, events, at + 1) : null
      return played !== null && 'seat' in played ? { ...played, timedOut: event.data.by } : null
    }
    case 'TileDrawn':
    case 'PointsPaid':
      return { type: 'draw' }
    case 'DealEnded':
      return { type: event.data.result === 'time-limit' ? 'time-limit' : 'draw' }
    case 'WallBuilt':
    case 'HandsDealt':
    case 'TilesSwapped':
    case 'VoidSuitsDeclared':
    case 'PungClaimed':
    case 'KongRobbed':
    case 'HandLocked':
      return null
  }
}

function announcedDiscard(next: DealEvent | undefined): Command | null {
  return next?.type === 'TileDiscarded'
    ? { type: 'discard', seat: next.data.seat, tile: next.data.tile, announce: true }
    : null
}

/** A deal that the referee has seen to its end, or `null` where it has not ended. */
export function endedDeal(state: DealState): Deal | null {
  return state.phase.name === 'ended' ? (state as Deal) : null
}
