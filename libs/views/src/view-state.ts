import type { DealStartedV1 } from '@paipu/contracts'
import type { BySeat, DealResult, Direction, Meld, RiverTile, Seat, Standing, TurnSource, Win } from '@paipu/engine'
import type { Hidden, Suit, Tile, ViewTile } from '@paipu/tiles'

/** One seat as a viewer sees it. Hidden tiles are `?`, so that counts stay right. */
export interface ViewSeat {
  /** Concealed tiles in tile order without the drawn one; hidden ones are `?`. */
  readonly hand: readonly ViewTile[]
  /** The tile just drawn, while it is still in hand and it is this seat's turn. */
  readonly drawn: ViewTile | null
  readonly melds: readonly Meld[]
  readonly river: readonly RiverTile[]
  /** `null` before it is chosen, `?` chosen but not shown yet. */
  readonly voidSuit: Suit | Hidden | null
  /** Tiles put out of play (rules.md B1). */
  readonly removed: readonly ViewTile[]
  readonly standing: Standing
  readonly announced: boolean
  readonly wins: readonly Win[]
  /** Winning tiles that lie with this seat. */
  readonly laidAside: readonly Tile[]
  /** What a locked seat waits for (rules.md B4); empty for others. */
  readonly lockedWaits: readonly Tile[]
  readonly points: number
}

/** Where the deal stands for a viewer. It says nothing of who could claim. */
export type ViewPhase =
  | { readonly name: 'dealing' }
  | { readonly name: 'swapping'; readonly chosen: BySeat<readonly ViewTile[] | null> }
  | { readonly name: 'removing' }
  | { readonly name: 'choosing-void' }
  | { readonly name: 'turn'; readonly seat: Seat; readonly source: TurnSource }
  | { readonly name: 'claims'; readonly discarder: Seat; readonly tile: Tile }
  | { readonly name: 'robbing'; readonly konger: Seat; readonly tile: Tile }
  | { readonly name: 'drawing'; readonly seat: Seat; readonly replacement: boolean; readonly wonTileWith: Seat | null }
  | { readonly name: 'ended'; readonly result: DealResult; readonly totals: BySeat<number> }

/** A deal as a viewer sees it. */
export interface ViewState {
  /** What was agreed before the deal: rule set, dealer, players, clock; `null` before the first event. */
  readonly started: DealStartedV1 | null
  readonly phase: ViewPhase
  /** How many live tiles are left to draw. */
  readonly wallLeft: number
  /** How many tiles have been taken from the wall's back (rules.md C3, C7). */
  readonly takenFromBack: number
  /** The undealt live wall from the next draw on; only for an open viewer, otherwise `null`. */
  readonly wall: readonly Tile[] | null
  /** The birds set aside (rules.md R2); hidden ones are `?`. */
  readonly birds: readonly ViewTile[]
  /** How the swap went, once the direction is drawn. */
  readonly swap: { readonly direction: Direction; readonly die: number | null } | null
  readonly discards: number
  readonly seats: BySeat<ViewSeat>
}
