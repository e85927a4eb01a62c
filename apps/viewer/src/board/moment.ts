import { bySeat, SEATS, type BySeat, type Seat } from '@paipu/engine'
import type { ViewState } from '@paipu/views'
import { lastTileOf, type LastTile } from './last-tile.ts'

/** What a single state doesn't say and the ones before it do. */
export interface Moment {
  readonly lastTile: LastTile | null
  /** Points won or paid since the last tile was drawn or discarded. */
  readonly changes: BySeat<number>
  /** In which order the seats won first, from 1; `null` for those who haven't. */
  readonly places: BySeat<number | null>
}

/**
 * The moment `at` in the states of a deal, for {@link Board}: what is lit, what has just been paid, who won when.
 */
export function momentOf(states: readonly ViewState[], at: number): Moment {
  const state = states[at]
  if (state === undefined) return { lastTile: null, changes: [0, 0, 0, 0], places: [null, null, null, null] }
  const before = states[settledBefore(states, at)] ?? state
  return {
    lastTile: freshWin(before, state) ?? freshKong(before, state) ?? lastTileOf(state) ?? lastDiscard(states, at),
    changes: bySeat((seat) => state.seats[seat].points - before.seats[seat].points),
    places: winPlaces(states, at),
  }
}

/** The last moment up to `at` at which a tile was in play, with nothing paid for it yet. */
function settledBefore(states: readonly ViewState[], at: number): number {
  for (let index = at; index > 0; index--) {
    const { name } = states[index]!.phase
    if (name === 'claims' || (name === 'turn' && states[index - 1]!.phase.name !== 'turn')) return index
  }
  return 0
}

function freshWin(before: ViewState, state: ViewState): LastTile | null {
  const winner = SEATS.find((seat) => state.seats[seat].laidAside.length > before.seats[seat].laidAside.length)
  return winner === undefined ? null : { place: 'won', seat: winner }
}

/** The kong for which a replacement tile is about to be drawn: the meld that was not there before, or was a pung. */
function freshKong(before: ViewState, { phase, seats }: ViewState): LastTile | null {
  if (phase.name !== 'drawing' || !phase.replacement) return null
  const { seat } = phase
  const index = seats[seat].melds.findIndex((meld, at) => meld.kind !== before.seats[seat].melds[at]?.kind)
  return index < 0 ? null : { place: 'meld', seat, index }
}

/** The last discard, while it still lies in its river. */
function lastDiscard(states: readonly ViewState[], at: number): LastTile | null {
  for (let index = at; index >= 0; index--) {
    const { phase, seats } = states[index]!
    if (phase.name !== 'claims') continue
    const seat = phase.discarder
    return states[at]!.seats[seat].river.length === seats[seat].river.length ? { place: 'river', seat } : null
  }
  return null
}

function winPlaces(states: readonly ViewState[], at: number): BySeat<number | null> {
  const order: Seat[] = []
  for (const state of states.slice(0, at + 1)) {
    for (const seat of SEATS) {
      if (state.seats[seat].wins.length > 0 && !order.includes(seat)) order.push(seat)
    }
  }
  return bySeat((seat) => (order.includes(seat) ? order.indexOf(seat) + 1 : null))
}
