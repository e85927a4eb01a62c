import type { Manner, Tally } from './spectator.ts'

/** What a crowd is told to do. */
export type CrowdOrder =
  | {
      readonly do: 'open'
      /** The host's name. */
      readonly host: string
      readonly port: number
      readonly tables: readonly string[]
      readonly count: number
      readonly delayMs: number
      /** Taken in turn. */
      readonly manners: readonly Manner[]
    }
  | { readonly do: 'watch' }
  | { readonly do: 'finish' }

/** What a crowd answers when it has done it. */
export type CrowdReport =
  | { readonly did: 'open' | 'watch' }
  | {
      readonly did: 'finish'
      readonly tally: Omit<Tally, 'waits'> & { readonly waits: Percentiles | null }
      /** How many spectators have come to each place: `manner table deal:ply`. */
      readonly places: Readonly<Record<string, number>>
    }

/** Milliseconds from the visible moment; there are none where a host does not say when something happened. */
export interface Percentiles {
  readonly p50: number
  readonly p99: number
}

/** What a host is told to do. */
export type HostOrder =
  /** Goes on showing moments until it is told to stop. */
  { readonly do: 'show' } | { readonly do: 'stop' } | { readonly do: 'usage' }

/** What a host answers. */
export type HostReport =
  | { readonly did: 'open'; readonly port: number; readonly tables: readonly string[]; readonly delayMs: number }
  | { readonly did: 'show' }
  /** Where each table has come to when nothing more is shown: `table` → `deal:ply`. */
  | { readonly did: 'stop'; readonly ends: Readonly<Record<string, string>> }
  | { readonly did: 'usage'; readonly usage: Usage }

/** What a host has used so far. */
export interface Usage {
  /** Milliseconds of processor time. */
  readonly cpuMs: number
  /** The most resident memory so far, bytes. */
  readonly peakRss: number
  readonly at: number
}
