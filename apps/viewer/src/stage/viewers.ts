import { ALL_HANDS, REVIEWER, SPECTATOR, type Viewer } from '@paipu/views'
import { SEATS, type Seat } from '@paipu/engine'

/** The view with one seat's hidden tiles shown or hidden again. The reviewer's wall closes when a seat is hidden. */
export function toggleSeat(viewer: Viewer, seat: Seat): Viewer {
  const seats = SEATS.filter((other) => (other === seat) !== viewer.seats.includes(other))
  return { seats, open: false }
}

/** The views that are one choice. */
export type Preset = 'spectator' | 'all-hands' | 'reviewer'
export const PRESETS: Readonly<Record<Preset, Viewer>> = {
  spectator: SPECTATOR,
  'all-hands': ALL_HANDS,
  reviewer: REVIEWER,
}

/** The preset a view is; `null` for a choice of seats. */
export function presetOf(viewer: Viewer): Preset | null {
  if (viewer.open) return 'reviewer'
  return viewer.seats.length === 0 ? 'spectator' : viewer.seats.length === 4 ? 'all-hands' : null
}

/** The seat to put at the bottom when nothing was chosen: the only one whose tiles are shown, else the first. */
export function naturalBottom(viewer: Viewer): Seat {
  return viewer.seats.length === 1 ? viewer.seats[0]! : 0
}
