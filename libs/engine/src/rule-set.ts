import type { Clock, EventReading, PointsPaidV1, RuleOptions, ScoredFan } from '@paipu/contracts'
import type { ShapeRules } from '@paipu/hands'
import type { Counts, Suit, Tile } from '@paipu/tiles'
import type { BySeat } from './seats.ts'
import type { KongIncome, Meld, Standing, WinBy } from './terms.ts'

/** What happens between the deal and the dealer's first turn, in order (rules.md S1, B1, V1, W2). */
export type OpeningStep = 'swap' | 'remove' | 'void'

/** A winning hand as its fan are counted: concealed tiles with the winning one, melds, and one reading of them. */
export interface ReadHand {
  readonly concealed: Counts
  readonly melds: readonly Pick<Meld, 'kind' | 'tile'>[]
  readonly reading: EventReading
}

/** Everything the value of a win can depend on, in any rule set. */
export interface WinQuestion {
  /** Concealed tiles by kind, the winning tile included. */
  readonly concealed: Counts
  readonly melds: readonly Pick<Meld, 'kind' | 'tile'>[]
  readonly voidSuit: Suit | null
  readonly tile: Tile
  readonly by: WinBy
  /** A self-draw on the replacement tile of an own kong. */
  readonly afterKong: boolean
  /** The discard of a seat that has just konged. */
  readonly afterKongDiscard: boolean
  /** The last wall tile, or the discard after it (rules.md P2). */
  readonly lastTile: boolean
  readonly birds: readonly Tile[]
  readonly announced: boolean
  /** How many tiles have been discarded in the deal, this one counted (rules.md W5). */
  readonly discardNumber: number
  readonly wallLeft: number
  /** The dealer's opening hand, or another seat's first draw with nothing called before (rules.md X3). */
  readonly early: 'opening-hand' | 'first-draw' | null
}

/** What the checks at the wall's end look at; every deal is one. */
export interface WallEndPosition {
  readonly rules: RuleSet
  readonly options: RuleOptions
  readonly seats: BySeat<{
    readonly hand: Counts
    readonly melds: readonly Meld[]
    readonly voidSuit: Suit | null
    readonly standing: Standing
  }>
  readonly kongs: readonly KongIncome[]
}

/** Why tiles are no win: a closed set. */
export const NO_WIN_REASONS = ['incomplete', 'void-suit', 'no-discard-wins', 'plain-on-discard'] as const
export type NoWinReason = (typeof NO_WIN_REASONS)[number]

/** A discard win of which nothing counts but the hand itself. */
export const NOTHING_SPECIAL = {
  by: 'discard',
  afterKong: false,
  afterKongDiscard: false,
  lastTile: false,
  birds: [],
  announced: false,
  discardNumber: 0,
  wallLeft: 0,
  early: null,
} as const

/** For rule sets in which every complete hand may be won in every way that is offered. */
export function alwaysMayWin(): boolean {
  return true
}

/**
 * What a rule set says without looking at a hand: all that a screen needs to show and fold a deal. It stands in a file of its
 * own (`facts.ts`), so that a page which reckons nothing does not load what reckoning takes.
 */
export interface RuleFacts {
  readonly id: string
  /** Goes up when a result could change; a stored deal replays under the version it names, for ever. */
  readonly version: number
  readonly name: { readonly en: string; readonly zh: string }
  /** Whether the four wild red dragons are in the tile set (rules.md R1). */
  readonly reds: boolean
  /** How many tiles are set aside unseen from the wall's end (rules.md R2). */
  readonly birds: number
  /** How many stacks of two tiles each wall has on screen, from the dealer's on in turn order (rules.md W1). */
  readonly wallStacks: BySeat<number>
  /** How many sets a winning hand has beside its pair (rules.md C10, B2). */
  readonly sets: 3 | 4
  readonly shapes: ShapeRules
  readonly opening: readonly OpeningStep[]
  /** How the swap's direction is found (rules.md S1, W2). */
  readonly swapDirection: 'drawn' | 'die'
  /** Which end of the wall replacement tiles come from (rules.md C3, X1). */
  readonly replacementEnd: 'front' | 'back'
  /** What a win does to the winner or the deal (rules.md S5, B4, R5, W3). */
  readonly afterWin: 'leaves' | 'locks' | 'ends'
  /** Whether a discard can be won at all (rules.md R3). */
  readonly discardWins: boolean
  /** Whether there is a void suit, and whether a seat that still holds it may pung or kong others (rules.md V5). */
  readonly voidSuit: 'none' | 'orders-discards' | 'forbids-calls'
  /** Whether passing a win or a pung blocks it until the next draw (rules.md P5). */
  readonly passLock: boolean
  /** Whether ready can be announced in the front window (rules.md W6). */
  readonly announcing: boolean
  /** Whether four red dragons in hand may win as they are (rules.md R3). */
  readonly fourRedsWin: boolean
  /** Whether a kong's income goes on to who wins on the discard after it (rules.md X4). */
  readonly kongTransfer: boolean
  readonly options: RuleOptions
  /** The fan caps a table may choose from (rules.md B3). */
  readonly fanCaps: readonly (number | null)[]
  readonly clock: Clock
  /** Who decides for a seat that ran out of time (rules.md C18, P9). */
  readonly timeOut: 'bot' | 'rule'
  /** Whether a complete hand with these shape fan may be won this way (rules.md W4, W5). */
  mayWin(win: WinQuestion, shapeFans: readonly ScoredFan[]): boolean
}

/**
 * A rule set as a value. Everything that differs between rule sets stands here; nothing outside a rule set's own folder
 * asks which one it is.
 */
export interface RuleSet extends RuleFacts {
  /** What a kong earns from each payer (rules.md C9, W8). */
  kongPoints(kind: 'concealed' | 'exposed' | 'added', announced: boolean): number
  /** Fan of the hand itself: its shape and roots. */
  shapeFans(hand: ReadHand): readonly ScoredFan[]
  /** Fan of how the win was made; nothing in {@link shapeFans} depends on it. */
  situationFans(win: WinQuestion): readonly ScoredFan[]
  /** What each payer pays (rules.md S3, P3, R4, W8). `fan` is the sum before the cap. */
  points(fan: number, win: WinQuestion, options: RuleOptions): number
  /** The payments at the wall's end (rules.md C14, S6, B6, P6, R5, W10, X5). */
  wallEnd(position: WallEndPosition): readonly PointsPaidV1[]
}
