import type { Seat } from '@paipu/engine'
import type { ViewState } from './view-state.ts'

/** Whose turn it is, or who has just discarded or made a kong that can be robbed; `null` where the deal waits for no one seat. */
export function actingSeat({ phase }: Pick<ViewState, 'phase'>): Seat | null {
  switch (phase.name) {
    case 'turn':
    case 'drawing':
      return phase.seat
    case 'claims':
      return phase.discarder
    case 'robbing':
      return phase.konger
    case 'dealing':
    case 'swapping':
    case 'removing':
    case 'choosing-void':
    case 'ended':
      return null
  }
}
