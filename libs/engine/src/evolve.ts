import type { DealEvent, DealEventOf, HandsDealtV1 } from '@paipu/contracts'
import { countTiles, kindOf, NO_TILES, withKind, type Tile } from '@paipu/tiles'
import { afterCall, afterPass } from './pass-lock.ts'
import type { OpeningStep } from './rule-set.ts'
import { ruleSetOf } from './rule-sets/index.ts'
import { bySeat, seatAfter, withSeat, type Seat } from './seats.ts'
import { isActive, type Deal, type DealState, type Phase, type SeatState } from './state.ts'
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

function start(state: DealState, started: DealEventOf<'DealStarted'>['data']): DealState {
  const rules = ruleSetOf(started.ruleSet)
  if (rules === null || state.phase.name !== 'unstarted') return state
  return {
    rules,
    options: started.ruleSet.options,
    started,
    dealer: started.dealer,
    wall: [],
    front: 0,
    back: 0,
    birds: [],
    birdsTurned: false,
    swap: null,
    seed: null,
    lastDealt: null,
    seats: bySeat(() => EMPTY_SEAT),
    discards: 0,
    calls: 0,
    kongs: [],
    firstWin: null,
    phase: { name: 'dealing' },
  }
}

const EMPTY_SEAT: SeatState = {
  hand: NO_TILES,
  melds: [],
  river: [],
  voidSuit: null,
  removed: [],
  standing: 'playing',
  announced: false,
  wins: [],
  laidAside: [],
  winBlocked: false,
  pungsBlocked: [],
  draws: 0,
  points: 0,
}

function evolveDeal(deal: Deal, event: DealEvent): Deal {
  switch (event.type) {
    case 'DealStarted':
      return deal
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
      return {
        ...deal,
        seats: withSeat(deal.seats, event.data.seat, { ...deal.seats[event.data.seat], announced: true }),
      }
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
      return handLocked(deal, event.data)
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

function handsDealt(deal: Deal, { hands }: HandsDealtV1): Deal {
  const seats = bySeat((seat): SeatState => ({ ...EMPTY_SEAT, hand: countTiles(hands[seat]!.tiles) }))
  const front = hands.reduce((sum, hand) => sum + hand.tiles.length, 0)
  return afterOpening({ ...deal, seats, front, lastDealt: hands[deal.dealer]!.tiles.at(-1) ?? null }, null)
}

/** Enters the opening step after `done` (the first where it is `null`), or the dealer's first turn. */
function afterOpening(deal: Deal, done: OpeningStep | null): Deal {
  const { opening } = deal.rules
  const step = opening[done === null ? 0 : opening.indexOf(done) + 1]
  return {
    ...deal,
    phase:
      step === undefined ? { name: 'turn', seat: deal.dealer, source: 'opening', drawn: null } : openingPhase(step),
  }
}

function openingPhase(step: OpeningStep): Phase {
  switch (step) {
    case 'swap':
      return { name: 'swapping', chosen: [null, null, null, null] }
    case 'remove':
      return { name: 'removing' }
    case 'void':
      return { name: 'choosing-void', chosen: [null, null, null, null] }
  }
}

function tilesSwapped(deal: Deal, moves: DealEventOf<'TilesSwapped'>['data']['moves']): Deal {
  const hands = deal.seats.map((seat) => [...seat.hand])
  for (const { from, to, tiles } of moves) {
    for (const tile of tiles) {
      hands[from]![kindOf(tile)]!--
      hands[to]![kindOf(tile)]!++
    }
  }
  return afterOpening({ ...deal, seats: bySeat((seat) => ({ ...deal.seats[seat], hand: hands[seat]! })) }, 'swap')
}

function tilesRemoved(deal: Deal, { seat, tiles }: DealEventOf<'TilesRemoved'>['data']): Deal {
  const hand = without(deal.seats[seat].hand, tiles)
  const next = { ...deal, seats: withSeat(deal.seats, seat, { ...deal.seats[seat], hand, removed: tiles }) }
  return next.seats.every((other) => other.removed.length > 0) ? afterOpening(next, 'remove') : next
}

function without(hand: SeatState['hand'], tiles: readonly Tile[]): SeatState['hand'] {
  const copy = hand.slice()
  for (const tile of tiles) copy[kindOf(tile)]!--
  return copy
}

function tileDrawn(deal: Deal, { seat, tile, end, replacement }: DealEventOf<'TileDrawn'>['data']): Deal {
  const { hand, draws } = deal.seats[seat]
  return {
    ...deal,
    front: end === 'front' ? deal.front + 1 : deal.front,
    back: end === 'back' ? deal.back + 1 : deal.back,
    seats: withSeat(deal.seats, seat, {
      ...deal.seats[seat],
      hand: withKind(hand, kindOf(tile), 1),
      draws: draws + 1,
      winBlocked: false,
      pungsBlocked: [],
    }),
    phase: { name: 'turn', seat, source: replacement ? 'replacement' : 'draw', drawn: tile },
  }
}

function tileDiscarded(deal: Deal, { seat, tile, drawn }: DealEventOf<'TileDiscarded'>['data']): Deal {
  const { hand, river } = deal.seats[seat]
  const afterKong = deal.phase.name === 'turn' && deal.phase.source === 'replacement'
  return {
    ...deal,
    discards: deal.discards + 1,
    seats: withSeat(deal.seats, seat, {
      ...deal.seats[seat],
      hand: withKind(hand, kindOf(tile), -1),
      river: [...river, { tile, drawn }],
    }),
    phase: { name: 'claims', discarder: seat, tile, afterKong, answers: [null, null, null, null] },
  }
}

function claimAnswered(deal: Deal, data: DealEventOf<'ClaimAnswered'>['data']): Deal {
  const { phase } = deal
  if (phase.name !== 'claims' && phase.name !== 'robbing') return deal
  return afterPass({ ...deal, phase: { ...phase, answers: withSeat(phase.answers, data.seat, data.answer) } }, data)
}

function pungClaimed(deal: Deal, { seat, tile, from }: DealEventOf<'PungClaimed'>['data']): Deal {
  const taken = takeDiscard(afterCall(deal, seat), from)
  const { hand, melds } = taken.seats[seat]
  return {
    ...taken,
    calls: deal.calls + 1,
    seats: withSeat(taken.seats, seat, {
      ...taken.seats[seat],
      hand: withKind(hand, kindOf(tile), -2),
      melds: [...melds, { kind: 'pung', tile, from }],
    }),
    phase: { name: 'turn', seat, source: 'pung', drawn: null },
  }
}

/** The last discard of a seat leaves its river. */
function takeDiscard(deal: Deal, from: Seat): Deal {
  return {
    ...deal,
    seats: withSeat(deal.seats, from, { ...deal.seats[from], river: deal.seats[from].river.slice(0, -1) }),
  }
}

function kongMade(deal: Deal, { seat, kind, tile, from }: DealEventOf<'KongMade'>['data']): Deal {
  const taken = from === null ? deal : takeDiscard(afterCall(deal, seat), from)
  const { hand, melds } = taken.seats[seat]
  const change = (count: number, changed: readonly Meld[]): Deal => ({
    ...taken,
    calls: deal.calls + 1,
    seats: withSeat(taken.seats, seat, {
      ...taken.seats[seat],
      hand: withKind(hand, kindOf(tile), -count),
      melds: changed,
    }),
    phase: { name: 'drawing', seat, replacement: true, wonTileWith: null },
  })
  switch (kind) {
    case 'concealed':
      return change(4, [...melds, { kind: 'concealed-kong', tile, from: null }])
    case 'exposed':
      return change(3, [...melds, { kind: 'exposed-kong', tile, from }])
    case 'added':
      return {
        ...change(1, remade(melds, tile, 'pung', 'added-kong')),
        phase: { name: 'robbing', konger: seat, tile, answers: [null, null, null, null] },
      }
  }
}

function remade(melds: readonly Meld[], tile: Tile, from: Meld['kind'], to: Meld['kind']): Meld[] {
  return melds.map((meld) => (meld.kind === from && meld.tile === tile ? { ...meld, kind: to } : meld))
}

/** The pung stays a pung and the tile lies with the last winner in turn order (rules.md C8, C15a). */
function kongRobbed(deal: Deal, { seat, tile, by }: DealEventOf<'KongRobbed'>['data']): Deal {
  const konger = deal.seats[seat]
  const last = by.at(-1)
  const restored = {
    ...deal,
    seats: withSeat(deal.seats, seat, { ...deal.seats[seat], melds: remade(konger.melds, tile, 'added-kong', 'pung') }),
  }
  if (last === undefined) return restored
  const laidAside = [...restored.seats[last].laidAside, tile]
  return {
    ...restored,
    seats: withSeat(restored.seats, last, { ...restored.seats[last], laidAside }),
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
  const change: Partial<SeatState> = {
    wins: [...winner.wins, { tile, from, by, fans, fan, points }],
    standing: deal.rules.afterWin === 'leaves' ? 'left' : winner.standing,
  }
  const won = {
    ...held,
    seats: withSeat(held.seats, seat, { ...held.seats[seat], ...change }),
    firstWin: firstWin(deal, win),
  }
  const wonTileWith =
    by === 'rob' && deal.phase.name === 'drawing' ? deal.phase.wonTileWith : by === 'discard' ? seat : null
  return { ...won, phase: { name: 'drawing', seat: nextActive(won, seat), replacement: false, wonTileWith } }
}

/** A discard that is won leaves the river, or the winner before on the same tile (rules.md C15a). */
function discardWon(deal: Deal, seat: Seat, from: Seat, tile: Tile): Deal {
  const before = deal.phase.name === 'drawing' ? deal.phase.wonTileWith : null
  const taken =
    before === null
      ? takeDiscard(deal, from)
      : {
          ...deal,
          seats: withSeat(deal.seats, before, {
            ...deal.seats[before],
            laidAside: deal.seats[before].laidAside.slice(0, -1),
          }),
        }
  return {
    ...taken,
    seats: withSeat(taken.seats, seat, { ...taken.seats[seat], laidAside: [...taken.seats[seat].laidAside, tile] }),
  }
}

function selfDrawWon(deal: Deal, seat: Seat, tile: Tile): Deal {
  const { hand, laidAside } = deal.seats[seat]
  return {
    ...deal,
    seats: withSeat(deal.seats, seat, {
      ...deal.seats[seat],
      hand: withKind(hand, kindOf(tile), -1),
      laidAside: [...laidAside, tile],
    }),
  }
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

/** The next seat in turn order that still takes part (rules.md C15); the seat itself where no other does. */
export function nextActive(deal: Deal, seat: Seat): Seat {
  for (let steps = 1; steps < 4; steps++) {
    const next = seatAfter(seat, steps)
    if (isActive(deal, next)) return next
  }
  return seat
}

function handLocked(deal: Deal, { seat }: DealEventOf<'HandLocked'>['data']): Deal {
  return { ...deal, seats: withSeat(deal.seats, seat, { ...deal.seats[seat], standing: 'locked' }) }
}

function pointsPaid(deal: Deal, { reason, seat, payments }: DealEventOf<'PointsPaid'>['data']): Deal {
  const change: [number, number, number, number] = [0, 0, 0, 0]
  for (const { from, to, points } of payments) {
    change[from]! -= points
    change[to]! += points
  }
  const seats = bySeat((at) =>
    change[at] === 0 ? deal.seats[at] : { ...deal.seats[at], points: deal.seats[at].points + change[at]! },
  )
  return { ...deal, seats, kongs: kongsAfter(deal, reason, seat, payments) }
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
