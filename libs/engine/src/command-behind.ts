import type { DealEvent } from '@paipu/contracts'
import type { Command } from './commands.ts'
import type { DealState } from './state.ts'

/** The command whose decision begins with the event at `at`, or `null` where no decision begins with such an event. */
export function commandBehind(state: DealState, events: readonly DealEvent[], at: number): Command | null {
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
