// Generated from event-schemas/ by `npm run generate`. Do not edit.
import type { Suit, Tile } from '@paipu/tiles'

/**
 * A seat, 0 to 3 in turn order; a seat's right neighbour plays next (rules.md C2).
 */
export type EventSeat = (0 | 1 | 2 | 3)

/**
 * A UUID version 7, lower case.
 */
export type Uuid = string

/**
 * A SHA-256 digest or a 256-bit secret, 64 lower-case hexadecimal digits.
 */
export type Sha256 = string

/**
 * A name for the screen, 1 to 40 characters without control characters.
 */
export type DisplayName = string

/**
 * Points of the four seats; they sum to zero (rules.md C13).
 * 
 */
export type PointTotals = readonly [number, number, number, number]

/**
 * Tiles.
 */
export type TileList = readonly Tile[]

/**
 * One payment between two seats.
 */
export interface Payment {
/**
 * The seat that pays.
 */
readonly from: EventSeat
/**
 * The seat that is paid.
 */
readonly to: EventSeat
/**
 * Points that move, more than zero.
 */
readonly points: number
}

/**
 * One fan of a scored win.
 */
export interface ScoredFan {
/**
 * The fan's name in the rule set's table, for example full-flush.
 */
readonly name: string
/**
 * How many fan it adds (roots are added up).
 */
readonly fan: number
}

/**
 * How the winning tiles are read (rules.md C10, C11).
 */
export type EventReading = (StandardReading | SevenPairsReading | FourRedsReading)

export interface StandardReading {
/**
 * Sets and a pair.
 */
readonly kind: "standard"
/**
 * The concealed sets; declared melds are not repeated.
 */
readonly sets: readonly ReadingSet[]
/**
 * The tile of the pair.
 */
readonly pair: Tile
/**
 * How many tiles of the pair are wild red dragons.
 */
readonly pairWilds: number
}
export interface ReadingSet {
/**
 * Three in a row or three alike.
 */
readonly kind: ("sequence" | "triplet")
/**
 * The lowest tile of a sequence, the tile of a triplet.
 */
readonly tile: Tile
/**
 * How many of its tiles are wild red dragons.
 */
readonly wilds: number
}
export interface SevenPairsReading {
/**
 * Seven pairs.
 */
readonly kind: "seven-pairs"
/**
 * The seven pairs in tile order; four identical tiles stand twice.
 */
readonly pairs: readonly Tile[]
/**
 * How many of the tiles are wild red dragons.
 */
readonly wilds: number
}
export interface FourRedsReading {
/**
 * Four wild red dragons in hand, whatever the rest is (rules.md R3).
 */
readonly kind: "four-reds"
}

/**
 * The rule set a deal is played under, with every option that changes a result.
 */
export interface RuleSetRef {
/**
 * The rule set's id (rules.md, first table).
 */
readonly id: string
/**
 * The rule set's version; a stored deal replays under it for ever.
 */
readonly version: number
readonly options: RuleOptions
}
/**
 * Table options.
 */
export interface RuleOptions {
/**
 * The most fan that count (rules.md S3, B3, P3, W8); null where the set has no cap.
 */
readonly fanCap: (number | null)
}

/**
 * Time limits of a deal (rules.md S7, P8, W11); null is no limit.
 */
export interface Clock {
/**
 * Limit of the whole deal, seconds.
 */
readonly dealSeconds: (number | null)
/**
 * Limit of one turn, seconds.
 */
readonly turnSeconds: (number | null)
/**
 * Reserve of each seat for the whole deal, seconds.
 */
readonly reserveSeconds: number
/**
 * Limit of a claim answer, seconds.
 */
readonly claimSeconds: (number | null)
/**
 * Limit of a choice in the opening, seconds.
 */
readonly openingSeconds: (number | null)
}

/**
 * Who sits at a seat.
 */
export interface SeatPlayer {
/**
 * The player's id.
 */
readonly player: string
/**
 * The name on screen.
 */
readonly name: DisplayName
/**
 * Person or bot.
 */
readonly kind: ("human" | "bot")
}

/**
 * What a seat does, as its player says it.
 */
export type SeatAction = (SwapAction | RemoveAction | VoidAction | DiscardAction | ConcealedKongAction | AddedKongAction | WinAction | AnswerAction | AnnounceAction)

export interface SwapAction {
/**
 * Passes three tiles on (rules.md S1, W2).
 */
readonly kind: "swap"
/**
 * Three tiles of one suit.
 * 
 */
readonly tiles: readonly [Tile, Tile, Tile]
}
export interface RemoveAction {
/**
 * Puts three tiles out of play (rules.md B1).
 */
readonly kind: "remove"
/**
 * Three tiles of one suit.
 * 
 */
readonly tiles: readonly [Tile, Tile, Tile]
}
export interface VoidAction {
/**
 * Chooses its void suit (rules.md V1).
 */
readonly kind: "void"
/**
 * The suit.
 */
readonly suit: Suit
}
export interface DiscardAction {
/**
 * Discards.
 */
readonly kind: "discard"
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Whether it announces ready with it (rules.md W6).
 */
readonly announce: boolean
}
export interface ConcealedKongAction {
/**
 * Makes a concealed kong (rules.md C7).
 */
readonly kind: "concealed-kong"
/**
 * The tile.
 */
readonly tile: Tile
}
export interface AddedKongAction {
/**
 * Adds a tile to a pung (rules.md C7).
 */
readonly kind: "added-kong"
/**
 * The tile.
 */
readonly tile: Tile
}
export interface WinAction {
/**
 * Declares a win on its own turn.
 */
readonly kind: "win"
}
export interface AnswerAction {
/**
 * Answers a claim window (rules.md C5).
 */
readonly kind: "answer"
/**
 * The answer.
 */
readonly answer: ("win" | "kong" | "pung" | "pass")
}
export interface AnnounceAction {
/**
 * Announces ready between turns (rules.md W6).
 */
readonly kind: "announce"
}

/**
 * What is stored beside every event's data.
 */
export interface EventMetadata {
/**
 * Version of the event's schema.
 */
readonly version: number
/**
 * When it happened: UTC, ISO 8601 with milliseconds.
 */
readonly recordedAt: string
/**
 * What it belongs to: the deal or the table.
 */
readonly correlationId: Uuid
/**
 * The event it followed from; null for the first of a command.
 */
readonly causationId: (Uuid | null)
/**
 * Who caused it: the table itself, a seat, or an import.
 */
readonly actor: string
/**
 * Hash of the stream's event before; null for the first.
 */
readonly prevHash: (Sha256 | null)
/**
 * SHA-256 over the canonical form (RFC 8785) of stream, revision, id, type, version, data and all other metadata.
 */
readonly hash: Sha256
}

/**
 * The bird tiles are turned up at the win (rules.md R4).
 */
export interface BirdsTurnedV1 {
/**
 * The four birds.
 */
readonly birds: readonly Tile[]
/**
 * How many of them are a 1, 5, 9 or R.
 */
readonly hits: number
}

/**
 * A seat answers a claim window (rules.md C5). Nobody else learns of it before the deal ends.
 */
export interface ClaimAnsweredV1 {
/**
 * Who answers.
 */
readonly seat: EventSeat
/**
 * What it was offered besides passing.
 */
readonly offers: readonly ("win" | "kong" | "pung")[]
/**
 * The answer.
 */
readonly answer: ("win" | "kong" | "pung" | "pass")
/**
 * Whether it was given for a seat that ran out of time (rules.md C18, P9).
 */
readonly timedOut: boolean
}

/**
 * The deal is over and everything is laid open.
 */
export interface DealEndedV1 {
/**
 * Why it ended (rules.md C14, C17, S5).
 */
readonly result: ("won" | "wall-end" | "time-limit")
/**
 * The four totals; they sum to zero.
 */
readonly totals: PointTotals
/**
 * The four hands, open.
 * 
 */
readonly hands: readonly [FinalHand, FinalHand, FinalHand, FinalHand]
/**
 * The secret seed that opens the commitment, or null.
 */
readonly seed: (Sha256 | null)
}
export interface FinalHand {
/**
 * Whose hand.
 */
readonly seat: EventSeat
/**
 * Its concealed tiles at the end.
 */
readonly concealed: readonly Tile[]
/**
 * What it put out of play (rules.md B1), else empty.
 */
readonly removed: readonly Tile[]
}

/**
 * A deal begins: everything that is agreed before the first tile is seen.
 */
export interface DealStartedV1 {
/**
 * The rule set, its version and options.
 */
readonly ruleSet: RuleSetRef
/**
 * The table's id; null for a deal that was played at no table (simulated or imported).
 */
readonly table: (Uuid | null)
/**
 * Which deal of its table or series this is, from 1.
 */
readonly dealNumber: number
/**
 * The dealer (rules.md C16).
 */
readonly dealer: EventSeat
/**
 * Who sits where, by seat.
 * 
 */
readonly seats: readonly [SeatPlayer, SeatPlayer, SeatPlayer, SeatPlayer]
/**
 * The time limits.
 */
readonly clock: Clock
/**
 * SHA-256 of the secret deal seed, published before the wall is built; null where the wall came from outside.
 */
readonly commitment: (Sha256 | null)
/**
 * Where an imported deal was recorded; null for a deal played here.
 */
readonly source: (string | null)
}

/**
 * A winner shows and locks its hand and plays on (rules.md B4).
 */
export interface HandLockedV1 {
/**
 * Whose hand.
 */
readonly seat: EventSeat
/**
 * The winning tile, laid aside.
 */
readonly laidAside: Tile
/**
 * The concealed tiles that stay locked.
 */
readonly tiles: readonly Tile[]
/**
 * The tiles it waits for.
 */
readonly waits: readonly Tile[]
}

/**
 * The opening hands are dealt (rules.md C3).
 */
export interface HandsDealtV1 {
/**
 * One hand a seat.
 * 
 */
readonly hands: readonly [DealtHand, DealtHand, DealtHand, DealtHand]
}
export interface DealtHand {
/**
 * Whose hand.
 */
readonly seat: EventSeat
/**
 * The tiles, 14 for the dealer, 13 for the others.
 */
readonly tiles: readonly Tile[]
}

/**
 * A seat lays down a kong (rules.md C7). An added kong can still be robbed.
 */
export interface KongMadeV1 {
/**
 * Who.
 */
readonly seat: EventSeat
/**
 * Which kind.
 */
readonly kind: ("concealed" | "exposed" | "added")
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Who discarded it, for an exposed kong; else null.
 */
readonly from: (EventSeat | null)
}

/**
 * An added kong is robbed: the pung stays a pung, the tile goes to the winners (rules.md C8).
 */
export interface KongRobbedV1 {
/**
 * Whose kong it was.
 */
readonly seat: EventSeat
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Who wins on it, in turn order from the konger.
 */
readonly by: readonly EventSeat[]
}

/**
 * Points move between seats, for one reason.
 */
export interface PointsPaidV1 {
/**
 * Why.
 */
readonly reason: ("win" | "kong" | "kong-transfer" | "flower-pig" | "not-ready" | "kong-refund")
/**
 * Whose win or kong it is about; null for the checks at the wall's end.
 */
readonly seat: (EventSeat | null)
/**
 * The winning tile or the kong's tile; null for the checks at the wall's end.
 */
readonly tile: (Tile | null)
/**
 * The payments, one a row.
 */
readonly payments: readonly Payment[]
}

/**
 * A seat takes a discard for a pung.
 */
export interface PungClaimedV1 {
/**
 * Who claims.
 */
readonly seat: EventSeat
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Who discarded it.
 */
readonly from: EventSeat
}

/**
 * A seat announces that its hand is ready (rules.md W6).
 */
export interface ReadyAnnouncedV1 {
/**
 * Who announces.
 */
readonly seat: EventSeat
}

/**
 * A seat has chosen the three tiles it passes on (rules.md S1, W2).
 */
export interface SwapChosenV1 {
/**
 * Who chose.
 */
readonly seat: EventSeat
/**
 * Three tiles of one suit.
 * 
 */
readonly tiles: readonly [Tile, Tile, Tile]
}

/**
 * The direction of the swap is drawn (rules.md S1, W2).
 */
export interface SwapDirectionDrawnV1 {
/**
 * Where every seat's tiles go: right is to the seat that plays next.
 */
readonly direction: ("left" | "across" | "right")
/**
 * The die the dealer rolled, where the rule set has one.
 */
readonly die: (1 | 2 | 3 | 4 | 5 | 6 | null)
}

/**
 * A seat discards.
 */
export interface TileDiscardedV1 {
/**
 * Who discards.
 */
readonly seat: EventSeat
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Whether it is the tile just drawn.
 */
readonly drawn: boolean
}

/**
 * A seat draws a tile (rules.md C4, C7).
 */
export interface TileDrawnV1 {
/**
 * Who draws.
 */
readonly seat: EventSeat
/**
 * The tile.
 */
readonly tile: Tile
/**
 * Which end of the wall it came from.
 */
readonly end: ("front" | "back")
/**
 * Whether it replaces a kong's fourth tile.
 */
readonly replacement: boolean
}

/**
 * A seat has put three tiles of one suit out of play, face down (rules.md B1).
 */
export interface TilesRemovedV1 {
/**
 * Who.
 */
readonly seat: EventSeat
/**
 * Three tiles of one suit, face down until the deal ends.
 * 
 */
readonly tiles: readonly [Tile, Tile, Tile]
}

/**
 * All four exchanges happen at once (rules.md S1).
 */
export interface TilesSwappedV1 {
/**
 * One move a seat.
 * 
 */
readonly moves: readonly [SwapMove, SwapMove, SwapMove, SwapMove]
}
export interface SwapMove {
/**
 * Who gives.
 */
readonly from: EventSeat
/**
 * Who takes.
 */
readonly to: EventSeat
/**
 * The tiles, known to giver and taker.
 * 
 */
readonly tiles: readonly [Tile, Tile, Tile]
}

/**
 * A seat ran out of time; the next events of this seat are what was played for it (rules.md C18, P9).
 */
export interface TurnTimedOutV1 {
/**
 * Who ran out of time.
 */
readonly seat: EventSeat
/**
 * What was played for it.
 */
readonly played: ("swap" | "remove" | "void" | "discard" | "kong" | "win")
/**
 * Who decided it: a bot from the seat's own view, or the rule set's fixed rule.
 */
readonly by: ("bot" | "rule")
}

/**
 * A seat has chosen its void suit (rules.md V1).
 */
export interface VoidSuitChosenV1 {
/**
 * Who chose.
 */
readonly seat: EventSeat
/**
 * The suit; known to others once all four have chosen.
 */
readonly suit: Suit
}

/**
 * All four have chosen; the void suits are shown at once (rules.md V1).
 */
export interface VoidSuitsDeclaredV1 {
/**
 * The void suit of each seat.
 * 
 */
readonly suits: readonly [Suit, Suit, Suit, Suit]
}

/**
 * The wall is shuffled and stands (rules.md C3). Hidden until the deal ends.
 */
export interface WallBuiltV1 {
/**
 * The live wall in order: dealt and drawn from the front, replacement tiles from the back.
 */
readonly wall: readonly Tile[]
/**
 * The tiles set aside unseen (rules.md R2); empty in other rule sets.
 */
readonly birds: readonly Tile[]
/**
 * The secret deal seed that opens the commitment; null where the wall came from outside.
 */
readonly seed: (Sha256 | null)
/**
 * What each seat added to the seed after the commitment, or null.
 * 
 */
readonly clientSeeds: readonly [(Sha256 | null), (Sha256 | null), (Sha256 | null), (Sha256 | null)]
}

/**
 * A seat wins. Its concealed tiles stay closed until the deal ends (rules.md C15b).
 */
export interface WinDeclaredV1 {
/**
 * Who wins.
 */
readonly seat: EventSeat
/**
 * The winning tile.
 */
readonly tile: Tile
/**
 * Who discarded it or added it to a pung; null for a self-draw.
 */
readonly from: (EventSeat | null)
/**
 * How.
 */
readonly by: ("self-draw" | "discard" | "rob")
/**
 * The reading with the most fan (rules.md C11).
 */
readonly reading: EventReading
/**
 * Each fan that counts.
 */
readonly fans: readonly ScoredFan[]
/**
 * Their sum before the cap.
 */
readonly fan: number
/**
 * What each payer pays.
 */
readonly points: number
}

/**
 * A seat adds to the seed of the deal that comes, once: what it adds was not known when the secret was drawn.
 */
export interface ClientSeedAddedV1 {
/**
 * The id of the deal that comes.
 */
readonly deal: Uuid
/**
 * Whose it is.
 */
readonly seat: EventSeat
/**
 * What the seat adds.
 */
readonly seed: Sha256
}

/**
 * The table is to close: at once where no deal is open, else when the open one is over.
 */
export interface CloseAskedV1 {
/**
 * Why.
 */
readonly reason: "operator"
}

/**
 * A deal of the table is over.
 */
export interface DealClosedV1 {
/**
 * The deal's id.
 */
readonly deal: Uuid
/**
 * Its number.
 */
readonly dealNumber: number
/**
 * How it ended.
 */
readonly result: ("won" | "wall-end" | "time-limit")
/**
 * The four totals.
 */
readonly totals: PointTotals
/**
 * Who deals next (rules.md C16).
 */
readonly nextDealer: EventSeat
}

/**
 * The next deal of the table begins in a stream of its own.
 */
export interface DealOpenedV1 {
/**
 * The deal's id.
 */
readonly deal: Uuid
/**
 * Its number at this table, from 1.
 */
readonly dealNumber: number
/**
 * The dealer.
 */
readonly dealer: EventSeat
}

/**
 * Nothing more is taken for a question of the deal: what was said is played now. Where several servers share the store.
 */
export interface DecisionClosedV1 {
/**
 * The deal.
 */
readonly deal: Uuid
/**
 * The number of the question.
 */
readonly decision: number
}

/**
 * The host gives the table up: another may take it at once.
 */
export interface LeaseReleasedV1 {
/**
 * The server that hosts the table: an id of its own for each start.
 */
readonly host: Uuid
/**
 * The number of the lease at this table, from 1: each one taken is the next.
 */
readonly term: number
}

/**
 * The host lives, though nothing happened at the table for a while.
 */
export interface LeaseRenewedV1 {
/**
 * The server that hosts the table: an id of its own for each start.
 */
readonly host: Uuid
/**
 * The number of the lease at this table, from 1: each one taken is the next.
 */
readonly term: number
}

/**
 * A server becomes the table's host. Only a host decides at the table.
 */
export interface LeaseTakenV1 {
/**
 * The server that hosts the table: an id of its own for each start.
 */
readonly host: Uuid
/**
 * The number of the lease at this table, from 1: each one taken is the next.
 */
readonly term: number
}

/**
 * A player from outside has said what its seat does. The table's host makes it a decision of the deal when its time has come.
 */
export interface SeatActedV1 {
/**
 * The deal.
 */
readonly deal: Uuid
/**
 * The number of the question in this deal that it answers, from 1.
 */
readonly decision: number
/**
 * Whose it is.
 */
readonly seat: EventSeat
/**
 * The player's own id of it, a UUID in lower case: sent again, it changes nothing.
 */
readonly command: string
/**
 * What it does.
 */
readonly action: SeatAction
}

/**
 * Seats of a table are for players from outside. It stands right behind the table's opening.
 */
export interface SeatsOfferedV1 {
/**
 * The seats, in turn order.
 */
readonly seats: readonly OfferedSeat[]
/**
 * How long such a seat may take for a turn, milliseconds.
 */
readonly turnMs: number
/**
 * How long every claim window stays open while such a seat could answer it, milliseconds.
 */
readonly claimMs: number
/**
 * How long such a seat may take for a choice in the opening, milliseconds.
 */
readonly openingMs: number
/**
 * The table closes after so many deals.
 */
readonly deals: number
}
export interface OfferedSeat {
/**
 * The seat.
 */
readonly seat: EventSeat
/**
 * SHA-256 of the token with which its player sits down.
 */
readonly tokenHash: Sha256
}

/**
 * The next deal's secret seed is drawn, and its commitment is open to all. Seats may add to the seed until the deal opens.
 */
export interface SeedCommittedV1 {
/**
 * The id of the deal that comes.
 */
readonly deal: Uuid
/**
 * Its number at this table.
 */
readonly dealNumber: number
/**
 * SHA-256 of the secret.
 */
readonly commitment: Sha256
/**
 * The secret. Its own deal opens it at its end.
 */
readonly secret: Sha256
}

/**
 * The table closes; no deal follows.
 */
export interface TableClosedV1 {
/**
 * Why.
 */
readonly reason: ("finished" | "idle" | "operator")
}

/**
 * A table opens. Its delay and policy never change.
 */
export interface TableOpenedV1 {
/**
 * The rule set of all its deals.
 */
readonly ruleSet: RuleSetRef
/**
 * The table's name.
 */
readonly name: DisplayName
/**
 * Spectator delay, seconds.
 */
readonly delaySeconds: number
/**
 * What spectators may see while a deal runs: no hidden tiles, or every hand (only with a delay).
 */
readonly policy: ("public" | "all-hands")
/**
 * Who sits where.
 * 
 */
readonly seats: readonly [SeatPlayer, SeatPlayer, SeatPlayer, SeatPlayer]
/**
 * The time limits of its deals.
 */
readonly clock: Clock
/**
 * How long a bot takes for a decision, milliseconds.
 */
readonly paceMs: number
}

/** The data of each event of a deal stream, in its newest version. */
export interface DealEventData {
  readonly BirdsTurned: BirdsTurnedV1
  readonly ClaimAnswered: ClaimAnsweredV1
  readonly DealEnded: DealEndedV1
  readonly DealStarted: DealStartedV1
  readonly HandLocked: HandLockedV1
  readonly HandsDealt: HandsDealtV1
  readonly KongMade: KongMadeV1
  readonly KongRobbed: KongRobbedV1
  readonly PointsPaid: PointsPaidV1
  readonly PungClaimed: PungClaimedV1
  readonly ReadyAnnounced: ReadyAnnouncedV1
  readonly SwapChosen: SwapChosenV1
  readonly SwapDirectionDrawn: SwapDirectionDrawnV1
  readonly TileDiscarded: TileDiscardedV1
  readonly TileDrawn: TileDrawnV1
  readonly TilesRemoved: TilesRemovedV1
  readonly TilesSwapped: TilesSwappedV1
  readonly TurnTimedOut: TurnTimedOutV1
  readonly VoidSuitChosen: VoidSuitChosenV1
  readonly VoidSuitsDeclared: VoidSuitsDeclaredV1
  readonly WallBuilt: WallBuiltV1
  readonly WinDeclared: WinDeclaredV1
}

/** The data of each event of a table stream, in its newest version. */
export interface TableEventData {
  readonly ClientSeedAdded: ClientSeedAddedV1
  readonly CloseAsked: CloseAskedV1
  readonly DealClosed: DealClosedV1
  readonly DealOpened: DealOpenedV1
  readonly DecisionClosed: DecisionClosedV1
  readonly LeaseReleased: LeaseReleasedV1
  readonly LeaseRenewed: LeaseRenewedV1
  readonly LeaseTaken: LeaseTakenV1
  readonly SeatActed: SeatActedV1
  readonly SeatsOffered: SeatsOfferedV1
  readonly SeedCommitted: SeedCommittedV1
  readonly TableClosed: TableClosedV1
  readonly TableOpened: TableOpenedV1
}
