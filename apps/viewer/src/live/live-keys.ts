import { seatAfter, type Seat } from '@paipu/engine'
import { ALL_HANDS, SPECTATOR, viewerName, type Viewer } from '@paipu/views'
import type { KeyAction } from '../stage/keys.ts'
import type { Moves } from '../stage/steps.tsx'
import { presetOf, toggleSeat } from '../stage/viewers.ts'

/** What the keys of a live table work on. */
export interface LiveActs {
  readonly moves: Moves
  readonly togglePlaying: () => void
  readonly showHelp: () => void
  readonly togglePoints: () => void
  readonly toggleSounds: () => void
  readonly copyLink: () => void
  readonly viewer: Viewer
  /** Whether the table's policy shows more than the spectator's view. */
  readonly mayChoose: boolean
  readonly view: (viewer: Viewer) => void
  readonly dealer: Seat
}

/** Does what a key asks for; `false` where there is nothing to do. `stride` is how far a step goes. */
export function act(action: KeyAction, stride: number, acts: LiveActs): boolean {
  const { moves, viewer } = acts
  switch (action.type) {
    case 'first':
    case 'last':
      moves[action.type]()
      return true
    case 'back':
    case 'forward':
      moves[action.type](stride)
      return true
    case 'play':
      acts.togglePlaying()
      return true
    case 'help':
      acts.showHelp()
      return true
    case 'points':
      acts.togglePoints()
      return true
    case 'sounds':
      acts.toggleSounds()
      return true
    case 'copy-link':
      acts.copyLink()
      return true
    case 'spectator':
      return look(SPECTATOR, acts)
    case 'all-hands':
      return look(presetOf(viewer) === 'all-hands' ? SPECTATOR : ALL_HANDS, acts)
    case 'seat':
      return look(toggleSeat(viewer, seatAfter(acts.dealer, action.fromDealer)), acts)
    case 'previous-decision':
    case 'next-decision':
    case 'previous-mistake':
    case 'next-mistake':
    case 'previous-deal':
    case 'next-deal':
    case 'waits':
    case 'danger':
    case 'numerals':
    case 'spoilers':
      return false
  }
}

function look(next: Viewer, { viewer, mayChoose, view }: LiveActs): boolean {
  if (mayChoose && viewerName(next) !== viewerName(viewer)) view(next)
  return mayChoose
}
