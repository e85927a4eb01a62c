import { bySeat, waitsOf, wallLeft, type Deal, type DealState, type Phase, type Seat } from '@paipu/engine'
import { HIDDEN, kindOf, tilesOf, withKind, type Tile, type ViewTile } from '@paipu/tiles'
import { NOTHING_YET } from './nothing-yet.ts'
import { allHidden } from './view-tiles.ts'
import { sees, type Viewer } from './viewer.ts'
import type { ViewPhase, ViewSeat, ViewState } from './view-state.ts'

/**
 * The other side of the gate: a deal's state as a viewer may have it. Equal to folding the redacted events
 * (docs/architecture.md, One gate).
 */
export function redactState(state: DealState, viewer: Viewer): ViewState {
  if (state.phase.name === 'unstarted') return NOTHING_YET
  const deal = state as Deal
  return {
    started: deal.started,
    phase: viewPhase(deal, viewer),
    wallLeft: wallLeft(deal),
    takenFromBack: deal.back,
    wall: viewer.open && deal.wall.length > 0 ? deal.wall.slice(deal.front, deal.wall.length - deal.back) : null,
    birds: viewer.open || deal.birdsTurned ? deal.birds : allHidden(deal.birds),
    swap: deal.swap,
    discards: deal.discards,
    seats: bySeat((seat) => viewSeat(deal, seat, viewer)),
  }
}

function viewSeat(deal: Deal, at: Seat, viewer: Viewer): ViewSeat {
  const { hand, melds, river, removed, standing, announced, wins, laidAside, points, voidSuit } = deal.seats[at]
  const open = sees(viewer, at) || deal.phase.name === 'ended'
  const drawn = drawnBy(deal.phase, at)
  const held = drawn === null ? hand : withKind(hand, kindOf(drawn), -1)
  return {
    hand: show(tilesOf(held), open || standing === 'locked'),
    drawn: drawn === null || open ? drawn : HIDDEN,
    melds,
    river,
    voidSuit: voidSuit ?? chosenVoidSuit(deal.phase, at, open),
    removed: show(removed, open),
    standing,
    announced,
    wins,
    laidAside,
    lockedWaits: standing === 'locked' ? waitsOf(deal.rules, { concealed: held, melds, voidSuit }) : [],
    points,
  }
}

function drawnBy(phase: Phase, seat: Seat): Tile | null {
  return phase.name === 'turn' && phase.seat === seat ? phase.drawn : null
}

function show(tiles: readonly Tile[], open: boolean): readonly ViewTile[] {
  return open ? tiles : allHidden(tiles)
}

function chosenVoidSuit(phase: Phase, seat: Seat, open: boolean): ViewSeat['voidSuit'] {
  if (phase.name !== 'choosing-void' || phase.chosen[seat] === null) return null
  return open ? phase.chosen[seat] : HIDDEN
}

function viewPhase({ phase }: Deal, viewer: Viewer): ViewPhase {
  switch (phase.name) {
    case 'dealing':
    case 'removing':
    case 'ended':
      return phase
    case 'swapping': {
      const chosen = bySeat((seat) =>
        phase.chosen[seat] === null ? null : show(phase.chosen[seat], sees(viewer, seat)),
      )
      return { name: 'swapping', chosen }
    }
    case 'choosing-void':
      return { name: 'choosing-void' }
    case 'turn':
      return { name: 'turn', seat: phase.seat, source: phase.source }
    case 'claims':
      return { name: 'claims', discarder: phase.discarder, tile: phase.tile }
    case 'robbing':
      return { name: 'robbing', konger: phase.konger, tile: phase.tile }
    case 'drawing':
      return phase
  }
}
