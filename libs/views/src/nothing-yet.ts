import type { ViewSeat, ViewState } from './view-state.ts'

const EMPTY: ViewSeat = {
  hand: [],
  drawn: null,
  melds: [],
  river: [],
  voidSuit: null,
  removed: [],
  standing: 'playing',
  announced: false,
  wins: [],
  laidAside: [],
  lockedWaits: [],
  points: 0,
}

/** What every viewer sees before the first event. */
export const NOTHING_YET: ViewState = {
  started: null,
  phase: { name: 'dealing' },
  wallLeft: 0,
  takenFromBack: 0,
  wall: null,
  birds: [],
  swap: null,
  discards: 0,
  seats: [EMPTY, EMPTY, EMPTY, EMPTY],
}
