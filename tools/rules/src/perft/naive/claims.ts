import { count, isSevenPairs, isStandard, minus } from './hand.ts'
import type { NaiveSeat, NaiveTable } from './types.ts'

/** Whether a seat still holds tiles of its void suit (V2, V3). */
export function holdsVoid({ hand, voidSuit }: NaiveSeat): boolean {
  return voidSuit !== null && hand.some((tile) => tile.endsWith(voidSuit))
}

/** Whether a seat's tiles, with others beside its melds, are a winning shape (C10, B2). */
function isShape({ rules }: NaiveTable, { melds }: NaiveSeat, tiles: readonly string[]): boolean {
  return isStandard(tiles, rules.sets - melds.length) || (rules.sevenPairs && melds.length === 0 && isSevenPairs(tiles))
}

/** Whether a seat's hand wins on its own turn (C4, C10, V3, R3). */
export function winsOnTurn(table: NaiveTable, seat: NaiveSeat): boolean {
  if (table.rules.fourReds && count(seat.hand, 'R') === 4) return true
  return !holdsVoid(seat) && isShape(table, seat, seat.hand)
}

/** Whether a seat may win on the tile that lies open (C5, C8, V3, P5, R3, W4, W5). */
export function canWinOn(table: NaiveTable, at: number): boolean {
  const { step, rules } = table
  const seat = table.seats[at]!
  if (step.name !== 'open' || step.from === at || seat.left) return false
  if (rules.passLock && seat.winPassed) return false
  if (!step.added && !rules.discardWins) return false
  const isVoidTile = seat.voidSuit !== null && step.tile.endsWith(seat.voidSuit)
  const tiles = [...seat.hand, step.tile]
  if (isVoidTile || holdsVoid(seat) || !isShape(table, seat, tiles)) return false
  return !rules.wanzhou || step.added || step.afterKong || inWindow(table) || !isPlain(seat, tiles)
}

/** The windows of W5. */
function inWindow({ discards, wall }: NaiveTable): boolean {
  return discards < 4 || wall <= 4
}

/** Four sets and a pair of no type of W7. */
function isPlain({ melds }: NaiveSeat, tiles: readonly string[]): boolean {
  const all = [...tiles, ...melds.map(({ tile }) => tile)]
  if (melds.length === 4 || isStandard(tiles, 4 - melds.length, 'triplets')) return false
  if (melds.length === 0 && isSevenPairs(tiles)) return false
  return new Set(all.map((tile) => tile[1])).size > 1
}

/** What a seat is offered on the tile that lies open. */
export function offersTo(table: NaiveTable, at: number): string[] {
  const { step } = table
  if (step.name !== 'open' || step.from === at || table.seats[at]!.left) return []
  return [
    ...(canWinOn(table, at) ? ['win'] : []),
    ...(canKong(table, at) ? ['kong'] : []),
    ...(canPung(table, at) ? ['pung'] : []),
  ]
}

function canCall(table: NaiveTable, at: number, needed: number): boolean {
  const { step, rules } = table
  const seat = table.seats[at]!
  if (step.name !== 'open' || step.added || seat.locked || step.tile === 'R') return false
  if (seat.voidSuit !== null && step.tile.endsWith(seat.voidSuit)) return false
  return count(seat.hand, step.tile) >= needed && !(rules.voidForbids && holdsVoid(seat))
}

function canPung(table: NaiveTable, at: number): boolean {
  const { step, rules } = table
  const seat = table.seats[at]!
  if (step.name !== 'open' || !canCall(table, at, 2) || seat.announced) return false
  return !(rules.passLock && seat.pungsPassed.includes(step.tile))
}

function canKong(table: NaiveTable, at: number): boolean {
  const { step } = table
  const seat = table.seats[at]!
  if (step.name !== 'open' || !canCall(table, at, 3) || table.wall === 0) return false
  if (!seat.announced) return true
  const { tile } = step
  const without = {
    ...seat,
    hand: minus(seat.hand, [tile, tile, tile]),
    melds: [...seat.melds, { kind: 'kong' as const, tile }],
  }
  return waits(table, seat) === waits(table, without)
}

/** The tiles that a hand waits for, as text (C12): those of which it has four itself are none. */
export function waits(table: NaiveTable, seat: NaiveSeat): string {
  if (holdsVoid(seat)) return ''
  const own = [
    ...seat.hand,
    ...seat.melds.flatMap(({ kind, tile }) => Array.from({ length: kind === 'pung' ? 3 : 4 }, () => tile)),
  ]
  const suited = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`))
  const found = suited.filter(
    (tile) =>
      !(seat.voidSuit !== null && tile.endsWith(seat.voidSuit)) &&
      count(own, tile) < 4 &&
      isShape(table, seat, [...seat.hand, tile]),
  )
  return found.join(' ')
}
