import type { DealEvent, DealEventOf } from '@paipu/contracts'
import { kindOf, withKind, type Tile } from '@paipu/tiles'
import { afterOpening, handsDealt, start, tilesRemoved, tilesSwapped } from './evolve-opening.ts'
import { afterCall, afterPass } from './pass-lock.ts'
import { netBySeat } from './payments.ts'
import { bySeat, withSeat, type BySeat, type Seat } from './seats.ts'
import { copyOfDeal, copyOfSeat, nextActive, withItem, withSeatState, type Deal, type DealState } from './state.ts'
import type { Meld } from './terms.ts'

/**
 * The state after an event. Pure, and it never throws: it takes events as facts and checks no rule (`decide` does). An
 * event that cannot follow, such as one of a rule set that is not known here, leaves the state as it is.
 */
export function evolve(state: DealState, event: DealEvent): DealState {
  if (event.type === 'DealStarted') return start(state, event.data)
  if (state.phase.name === 'unstarted') return state
  return evolveDeal(state as Deal, event)
}

/** Folds events from a state on. */
export function evolveAll(state: DealState, events: readonly DealEvent[]): DealState {
  let current = state
  for (const event of events) current = evolve(current, event)
  return current
}

function evolveDeal(deal: Deal, event: Exclude<DealEvent, { readonly type: 'DealStarted' }>): Deal {
  switch (event.type) {
    case 'WallBuilt':
      return { ...deal, wall: event.data.wall, birds: event.data.birds, seed: event.data.seed }
    case 'HandsDealt':
      return handsDealt(deal, event.data)
    case 'SwapChosen':
      return deal.phase.name === 'swapping'
        ? { ...deal, phase: { ...deal.phase, chosen: withSeat(deal.phase.chosen, event.data.seat, event.data.tiles) } }
        : deal
    case 'SwapDirectionDrawn':
      return { ...deal, swap: event.data }
    case 'TilesSwapped':
      return tilesSwapped(deal, event.data.moves)
    case 'TilesRemoved':
      return tilesRemoved(deal, event.data)
    case 'VoidSuitChosen':
      return deal.phase.name === 'choosing-void'
        ? { ...deal, phase: { ...deal.phase, chosen: withSeat(deal.phase.chosen, event.data.seat, event.data.suit) } }
        : deal
    case 'VoidSuitsDeclared':
      return afterOpening(
        { ...deal, seats: bySeat((seat) => ({ ...deal.seats[seat], voidSuit: event.data.suits[seat]! })) },
        'void',
      )
    case 'TileDrawn':
      return tileDrawn(deal, event.data)
    case 'TileDiscarded':
      return tileDiscarded(deal, event.data)
    case 'ReadyAnnounced':
      return withSeatState(deal, event.data.seat, { announced: true })
    case 'ClaimAnswered':
      return claimAnswered(deal, event.data)
    case 'PungClaimed':
      return pungClaimed(deal, event.data)
    case 'KongMade':
      return kongMade(deal, event.data)
    case 'KongRobbed':
      return kongRobbed(deal, event.data)
    case 'WinDeclared':
      return winDeclared(deal, event.data)
    case 'HandLocked':
      return withSeatState(deal, event.data.seat, { standing: 'locked' })
    case 'PointsPaid':
      return pointsPaid(deal, event.data)
    case 'BirdsTurned':
      return { ...deal, birdsTurned: true }
    case 'TurnTimedOut':
      return deal
    case 'DealEnded':
      return { ...deal, phase: { name: 'ended', result: event.data.result, totals: event.data.totals } }
  }
}

function tileDrawn(deal: Deal, { seat, tile, end, replacement }: DealEventOf<'TileDrawn'>['data']): Deal {
  const drawer = copyOfSeat(deal.seats[seat])
  drawer.hand = withKind(drawer.hand, kindOf(tile), 1)
  drawer.draws++
  drawer.winBlocked = false
  drawer.pungsBlocked = NO_TILES_BLOCKED
  const next = copyOfDeal(deal)
  next.seats = withSeat(deal.seats, seat, drawer)
  if (end === 'front') next.front++
  else next.back++
  next.phase = { name: 'turn', seat, source: replacement ? 'replacement' : 'draw', drawn: tile }
  return next
}

const NO_ANSWERS: BySeat<null> = [null, null, null, null]
const NO_TILES_BLOCKED: readonly Tile[] = []

function tileDiscarded(deal: Deal, { seat, tile, drawn }: DealEventOf<'TileDiscarded'>['data']): Deal {
  const discarder = copyOfSeat(deal.seats[seat])
  discarder.hand = withKind(discarder.hand, kindOf(tile), -1)
  discarder.river = withItem(discarder.river, { tile, drawn })
  const afterKong = deal.phase.name === 'turn' && deal.phase.source === 'replacement'
  const next = copyOfDeal(deal)
  next.seats = withSeat(deal.seats, seat, discarder)
  next.discards++
  next.phase = { name: 'claims', discarder: seat, tile, afterKong, answers: NO_ANSWERS }
  return next
}

function claimAnswered(deal: Deal, data: DealEventOf<'ClaimAnswered'>['data']): Deal {
  const { phase } = deal
  if (phase.name !== 'claims' && phase.name !== 'robbing') return deal
  const next = copyOfDeal(deal)
  next.phase = { ...phase, answers: withSeat(phase.answers, data.seat, data.answer) }
  return afterPass(next, data)
}

function pungClaimed(deal: Deal, { seat, tile, from }: DealEventOf<'PungClaimed'>['data']): Deal {
  const taken = takeDiscard(afterCall(deal, seat), from)
  const { hand, melds } = taken.seats[seat]
  return {
    ...withSeatState(taken, seat, {
      hand: withKind(hand, kindOf(tile), -2),
      melds: [...melds, { kind: 'pung', tile, from }],
    }),
    calls: deal.calls + 1,
    phase: { name: 'turn', seat, source: 'pung', drawn: null },
  }
}

/** The last discard of a seat leaves its river. */
function takeDiscard(deal: Deal, from: Seat): Deal {
  return withSeatState(deal, from, { river: deal.seats[from].river.slice(0, -1) })
}

function kongMade(deal: Deal, { seat, kind, tile, from }: DealEventOf<'KongMade'>['data']): Deal {
  const taken = from === null ? deal : takeDiscard(afterCall(deal, seat), from)
  const { hand, melds } = taken.seats[seat]
  const change = (count: number, changed: readonly Meld[]): Deal => ({
    ...withSeatState(taken, seat, { hand: withKind(hand, kindOf(tile), -count), melds: changed }),
    calls: deal.calls + 1,
    phase: { name: 'drawing', seat, replacement: true, wonTileWith: null },
  })
  switch (kind) {
    case 'concealed':
      return change(4, [...melds, { kind: 'concealed-kong', tile, from: null }])
    case 'exposed':
      return change(3, [...melds, { kind: 'exposed-kong', tile, from }])
    case 'added':
      return {
        ...change(1, remade(melds, tile, 'added-kong')),
        phase: { name: 'robbing', konger: seat, tile, answers: NO_ANSWERS },
      }
  }
}

function remade(melds: readonly Meld[], tile: Tile, to: Meld['kind']): Meld[] {
  return melds.map((meld) => (meld.tile === tile ? { ...meld, kind: to } : meld))
}

/** The pung stays a pung and the tile lies with the last winner in turn order (rules.md C8, C15a). */
function kongRobbed(deal: Deal, { seat, tile, by }: DealEventOf<'KongRobbed'>['data']): Deal {
  const last = by.at(-1)
  const restored = withSeatState(deal, seat, { melds: remade(deal.seats[seat].melds, tile, 'pung') })
  if (last === undefined) return restored
  return {
    ...withSeatState(restored, last, { laidAside: [...restored.seats[last].laidAside, tile] }),
    phase: { name: 'drawing', seat: nextActive(deal, last), replacement: false, wonTileWith: last },
  }
}

function winDeclared(deal: Deal, win: DealEventOf<'WinDeclared'>['data']): Deal {
  const { seat, tile, from, by, fans, fan, points } = win
  const held =
    by === 'self-draw'
      ? selfDrawWon(deal, seat, tile)
      : by === 'rob' || from === null
        ? deal
        : discardWon(deal, seat, from, tile)
  const winner = held.seats[seat]
  const won = withSeatState(held, seat, {
    wins: [...winner.wins, { tile, from, by, fans, fan, points }],
    standing: deal.rules.afterWin === 'leaves' ? 'left' : winner.standing,
  })
  const wonTileWith =
    by === 'rob' && deal.phase.name === 'drawing' ? deal.phase.wonTileWith : by === 'discard' ? seat : null
  return {
    ...won,
    firstWin: firstWin(deal, win),
    phase: { name: 'drawing', seat: nextActive(won, seat), replacement: false, wonTileWith },
  }
}

/** A discard that is won leaves the river, or the winner before on the same tile (rules.md C15a). */
function discardWon(deal: Deal, seat: Seat, from: Seat, tile: Tile): Deal {
  const before = deal.phase.name === 'drawing' ? deal.phase.wonTileWith : null
  const taken =
    before === null
      ? takeDiscard(deal, from)
      : withSeatState(deal, before, { laidAside: deal.seats[before].laidAside.slice(0, -1) })
  return withSeatState(taken, seat, { laidAside: [...taken.seats[seat].laidAside, tile] })
}

function selfDrawWon(deal: Deal, seat: Seat, tile: Tile): Deal {
  const { hand, laidAside } = deal.seats[seat]
  return withSeatState(deal, seat, { hand: withKind(hand, kindOf(tile), -1), laidAside: [...laidAside, tile] })
}

/**
 * The first win, with everyone who won on the same tile (rules.md C16). A later kong that is robbed is of another kind:
 * the konger shows three of its tiles.
 */
function firstWin(deal: Deal, { seat, from, tile }: DealEventOf<'WinDeclared'>['data']): Deal['firstWin'] {
  const { firstWin: first, phase, seats } = deal
  if (first === null) return { winners: [seat], from }
  const wins = seats.reduce((sum, other) => sum + other.wins.length, 0)
  const tileWon = phase.name === 'drawing' && phase.wonTileWith !== null && wins === first.winners.length
  const sameTile = tileWon && seats[first.winners[0]!].wins[0]?.tile === tile
  return sameTile ? { winners: [...first.winners, seat], from } : first
}

function pointsPaid(deal: Deal, { reason, seat, payments }: DealEventOf<'PointsPaid'>['data']): Deal {
  const change = netBySeat(payments)
  const next = copyOfDeal(deal)
  next.seats = bySeat((at) =>
    change[at] === 0 ? deal.seats[at] : { ...deal.seats[at], points: deal.seats[at].points + change[at] },
  )
  next.kongs = kongsAfter(deal, reason, seat, payments)
  return next
}

function kongsAfter(
  deal: Deal,
  reason: DealEventOf<'PointsPaid'>['data']['reason'],
  seat: Seat | null,
  payments: DealEventOf<'PointsPaid'>['data']['payments'],
): Deal['kongs'] {
  if (reason === 'kong' && seat !== null) return [...deal.kongs, { seat, payments, transferred: false }]
  if (reason !== 'kong-transfer') return deal.kongs
  return deal.kongs.map((kong, index) => (index === deal.kongs.length - 1 ? { ...kong, transferred: true } : kong))
}
