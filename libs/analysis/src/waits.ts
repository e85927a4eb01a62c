import { waitPoints, waitsOf, type Meld, type RuleSet } from '@paipu/engine'
import type { RuleOptions } from '@paipu/contracts'
import { kindOf, type Counts, type Suit, type Tile } from '@paipu/tiles'

/** A tile that completes a hand: how many of it are unseen, and what it pays from shape and roots alone (rules.md C12a). */
export interface Wait {
  readonly tile: Tile
  readonly unseen: number
  readonly points: number
}

interface Waiting {
  readonly rules: RuleSet
  readonly options: RuleOptions
  readonly concealed: Counts
  readonly melds: readonly Meld[]
  readonly voidSuit: Suit | null
  readonly unseen: Counts
}

/** The waits of 3n + 1 concealed tiles with their melds; empty unless ready (rules.md C12). */
export function waitsWith({ rules, options, concealed, melds, voidSuit, unseen }: Waiting): Wait[] {
  const hand = { concealed, melds, voidSuit }
  return waitsOf(rules, hand).map((tile) => ({
    tile,
    unseen: Math.max(0, unseen[kindOf(tile)]!),
    points: waitPoints(rules, options, hand, tile),
  }))
}
