import type { Seat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'

/** The tile that is lit: the last one of a seat's river, its `index`-th meld, or the last one it won. */
export type LastTile =
  | { readonly place: 'river'; readonly seat: Seat }
  | { readonly place: 'meld'; readonly seat: Seat; readonly index: number }
  | { readonly place: 'won'; readonly seat: Seat }

/** The last tile as far as a state says by itself: a discard or an added tile on offer, or a fresh call. */
export function lastTileOf(state: ViewState): LastTile | null {
  const { phase } = state
  switch (phase.name) {
    case 'claims':
      return { place: 'river', seat: phase.discarder }
    case 'robbing':
      return { place: 'meld', seat: phase.konger, index: addedKong(state, phase.konger) }
    case 'turn':
      return phase.source === 'pung' ? lastMeld(state, phase.seat) : null
    case 'drawing':
      return phase.replacement ? lastMeld(state, phase.seat) : null
    case 'dealing':
    case 'swapping':
    case 'removing':
    case 'choosing-void':
    case 'ended':
      return null
  }
}

function lastMeld(state: ViewState, seat: Seat): LastTile {
  return { place: 'meld', seat, index: state.seats[seat].melds.length - 1 }
}

function addedKong(state: ViewState, seat: Seat): number {
  const { phase } = state
  return state.seats[seat].melds.findIndex(
    (meld) => phase.name === 'robbing' && meld.kind === 'added-kong' && meld.tile === phase.tile,
  )
}

/** Whether the lit tile is one to act on or a call (vermilion), a win (gold), or just the last one. */
export type LitTone = 'act' | 'win' | 'seen'

export function litTone(state: ViewState, last: LastTile): LitTone {
  if (last.place === 'won') return 'win'
  const open = state.phase.name === 'claims' || state.phase.name === 'robbing'
  return open || last.place === 'meld' ? 'act' : 'seen'
}
