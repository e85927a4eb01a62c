import type { Clock, RuleSetRef, SeatPlayer } from '@paipu/contracts'
import type { BySeat, DealResult, Seat } from '@paipu/engine'

/** The format's name and the version that is written here (docs/format.md). */
export const LOG_FORMAT = 'paipu'
export const LOG_VERSION = 1

/** What is not known here but travels along: every part of a log may have more fields. */
interface Extended {
  readonly [unknown: string]: unknown
}

/** A log's first line: what was agreed before the deal, and who looks at it. */
export interface LogHeader extends Extended {
  readonly format: typeof LOG_FORMAT
  readonly version: typeof LOG_VERSION
  /** What wrote the log. */
  readonly generator?: string
  /** The deal's id, a UUID; left out in a log that a person typed: see {@link dealIdOf}. */
  readonly deal?: string
  /** What the events' ids are derived from where that is not the deal's id, see `derivedEventId`. */
  readonly ids?: string
  /** Whose view it is: `reviewer` for everything, or a viewer that finds `?` where it may not look. */
  readonly viewer: string
  readonly ruleSet: RuleSetRef
  /** The table's id; `null` for a deal that was played at no table. */
  readonly table: string | null
  readonly dealNumber: number
  readonly dealer: Seat
  readonly seats: BySeat<SeatPlayer>
  readonly clock: Clock
  /** When the first event happened: UTC, ISO 8601 with milliseconds. */
  readonly start: string
  /** SHA-256 of the secret seed, published before the deal, or `null`. */
  readonly commitment: string | null
  readonly source: string | null
}

/** One event of the deal. */
export interface LogEvent extends Extended {
  /** Its number for the log's viewer, dense from 0. */
  readonly ply: number
  readonly name: string
  /** The version of the event's schema. */
  readonly version: number
  /** UTC, ISO 8601 with milliseconds. */
  readonly time: string
  /** The seat it is about, taken out of its fields; `null` where it is about none. */
  readonly seat: Seat | null
  /** Everything else the event carries. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The event's id where it is not {@link derivedEventId}. */
  readonly id?: string
  /** The ply of the event that brought it about, or that event's id where it is none of the deal's; left out where there is none. */
  readonly cause?: number | string
  /** Who acted where it is not {@link usualActor}. */
  readonly by?: string
  /** What it belongs to where that is not the deal. */
  readonly correlation?: string
}

/** A log's last line. */
export interface LogFooter extends Extended {
  readonly result: DealResult
  readonly totals: BySeat<number>
  /** The secret that opens the commitment, or `null`. */
  readonly seed: string | null
  /** The hash of the last event; `null` in a view that is not the whole, and in a log that a person typed. */
  readonly head: string | null
  /** How many lines the log has as JSON Lines, this one included. */
  readonly lines: number
}

/** One deal as the Paipu log format holds it. */
export interface PaipuLog {
  readonly header: LogHeader
  readonly events: readonly LogEvent[]
  /** `null` where the log stops before it. */
  readonly footer: LogFooter | null
}

/** Header and footer are a line each. */
export function lineCount(events: readonly unknown[]): number {
  return events.length + 2
}

/** What is given, and behind it what is usual for what is not. */
export function withUsual(given: object, usual: object): object {
  return { ...given, ...Object.fromEntries(Object.entries(usual).filter(([key]) => !Object.hasOwn(given, key))) }
}
