import { parseViewer, SPECTATOR, viewerName, type Frame, type Viewer } from '@paipu/views'
import { isSeat, type Seat } from '@paipu/engine'
import type { WhatIf } from '@paipu/analysis'
import type { Search } from '../search.ts'
import { parseBranch, writeBranch } from './branch-address.ts'
import { parseOverlays, type Overlay } from '../analysis/overlays.ts'

/** What a replay's address says, before it is known how many moments there are. */
export interface Address {
  /** The moment asked for; `null` for none (see {@link openingPly}). Not yet a real one: it may be fractional or out of range. */
  readonly ply: number | null
  readonly viewer: Viewer
  /** The seat at the bottom of the table; `null` to leave it to the view. */
  readonly bottom: Seat | null
  readonly overlays: readonly Overlay[]
  /** Whether players are called by their winds. */
  readonly nameless: boolean
  /** Whether nothing is told of what has not been reached. */
  readonly spoilerFree: boolean
  /** The branch that is shown in place of the deal as it was played. */
  readonly whatIf: WhatIf | null
  /** Parts of the address that say nothing, as they were written. */
  readonly nonsense: readonly Nonsense[]
}

export interface Nonsense {
  readonly part: 'ply' | 'view' | 'branch'
  readonly text: string
}

/**
 * Reads a replay's or a table's search parameters. Never fails: what can't be read is listed and left out. `spoilerFree` is
 * what the reader's browser remembers; a link can ask for it too.
 */
export function readAddress(search: Search, spoilerFree = false): Address {
  const plyText = first(search.ply)
  const viewText = first(search.view)
  const ply = plyText === null ? null : readNumber(plyText)
  const viewer = viewText === null ? SPECTATOR : parseViewer(viewText)
  const branchText = first(search.if)
  const whatIf = parseBranch(branchText)
  const nonsense: Nonsense[] = []
  if (plyText !== null && ply === null) nonsense.push({ part: 'ply', text: plyText })
  if (viewText !== null && viewer === null) nonsense.push({ part: 'view', text: viewText })
  if (branchText !== null && whatIf === null) nonsense.push({ part: 'branch', text: branchText })
  return {
    ply,
    viewer: viewer ?? SPECTATOR,
    bottom: readSeat(first(search.bottom)),
    overlays: parseOverlays(first(search.show)),
    nameless: first(search.names) === 'hidden',
    spoilerFree: spoilerFree || first(search.spoilers) === 'hidden',
    whatIf,
    nonsense,
  }
}

/** The search string that opens the same picture. */
export function writeAddress(
  ply: number,
  { viewer, bottom, overlays, nameless, spoilerFree, whatIf }: Omit<Address, 'ply' | 'nonsense'>,
): string {
  const parts = [
    `ply=${ply}`,
    `view=${viewerName(viewer)}`,
    ...(bottom === null ? [] : [`bottom=${bottom}`]),
    ...(overlays.length === 0 ? [] : [`show=${overlays.join(',')}`]),
    ...(nameless ? ['names=hidden'] : []),
    ...(spoilerFree ? ['spoilers=hidden'] : []),
    ...(whatIf === null ? [] : [`if=${writeBranch(whatIf)}`]),
  ]
  return `?${parts.join('&')}`
}

/** The search string that opens another deal in the same way. */
export function writeOnward({
  viewer,
  nameless,
  spoilerFree,
}: Pick<Address, 'viewer' | 'nameless' | 'spoilerFree'>): string {
  const hidden = `${nameless ? '&names=hidden' : ''}${spoilerFree ? '&spoilers=hidden' : ''}`
  return `?view=${viewerName(viewer)}${hidden}`
}

/** The moment to open where none is asked for: the first with hands on the table, which there is something to see at. */
export function openingPly(frames: readonly Frame[]): number {
  return Math.max(
    0,
    frames.findIndex(({ event }) => event.type === 'HandsDealt'),
  )
}

/** The real moment that an address opens, of at least one. */
export function openedPly({ ply }: Address, frames: readonly Frame[]): number {
  return ply === null ? openingPly(frames) : nearestPly(ply, frames.length)
}

/** The real moment nearest to the one asked for, of `count` moments (at least one). */
export function nearestPly(asked: number, count: number): number {
  return Math.min(Math.max(Math.round(asked), 0), count - 1)
}

function readNumber(text: string): number | null {
  return /^[+-]?\d+(\.\d+)?(e\d+)?$/i.test(text) ? Number(text) : null
}

function readSeat(text: string | null): Seat | null {
  const seat = text !== null && /^[0-3]$/.test(text) ? Number(text) : null
  return isSeat(seat) ? seat : null
}

function first(value: string | readonly string[] | undefined): string | null {
  return (typeof value === 'string' ? value : value?.[0]) ?? null
}
