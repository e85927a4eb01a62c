import type { DealEvent } from '@paipu/contracts'
import { canWinOn } from './claims.ts'
import { minus } from './hand.ts'
import { NAIVE_RULES } from './rules.ts'
import type { NaiveSeat, NaiveTable } from './types.ts'

/** Reads a deal out of its events, from the first to the last. */
export function readTable(events: readonly DealEvent[]): NaiveTable {
  const [started] = events
  if (started?.type !== 'DealStarted') throw new Error('a deal begins with DealStarted')
  const table: NaiveTable = {
    rules: NAIVE_RULES[started.data.ruleSet.id]!,
    limit: started.data.clock.dealSeconds !== null,
    dealer: started.data.dealer,
    seats: [0, 1, 2, 3].map(() => newSeat()),
    wall: 0,
    discards: 0,
    step: { name: 'over' },
  }
  for (const event of events) read(table, event)
  return table
}

function newSeat(): NaiveSeat {
  return {
    hand: [],
    melds: [],
    voidSuit: null,
    chosen: false,
    left: false,
    locked: false,
    announced: false,
    winPassed: false,
    pungsPassed: [],
  }
}

/** Goes on to the opening step after one, or to the dealer's first turn. */
function nextStep(table: NaiveTable, done: 'swap' | 'remove' | 'void' | null): void {
  const { opening } = table.rules
  const next = opening[done === null ? 0 : opening.indexOf(done) + 1]
  for (const seat of table.seats) seat.chosen = false
  table.step =
    next === undefined ? { name: 'turn', seat: table.dealer, source: 'opening', drawn: null } : { name: next }
}

function read(table: NaiveTable, event: DealEvent): void {
  switch (event.type) {
    case 'WallBuilt':
      table.wall = event.data.wall.length - 53
      return
    case 'HandsDealt':
      for (const { seat, tiles } of event.data.hands) table.seats[seat]!.hand = [...tiles]
      return nextStep(table, null)
    case 'SwapChosen':
    case 'VoidSuitChosen':
      table.seats[event.data.seat]!.chosen = true
      return
    case 'TilesRemoved':
      return readRemoval(table, event.data.seat, event.data.tiles)
    case 'TilesSwapped':
      for (const { from, tiles } of event.data.moves) table.seats[from]!.hand = minus(table.seats[from]!.hand, tiles)
      for (const { to, tiles } of event.data.moves) table.seats[to]!.hand.push(...tiles)
      return nextStep(table, 'swap')
    case 'VoidSuitsDeclared':
      for (const [seat, suit] of event.data.suits.entries()) table.seats[seat]!.voidSuit = suit
      return nextStep(table, 'void')
    case 'DealEnded':
      table.step = { name: 'over' }
      return
    default:
      readPlay(table, event)
  }
}

function readRemoval(table: NaiveTable, seat: number, tiles: readonly string[]): void {
  const own = table.seats[seat]!
  own.hand = minus(own.hand, tiles)
  own.chosen = true
  if (table.seats.every(({ chosen }) => chosen)) nextStep(table, 'remove')
}

function readPlay(table: NaiveTable, event: DealEvent): void {
  switch (event.type) {
    case 'TileDrawn':
      return readDraw(table, event.data.seat, event.data.tile, event.data.replacement)
    case 'TileDiscarded':
      return readDiscard(table, event.data.seat, event.data.tile)
    case 'ReadyAnnounced':
      table.seats[event.data.seat]!.announced = true
      return
    case 'HandLocked':
      table.seats[event.data.seat]!.locked = true
      return
    case 'ClaimAnswered':
      return readAnswer(table, event.data.seat, event.data.answer)
    case 'PungClaimed':
      readCall(table, event.data.seat, event.data.tile, 2)
      table.step = { name: 'turn', seat: event.data.seat, source: 'pung', drawn: null }
      return
    case 'KongMade':
      return readKong(table, event.data.seat, event.data.kind, event.data.tile)
    case 'KongRobbed': {
      const meld = table.seats[event.data.seat]!.melds.find(({ tile }) => tile === event.data.tile)!
      meld.kind = 'pung'
      return
    }
    case 'WinDeclared': {
      const winner = table.seats[event.data.seat]!
      if (event.data.by === 'self-draw') winner.hand = minus(winner.hand, [event.data.tile])
      winner.left = table.rules.winnerLeaves
      table.step = { name: 'draw', konger: null }
    }
  }
}

function readDraw(table: NaiveTable, seat: number, tile: string, replacement: boolean): void {
  const own = table.seats[seat]!
  own.hand.push(tile)
  own.winPassed = false
  own.pungsPassed = []
  table.wall--
  table.step = { name: 'turn', seat, source: replacement ? 'replacement' : 'draw', drawn: tile }
}

function readDiscard(table: NaiveTable, seat: number, tile: string): void {
  const afterKong = table.step.name === 'turn' && table.step.source === 'replacement'
  table.seats[seat]!.hand = minus(table.seats[seat]!.hand, [tile])
  table.discards++
  table.step = { name: 'open', from: seat, tile, added: false, afterKong, answers: [null, null, null, null] }
}

/** Passing blocks what could have been taken (P5). */
function readAnswer(table: NaiveTable, seat: number, answer: string): void {
  if (table.step.name !== 'open') throw new Error('nothing lies open')
  const own = table.seats[seat]!
  const { tile, added } = table.step
  if (answer === 'pass' && table.rules.passLock) {
    if (canWinOn(table, seat)) own.winPassed = true
    if (!added && own.hand.filter((held) => held === tile).length >= 2) own.pungsPassed.push(tile)
  }
  table.step.answers[seat] = answer
}

/** A claimed tile becomes a meld; a win that the seat could have had is passed (P5). */
function readCall(table: NaiveTable, seat: number, tile: string, taken: 2 | 3): void {
  const own = table.seats[seat]!
  if (table.rules.passLock && canWinOn(table, seat)) own.winPassed = true
  own.hand = minus(
    own.hand,
    Array.from({ length: taken }, () => tile),
  )
  own.melds.push({ kind: taken === 2 ? 'pung' : 'kong', tile })
}

function readKong(table: NaiveTable, seat: number, kind: 'concealed' | 'exposed' | 'added', tile: string): void {
  const own = table.seats[seat]!
  if (kind === 'exposed') readCall(table, seat, tile, 3)
  if (kind === 'concealed') {
    own.hand = minus(own.hand, [tile, tile, tile, tile])
    own.melds.push({ kind: 'kong', tile })
  }
  table.step = { name: 'draw', konger: seat }
  if (kind !== 'added') return
  own.hand = minus(own.hand, [tile])
  own.melds.find((meld) => meld.tile === tile)!.kind = 'kong'
  table.step = { name: 'open', from: seat, tile, added: true, afterKong: false, answers: [null, null, null, null] }
}
