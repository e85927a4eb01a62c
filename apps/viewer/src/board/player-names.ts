import { bySeat, type BySeat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'

/** The players' names by seat; empty before the deal has started. */
export function playerNames(state: ViewState): BySeat<string> {
  return bySeat((seat) => state.started?.seats[seat].name ?? '')
}
