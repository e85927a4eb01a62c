import { SEATS, type Seat } from '@paipu/engine'

/**
 * Who looks. `seats` are the seats whose hidden facts this viewer may know: none for a spectator, one for a player, all
 * four for all hands. `open` viewers may know everything, the undealt wall included: only for a finished deal.
 */
export interface Viewer {
  readonly seats: readonly Seat[]
  readonly open: boolean
}

/** Sees what everyone at the table sees. */
export const SPECTATOR: Viewer = { seats: [], open: false }
/** Sees every hand but not the wall. */
export const ALL_HANDS: Viewer = { seats: SEATS, open: false }
/** Sees everything: for deals that are over and whose delay has run out. */
export const REVIEWER: Viewer = { seats: SEATS, open: true }

/** The viewer that sees one seat's hidden facts. */
export function seatViewer(seat: Seat): Viewer {
  return { seats: [seat], open: false }
}

/**
 * A viewer's name in links and in the API: `spectator`, `seats-0` … `seats-023`, `all-hands`, `reviewer`.
 */
export function viewerName(viewer: Viewer): string {
  if (viewer.open) return 'reviewer'
  if (viewer.seats.length === 0) return 'spectator'
  if (viewer.seats.length === 4) return 'all-hands'
  return `seats-${viewer.seats.join('')}`
}

/** Reads a viewer's name; `null` when it is none. */
export function parseViewer(name: string): Viewer | null {
  if (name === 'spectator') return SPECTATOR
  if (name === 'all-hands') return ALL_HANDS
  if (name === 'reviewer') return REVIEWER
  if (!/^seats-0?1?2?3?$/.test(name) || name === 'seats-') return null
  return { seats: SEATS.filter((seat) => name.includes(String(seat))), open: false }
}

/** Whether a viewer may know a seat's hidden facts. */
export function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer.open || viewer.seats.includes(seat)
}
