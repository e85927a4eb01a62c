import type { MadeDecision, Seat } from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { afterDiscard, type OwnHand } from '@paipu/views'
import { estimatedRisk, trueDanger } from './danger.ts'
import { isBetter, standingOf, type Standing, type Useful } from './standing.ts'
import { waitsWith, type Wait } from './waits.ts'

export type { Useful }

/** What one discard would lead to. */
export interface DiscardOption extends Standing {
  readonly tile: Tile
  /** What a ready hand then waits for, with points; empty unless ready. */
  readonly waits: readonly Wait[]
  /** Who could win on it, by all hands. */
  readonly danger: readonly Seat[]
  /** How likely somebody wins on it, by what the seat can see; from 0 to 1. */
  readonly risk: number
}

/** Every legal discard of a turn, the best for speed first; of equals the safest. */
export function discardOptions({ deal, seat, actions }: MadeDecision, hand: OwnHand): DiscardOption[] {
  const tiles = new Set(actions.flatMap((action) => (action.type === 'discard' ? [action.tile] : [])))
  return [...tiles]
    .map((tile): DiscardOption => {
      const held = afterDiscard(hand, tile)
      const standing = standingOf(hand, held)
      const { concealed } = held
      const { rules, melds, voidSuit, unseen } = hand
      const waits =
        standing.shanten === 0 ? waitsWith({ rules, options: deal.options, concealed, melds, voidSuit, unseen }) : []
      return {
        tile,
        ...standing,
        waits,
        danger: trueDanger(deal, seat, tile),
        risk: estimatedRisk(deal, seat, tile, unseen),
      }
    })
    .toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : a.risk - b.risk))
}
