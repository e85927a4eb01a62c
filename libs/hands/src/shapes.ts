import type { Tile } from '@paipu/tiles'

/** Which shapes win besides the standard one, and whether kind 27 is wild. One constant object per rule set. */
export interface ShapeRules {
  /** Seven pairs win (rules.md C10): fully concealed, fourteen tiles, four identical tiles may be two pairs. */
  readonly sevenPairs: boolean
  /** `R` stands for any suited tile (rules.md R1). Where `false`, kind 27 is never looked at. */
  readonly wilds: boolean
}

/** Tile counts by kind number: 28 entries, each 0–4. Typed arrays and plain arrays both do. */
export type CountsLike = ArrayLike<number>

/**
 * One set of a reading. `tile` is the lowest tile of a sequence, the tile of a triplet, or `R` for a set of three wilds.
 * `wilds`: how many of its three tiles are `R`.
 */
export interface ReadSet {
  readonly kind: 'sequence' | 'triplet'
  readonly tile: Tile
  readonly wilds: number
}

/** One way to read a complete hand (rules.md C10, C11): sets and a pair, or seven pairs (equal ones adjacent). */
export type Reading =
  | {
      readonly kind: 'standard'
      readonly sets: readonly ReadSet[]
      readonly pair: Tile
      readonly pairWilds: number
    }
  | { readonly kind: 'seven-pairs'; readonly pairs: readonly Tile[]; readonly wilds: number }
