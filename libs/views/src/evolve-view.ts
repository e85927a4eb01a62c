import {
  bySeat,
  isSeat,
  netBySeat,
  nextActive,
  ruleFactsOf,
  withSeat,
  type Meld,
  type OpeningStep,
  type Seat,
} from '@paipu/engine'
import type { Tile, ViewTile } from '@paipu/tiles'
import { NOTHING_YET } from './nothing-yet.ts'
import type { ViewEvent, ViewEventOf } from './view-event.ts'
import type { ViewPhase, ViewSeat, ViewState } from './view-state.ts'
import { allHidden, anyHidden, sortViewTiles, withoutTile, withoutTiles } from './view-tiles.ts'

/**
 * The view after an event, from nothing but what the viewer got: the fold that runs in the page. Pure, never throws, and
 * equal to redacting the engine's own state (docs/architecture.md, One gate).
 */
export function evolveView(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case 'DealStarted':
      return { ...NOTHING_YET, started: event.data }
    case 'WallBuilt':
      return { ...state, ...wallBuilt(event.data) }
    case 'HandsDealt':
      return handsDealt(state, event.data.hands)
    case 'SwapChosen':
      return swapChosen(state, event.data)
    case 'SwapDirectionDrawn':
      return { ...state, swap: event.data }
    case 'TilesSwapped':
      return tilesSwapped(state, event.data.moves)
    case 'TilesRemoved':
      return tilesRemoved(state, event.data)
    case 'VoidSuitChosen':
      return change(state, event.data.seat, { voidSuit: event.data.suit })
    case 'VoidSuitsDeclared':
      return afterOpening(
        mapSeats(state, (seat, at) => ({ ...seat, voidSuit: event.data.suits[at] })),
        'void',
      )
    case 'TileDrawn':
      return tileDrawn(state, event.data)
    case 'TileDiscarded':
      return tileDiscarded(state, event.data)
    case 'ReadyAnnounced':
      return change(state, event.data.seat, { announced: true })
    case 'PungClaimed':
      return pungClaimed(state, event.data)
    case 'KongMade':
      return kongMade(state, event.data)
    case 'KongRobbed':
      return kongRobbed(state, event.data)
    case 'BirdsTurned':
      return { ...state, birds: event.data.birds }
    case 'WinDeclared':
      return winDeclared(state, event.data)
    case 'HandLocked':
      return change(state, event.data.seat, {
        hand: event.data.tiles,
        lockedWaits: event.data.waits,
        standing: 'locked',
      })
    case 'PointsPaid':
      return pointsPaid(state, event.data.payments)
    case 'ClaimAnswered':
    case 'TurnTimedOut':
      return state
    case 'DealEnded':
      return dealEnded(state, event.data)
  }
}

type Data<Type extends ViewEvent['type']> = ViewEventOf<Type>['data']

function change(state: ViewState, at: Seat, changes: Partial<ViewSeat>): ViewState {
  return { ...state, seats: withSeat(state.seats, at, { ...state.seats[at], ...changes }) }
}

function mapSeats(state: ViewState, map: (seat: ViewSeat, at: Seat) => ViewSeat): ViewState {
  return { ...state, seats: bySeat((at) => map(state.seats[at], at)) }
}

function wallBuilt({ wall, birds }: Data<'WallBuilt'>): Partial<ViewState> {
  return { wallLeft: wall.length, wall: anyHidden(wall) ? null : (wall as readonly Tile[]), birds }
}

function handsDealt(state: ViewState, hands: Data<'HandsDealt'>['hands']): ViewState {
  const dealt = hands.reduce((sum, hand) => sum + hand.tiles.length, 0)
  const next = mapSeats(state, (seat, at) => ({ ...seat, hand: sortViewTiles(hands[at]!.tiles) }))
  return afterOpening({ ...next, wallLeft: state.wallLeft - dealt, wall: state.wall?.slice(dealt) ?? null }, null)
}

/** Enters the opening step after `done`, or the dealer's first turn; the order is the rule set's. */
function afterOpening(state: ViewState, done: OpeningStep | null): ViewState {
  const opening = rulesOf(state)?.opening ?? []
  const step = opening[done === null ? 0 : opening.indexOf(done) + 1]
  return {
    ...state,
    phase: step === undefined ? { name: 'turn', seat: state.started!.dealer, source: 'opening' } : OPENING_PHASES[step],
  }
}

const OPENING_PHASES: Readonly<Record<OpeningStep, ViewPhase>> = {
  swap: { name: 'swapping', chosen: [null, null, null, null] },
  remove: { name: 'removing' },
  void: { name: 'choosing-void' },
}

function rulesOf(state: ViewState): ReturnType<typeof ruleFactsOf> {
  return state.started === null ? null : ruleFactsOf(state.started.ruleSet)
}

function swapChosen(state: ViewState, { seat, tiles }: Data<'SwapChosen'>): ViewState {
  if (state.phase.name !== 'swapping') return state
  return { ...state, phase: { ...state.phase, chosen: withSeat(state.phase.chosen, seat, tiles) } }
}

function tilesSwapped(state: ViewState, moves: Data<'TilesSwapped'>['moves']): ViewState {
  const next = mapSeats(state, (seat, at) => {
    const given = moves.find((move) => move.from === at)!.tiles
    const taken = moves.find((move) => move.to === at)!.tiles
    const kept = given.reduce<readonly ViewTile[]>((hand, tile) => withoutTile(hand, tile), seat.hand)
    return { ...seat, hand: sortViewTiles([...kept, ...(anyHidden(seat.hand) ? allHidden(taken) : taken)]) }
  })
  return afterOpening(next, 'swap')
}

function tilesRemoved(state: ViewState, { seat, tiles }: Data<'TilesRemoved'>): ViewState {
  const hand = tiles.reduce<readonly ViewTile[]>((left, tile) => withoutTile(left, tile), state.seats[seat].hand)
  const next = change(state, seat, { hand, removed: tiles })
  return next.seats.every((other) => other.removed.length > 0) ? afterOpening(next, 'remove') : next
}

function tileDrawn(state: ViewState, { seat, tile, end, replacement }: Data<'TileDrawn'>): ViewState {
  const next = change(state, seat, { drawn: tile })
  return {
    ...next,
    wallLeft: state.wallLeft - 1,
    takenFromBack: state.takenFromBack + (end === 'back' ? 1 : 0),
    wall: state.wall === null ? null : end === 'front' ? state.wall.slice(1) : state.wall.slice(0, -1),
    phase: { name: 'turn', seat, source: replacement ? 'replacement' : 'draw' },
  }
}

/** All concealed tiles of a seat, the drawn one among them. */
function heldBy({ hand, drawn }: ViewSeat): readonly ViewTile[] {
  return drawn === null ? hand : sortViewTiles([...hand, drawn])
}

function tileDiscarded(state: ViewState, { seat, tile, drawn }: Data<'TileDiscarded'>): ViewState {
  const before = state.seats[seat]
  const hand = drawn ? before.hand : withoutTile(heldBy(before), tile)
  const next = change(state, seat, { hand, drawn: null, river: [...before.river, { tile, drawn }] })
  return { ...next, discards: state.discards + 1, phase: { name: 'claims', discarder: seat, tile } }
}

function takeDiscard(state: ViewState, from: Seat): ViewState {
  return change(state, from, { river: state.seats[from].river.slice(0, -1) })
}

function pungClaimed(state: ViewState, { seat, tile, from }: Data<'PungClaimed'>): ViewState {
  const taken = takeDiscard(state, from)
  const { hand, melds } = taken.seats[seat]
  const next = change(taken, seat, {
    hand: withoutTiles(hand, tile, 2),
    melds: [...melds, { kind: 'pung', tile, from }],
  })
  return { ...next, phase: { name: 'turn', seat, source: 'pung' } }
}

function kongMade(state: ViewState, { seat, kind, tile, from }: Data<'KongMade'>): ViewState {
  const taken = from === null ? state : takeDiscard(state, from)
  const before = taken.seats[seat]
  const hand = withoutTiles(heldBy(before), tile, KONG_TILES[kind])
  const melds: readonly Meld[] =
    kind === 'added'
      ? remade(before.melds, tile, 'pung', 'added-kong')
      : [...before.melds, { kind: `${kind}-kong`, tile, from }]
  const phase: ViewPhase =
    kind === 'added'
      ? { name: 'robbing', konger: seat, tile }
      : { name: 'drawing', seat, replacement: true, wonTileWith: null }
  return { ...change(taken, seat, { hand, drawn: null, melds }), phase }
}

/** How many concealed tiles a kong takes. */
const KONG_TILES = { concealed: 4, exposed: 3, added: 1 } as const

function remade(melds: readonly Meld[], tile: Tile, from: Meld['kind'], to: Meld['kind']): Meld[] {
  return melds.map((meld) => (meld.kind === from && meld.tile === tile ? { ...meld, kind: to } : meld))
}

function kongRobbed(state: ViewState, { seat, tile, by }: Data<'KongRobbed'>): ViewState {
  const restored = change(state, seat, { melds: remade(state.seats[seat].melds, tile, 'added-kong', 'pung') })
  const last = by.at(-1)
  if (last === undefined) return restored
  const next = change(restored, last, { laidAside: [...restored.seats[last].laidAside, tile] })
  return { ...next, phase: { name: 'drawing', seat: nextActive(next, last), replacement: false, wonTileWith: last } }
}

function winDeclared(state: ViewState, { seat, tile, from, by, fans, fan, points }: Data<'WinDeclared'>): ViewState {
  const before = state.phase.name === 'drawing' ? state.phase.wonTileWith : null
  const held =
    by === 'rob'
      ? state
      : by === 'discard'
        ? discardWon(state, before, seat, from, tile)
        : selfDrawWon(state, seat, tile)
  const winner = held.seats[seat]
  const next = change(held, seat, {
    wins: [...winner.wins, { tile, from, by, fans, fan, points }],
    standing: rulesOf(state)?.afterWin === 'leaves' ? 'left' : winner.standing,
  })
  const wonTileWith = by === 'rob' ? before : by === 'discard' ? seat : null
  return { ...next, phase: { name: 'drawing', seat: nextActive(next, seat), replacement: false, wonTileWith } }
}

/** A discard that is won leaves the river, or the winner before on the same tile (rules.md C15a). */
function discardWon(state: ViewState, before: Seat | null, seat: Seat, from: Seat | null, tile: Tile): ViewState {
  if (!isSeat(from)) return state
  const taken =
    before === null
      ? takeDiscard(state, from)
      : change(state, before, { laidAside: state.seats[before].laidAside.slice(0, -1) })
  return change(taken, seat, { laidAside: [...taken.seats[seat].laidAside, tile] })
}

/** The tile won is the one drawn; on the opening hand, where none is, one of the hand. */
function selfDrawWon(state: ViewState, seat: Seat, tile: Tile): ViewState {
  const { hand, drawn, laidAside } = state.seats[seat]
  const left = drawn === null ? withoutTile(hand, tile) : hand
  return change(state, seat, { hand: left, drawn: null, laidAside: [...laidAside, tile] })
}

function pointsPaid(state: ViewState, payments: Data<'PointsPaid'>['payments']): ViewState {
  const changes = netBySeat(payments)
  return mapSeats(state, (seat, at) => ({ ...seat, points: seat.points + changes[at] }))
}

function dealEnded(state: ViewState, { result, totals, hands }: Data<'DealEnded'>): ViewState {
  const next = mapSeats(state, (seat, at) => ({
    ...seat,
    hand: hands[at].concealed,
    drawn: null,
    removed: hands[at].removed,
  }))
  return { ...next, phase: { name: 'ended', result, totals } }
}
