import type { DealStartedV1, RuleOptions } from '@paipu/contracts'
import type { Counts, Suit, Tile } from '@paipu/tiles'
import type { RuleSet } from './rule-set.ts'
import { seatAfter, withSeat, type BySeat, type Seat } from './seats.ts'
import type { Answer, DealResult, Direction, KongIncome, Meld, RiverTile, Standing, TurnSource, Win } from './terms.ts'

/** One seat's part of the deal. */
export interface SeatState {
  /** Concealed tiles by kind, the drawn tile included. */
  readonly hand: Counts
  readonly melds: readonly Meld[]
  readonly river: readonly RiverTile[]
  readonly voidSuit: Suit | null
  /** Tiles put out of play (rules.md B1). */
  readonly removed: readonly Tile[]
  readonly standing: Standing
  /** Whether it has announced ready (rules.md W6). */
  readonly announced: boolean
  readonly wins: readonly Win[]
  /** Winning tiles that lie with this seat (rules.md C15a, B4). */
  readonly laidAside: readonly Tile[]
  /** Blocked from winning on others' tiles until its next draw (rules.md P5). */
  readonly winBlocked: boolean
  /** Tiles it may not pung until its next draw (rules.md P5). */
  readonly pungsBlocked: readonly Tile[]
  /** How many tiles it has drawn, replacement tiles included; the dealer's fourteenth is not one of them. */
  readonly draws: number
  readonly points: number
}

/** Where a deal stands. The closed list of phases; what a phase does not need, it does not have. */
export type Phase =
  | { readonly name: 'dealing' }
  | { readonly name: 'swapping'; readonly chosen: BySeat<readonly Tile[] | null> }
  | { readonly name: 'removing' }
  | { readonly name: 'choosing-void'; readonly chosen: BySeat<Suit | null> }
  | { readonly name: 'turn'; readonly seat: Seat; readonly source: TurnSource; readonly drawn: Tile | null }
  | {
      readonly name: 'claims'
      readonly discarder: Seat
      readonly tile: Tile
      /** Whether the discarder had just drawn a replacement tile (rules.md W7, X2, X4). */
      readonly afterKong: boolean
      readonly answers: BySeat<Answer | null>
    }
  | { readonly name: 'robbing'; readonly konger: Seat; readonly tile: Tile; readonly answers: BySeat<Answer | null> }
  | {
      readonly name: 'drawing'
      readonly seat: Seat
      readonly replacement: boolean
      /** The seat with which the tile just won lies, while further winners on it may follow (rules.md C15a). */
      readonly wonTileWith: Seat | null
    }
  | { readonly name: 'ended'; readonly result: DealResult; readonly totals: BySeat<number> }

/** A deal that has begun. */
export interface Deal {
  readonly rules: RuleSet
  readonly options: RuleOptions
  readonly started: DealStartedV1
  readonly dealer: Seat
  /** The live wall; `front` tiles are gone from its front, `back` tiles from its back. */
  readonly wall: readonly Tile[]
  readonly front: number
  readonly back: number
  readonly birds: readonly Tile[]
  /** Whether the birds lie face up (rules.md R4). */
  readonly birdsTurned: boolean
  /** How the swap went, once its direction is known. */
  readonly swap: { readonly direction: Direction; readonly die: number | null } | null
  readonly seed: string | null
  /** The dealer's fourteenth tile as it was dealt (rules.md B4). */
  readonly lastDealt: Tile | null
  readonly seats: BySeat<SeatState>
  /** How many tiles have been discarded in the deal, claimed ones included (rules.md W5). */
  readonly discards: number
  /** How many melds have been declared. */
  readonly calls: number
  readonly kongs: readonly KongIncome[]
  /** The first win: who won, and the seat it was won from, for the next dealer (rules.md C16). */
  readonly firstWin: { readonly winners: readonly Seat[]; readonly from: Seat | null } | null
  readonly phase: Phase
}

/** A deal's state: nothing yet, or a deal. */
export type DealState = { readonly phase: { readonly name: 'unstarted' } } | Deal

/** The state before the first event. */
export const UNSTARTED: DealState = { phase: { name: 'unstarted' } }

/**
 * Whether a deal still waits for the same: answers and choices leave a phase what it is; every draw, discard, kong and claim
 * begins another.
 */
export function isSamePhase({ phase: one }: DealState, { phase: other }: DealState): boolean {
  if (one.name !== other.name) return false
  return !hasTurn(one) || !hasTurn(other) || one.seat === other.seat
}

function hasTurn(phase: DealState['phase']): phase is Extract<Phase, { readonly name: 'turn' | 'drawing' }> {
  return phase.name === 'turn' || phase.name === 'drawing'
}

/** How many live tiles are left to draw. */
export function wallLeft(deal: Deal): number {
  return deal.wall.length - deal.front - deal.back
}

/** As much of a deal, or of a view of one, as tells who still takes part. */
export interface Seated {
  readonly seats: BySeat<{ readonly standing: Standing }>
}

/** Whether a seat still takes part: it draws, pays and is paid (rules.md C9). */
export function isActive({ seats }: Seated, seat: Seat): boolean {
  return seats[seat].standing !== 'left'
}

/** The next seat in turn order that still takes part (rules.md C15); the seat itself where no other does. */
export function nextActive(deal: Seated, seat: Seat): Seat {
  for (let steps = 1; steps < 4; steps++) {
    const next = seatAfter(seat, steps)
    if (isActive(deal, next)) return next
  }
  return seat
}

/** A copy of a list with one more item: `[...list, item]` is slower, and leaves the copy far longer than it needs to be. */
export function withItem<T>(list: readonly T[], item: T): readonly T[] {
  // oxlint-disable-next-line no-new-array -- exactly as long as it needs to be
  const copy: T[] = new Array(list.length + 1)
  for (let at = 0; at < list.length; at++) copy[at] = list[at]!
  copy[list.length] = item
  return copy
}

/** The deal with some of one seat's facts replaced. */
export function withSeatState(deal: Deal, seat: Seat, changes: Partial<SeatState>): Deal {
  const next = copyOfDeal(deal)
  next.seats = withSeat(deal.seats, seat, { ...deal.seats[seat], ...changes })
  return next
}

/** A value that nobody else has seen yet. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] }

/** A copy of a deal, to be changed before it is handed on. At every event there is one, and a spread takes twice as long. */
export function copyOfDeal(deal: Deal): Draft<Deal> {
  return {
    rules: deal.rules,
    options: deal.options,
    started: deal.started,
    dealer: deal.dealer,
    wall: deal.wall,
    front: deal.front,
    back: deal.back,
    birds: deal.birds,
    birdsTurned: deal.birdsTurned,
    swap: deal.swap,
    seed: deal.seed,
    lastDealt: deal.lastDealt,
    seats: deal.seats,
    discards: deal.discards,
    calls: deal.calls,
    kongs: deal.kongs,
    firstWin: deal.firstWin,
    phase: deal.phase,
  }
}

/** The same of a seat. */
export function copyOfSeat(seat: SeatState): Draft<SeatState> {
  return {
    hand: seat.hand,
    melds: seat.melds,
    river: seat.river,
    voidSuit: seat.voidSuit,
    removed: seat.removed,
    standing: seat.standing,
    announced: seat.announced,
    wins: seat.wins,
    laidAside: seat.laidAside,
    winBlocked: seat.winBlocked,
    pungsBlocked: seat.pungsBlocked,
    draws: seat.draws,
    points: seat.points,
  }
}
