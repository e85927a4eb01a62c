import type { BySeat, DealResult, Seat } from '@paipu/engine'
import type { BoardInSmall, WireFrame } from '@paipu/views'

/** The answers of Paipu's server, as far as the viewer asks for them. Times are ISO 8601 in UTC. */

export interface RuleSetName {
  readonly id: string
  readonly version: number
  readonly nameEn: string
  readonly nameZh: string
}

/** Who sits at a seat. */
export interface Player {
  readonly id: string
  readonly name: string
  readonly kind: string
}

/** What spectators may see while a deal runs. */
export type Policy = 'public' | 'all-hands'

/** What a table shows to whom while a deal runs, and from when on everything is open. */
export interface WatchPolicy {
  /** The viewers that a watcher may be, by their names. */
  readonly viewers: readonly string[]
  /** What none of them sees before the deal is open: `hands`, `claims`, `wall`. */
  readonly hidden: readonly string[]
  readonly en: string
  readonly zh: string
}

/** A live table as the lobby shows it. */
export interface Table {
  readonly id: string
  readonly name: string
  readonly ruleSet: RuleSetName
  readonly seats: readonly Player[]
  readonly policy: Policy
  readonly delaySeconds: number
  readonly openedAt: string
  /** When the table's first moment comes out of its delay. */
  readonly visibleFrom: string
  /** The deal at the visible edge; `null` while nothing is visible. */
  readonly dealNumber: number | null
  readonly wallLeft: number | null
  readonly spectators: number
  readonly watching: WatchPolicy
}

/** A table as the lobby lists it; without a board while nothing of it is visible. */
export interface ListedTable extends Table {
  /** The deal at a spectator's visible edge. */
  readonly board: BoardInSmall | null
}

/** How many watch a table. */
export interface Watched {
  readonly id: string
  readonly spectators: number
}

/** What the lobby sends: a `snapshot` of all tables, then those that have changed. */
export interface LobbyUpdate<Listed> {
  readonly kind: 'snapshot' | 'changes'
  readonly tables: readonly Listed[]
  /** The ids of tables that are gone. */
  readonly closed: readonly string[]
  readonly serverTime: string
}

/** A finished deal. */
export interface FinishedDeal {
  readonly id: string
  readonly table: string | null
  readonly ruleSet: RuleSetName
  readonly dealNumber: number
  readonly dealer: Seat
  readonly seats: readonly Player[]
  readonly startedAt: string
  readonly endedAt: string
  readonly result: DealResult
  readonly totals: readonly number[]
  readonly wins: number
  /** Where an imported deal was recorded; `null` for a deal played here. */
  readonly source: string | null
}

/** A finished deal as a row of a list. */
export interface DealRow extends FinishedDeal {
  /** How the points went: after each payment, and last at the deal's end, the moment and the points by seat. */
  readonly course: readonly CoursePoint[]
}

/** A moment's number, and the points of each seat at it. */
export type CoursePoint = readonly [ply: number, ...totals: BySeat<number>]

export interface DealPage {
  readonly deals: readonly DealRow[]
  /** The cursor of the next page; `null` on the last one. */
  readonly next: string | null
}

/** A stored event of an open deal. */
export interface OpenRecord {
  readonly type: string
  readonly version: number
  readonly time: string
  readonly data: object
  readonly metadata: { readonly hash: string }
}

/** A finished deal with everything that happened in it. */
export interface DealRecord extends FinishedDeal {
  readonly events: readonly OpenRecord[]
  /** The neighbouring finished deals of the same table. */
  readonly previous: string | null
  readonly next: string | null
}

/** What a table sends: a `snapshot` replaces what was there, `frames` follow it. */
export interface TableUpdate {
  readonly kind: 'snapshot' | 'frames'
  readonly deal: string | null
  readonly dealNumber: number | null
  readonly frames: readonly WireFrame[]
  /** Given back as `after`, goes on from here. */
  readonly cursor: string
  readonly delaySeconds: number
  readonly visibleFrom: string
  readonly serverTime: string
}
