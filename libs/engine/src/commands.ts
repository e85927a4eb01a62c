import type { Clock, DealEvent, RuleSetRef, SeatPlayer } from '@paipu/contracts'
import type { Suit, Tile } from '@paipu/tiles'
import type { BySeat, Seat } from './seats.ts'
import type { Answer, Direction } from './terms.ts'

/** What a seat can do. `timedOut` marks a decision made for a seat that ran out of time (rules.md C18, P9). */
export type SeatCommand = (
  | { readonly type: 'swap'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'remove'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'void'; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: Tile; readonly announce: boolean }
  | { readonly type: 'kong'; readonly seat: Seat; readonly kind: 'concealed' | 'added'; readonly tile: Tile }
  | { readonly type: 'win'; readonly seat: Seat }
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'announce'; readonly seat: Seat }
) & { readonly timedOut?: 'bot' | 'rule' }

/** What the table itself does: chance and time come in as data. */
export type TableCommand =
  | StartCommand
  | { readonly type: 'draw-direction'; readonly direction: Direction; readonly die: Die | null }
  | { readonly type: 'draw' }
  | { readonly type: 'time-limit' }

/** Everything a deal begins with (rules.md C3): who plays what, and the wall as it was shuffled. */
export interface StartCommand {
  readonly type: 'start'
  readonly ruleSet: RuleSetRef
  readonly table: string | null
  readonly dealNumber: number
  readonly dealer: Seat
  readonly seats: BySeat<SeatPlayer>
  readonly clock: Clock
  readonly commitment: string | null
  readonly source: string | null
  readonly wall: readonly Tile[]
  readonly birds: readonly Tile[]
  readonly seed: string | null
  readonly clientSeeds: BySeat<string | null>
}

export type Die = 1 | 2 | 3 | 4 | 5 | 6

export type Command = SeatCommand | TableCommand

/** Why a command is refused: the closed set. */
export const REFUSAL_CODES = [
  'malformed-command',
  'already-started',
  'not-started',
  'unknown-rule-set',
  'bad-wall',
  'deal-over',
  'wrong-phase',
  'not-your-turn',
  'already-chosen',
  'not-three-of-one-suit',
  'tile-not-held',
  'not-allowed-direction',
  'void-suit-first',
  'must-discard-drawn',
  'must-win',
  'not-a-win',
  'no-kong',
  'no-replacement',
  'waits-would-change',
  'not-offered',
  'already-answered',
  'not-ready',
  'announcing-closed',
  'claims-open',
  'no-deal-limit',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A refused command: the code, and a sentence that names what is wrong and the rule. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}

/** What `decide` answers: the events that follow, or why not. */
export type Decision =
  | { readonly ok: true; readonly events: readonly DealEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** An accepted command. */
export function accept(events: readonly DealEvent[]): Decision {
  return { ok: true, events }
}

/** A refused command. */
export function refuse(code: RefusalCode, message: string): Decision {
  return { ok: false, refusal: { code, message } }
}
