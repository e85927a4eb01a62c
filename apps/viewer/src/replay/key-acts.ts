import { seatAfter, type Seat } from '@paipu/engine'
import { SPECTATOR } from '@paipu/views'
import { decisionPlies, neighbourOf } from '../stage/decisions.ts'
import type { KeyAction } from '../stage/keys.ts'
import type { Moves } from '../stage/steps.tsx'
import { toggleSeat } from '../stage/viewers.ts'
import type { OpenDeal } from '../stage/open-deal.ts'
import type { Replay } from './use-replay.ts'

/** What keys of a replay work on. */
export interface Acts {
  readonly replay: Replay & { /** The moment on screen. */ readonly ply: number }
  readonly deal: OpenDeal
  readonly moves: Moves
  readonly togglePlaying: () => void
  readonly showHelp: () => void
  readonly togglePoints: () => void
  readonly copyLink: () => void
  /** Says that no decision further on or before cost anything. */
  readonly sayNoneCost: (way: 'previous-mistake' | 'next-mistake') => void
  /** Says where something shows that is laid over the table from now on: at the moment on screen there may be nothing of it. */
  readonly sayOverlay: (overlay: 'waits' | 'danger') => void
  /** The moments of decisions that cost something. */
  readonly costly: readonly number[]
  readonly toDeal: (deal: string | null) => boolean
  readonly seek: (ply: number) => void
  /** The same, to where Back returns from. */
  readonly jump: (ply: number) => void
  /** The seat whose decisions ↑ and ↓ go along. */
  readonly bottom: Seat
}

/** Does what a key asks for; `false` where there is nothing to do. `stride` is how far a step goes. */
export function act(action: KeyAction, stride: number, acts: Acts): boolean {
  const { replay, deal, moves } = acts
  const { whole, ply } = replay
  switch (action.type) {
    case 'first':
    case 'last':
      moves[action.type]()
      return true
    case 'back':
    case 'forward':
      moves[action.type](stride)
      return true
    case 'previous-decision':
    case 'next-decision': {
      const by = action.type === 'next-decision' ? 1 : -1
      acts.seek(neighbourOf(decisionPlies(whole, acts.bottom), ply, by) ?? ply)
      return true
    }
    case 'previous-deal':
      return acts.toDeal(deal.previous)
    case 'next-deal':
      return acts.toDeal(deal.next)
    case 'points':
      acts.togglePoints()
      return true
    case 'copy-link':
      acts.copyLink()
      return true
    case 'play':
      acts.togglePlaying()
      return true
    case 'spectator':
      replay.view(SPECTATOR)
      return true
    case 'all-hands':
      replay.toggleAllHands()
      return true
    case 'seat':
      replay.view(toggleSeat(replay.viewer, seatAfter(whole[0]!.state.started!.dealer, action.fromDealer)))
      return true
    case 'help':
      acts.showHelp()
      return true
    case 'previous-mistake':
    case 'next-mistake': {
      const to = neighbourOf(acts.costly, ply, action.type === 'next-mistake' ? 1 : -1)
      if (to === null) acts.sayNoneCost(action.type)
      else acts.jump(to)
      return true
    }
    case 'spoilers':
      replay.toggleSpoilers()
      return true
    case 'waits':
    case 'danger':
      if (!replay.overlays.includes(action.type)) acts.sayOverlay(action.type)
      replay.toggleOverlay(action.type)
      return true
    case 'numerals':
      replay.toggleOverlay(action.type)
      return true
    case 'sounds':
      return false
  }
}
