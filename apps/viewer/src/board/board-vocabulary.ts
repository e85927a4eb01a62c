import type { BySeat, Direction, MeldKind, Seat, WinBy } from '@paipu/engine'
import type { ViewPhase } from '@paipu/views'

/** What the board says in words, in one language. */
export interface BoardWords {
  readonly table: string
  readonly winds: BySeat<string>
  readonly windNames: BySeat<string>
  readonly dealer: string
  readonly dealerMark: string
  deal(number: number): string
  dealShort(number: number): string
  tilesLeft(count: number): string
  readonly hand: string
  readonly melds: string
  readonly river: string
  readonly laidAside: string
  readonly removed: string
  readonly waits: string
  readonly birds: string
  /** A window that lets plain hands win on a discard (rules.md W5). */
  readonly windows: Readonly<Record<'front' | 'back', string>>
  readonly none: string
  readonly drawn: string
  readonly passedOn: string
  hidden(count: number): string
  voidSuit(suit: string): string
  readonly voidHidden: string
  readonly ready: string
  readonly locked: string
  readonly left: string
  readonly won: string
  place(place: number): string
  readonly flowerPig: string
  clock(seconds: number): string
  points(points: string): string
  change(points: string): string
  meld(kind: MeldKind, tile: string, from: string | null): string
  win(tile: string, by: WinBy, from: string | null, points: number): string
  swap(direction: Direction, die: number | null): string
  phase(phase: ViewPhase, name: (seat: Seat) => string): string
}
