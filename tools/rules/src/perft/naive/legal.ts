import type { Command, SeatCommand } from '@paipu/engine'
import { canWinOn, holdsVoid, offersTo, waits, winsOnTurn } from './claims.ts'
import { count, minus } from './hand.ts'
import type { NaiveSeat, NaiveTable } from './types.ts'

/** Whether rules.md allows a command, read without the engine. */
export function isLegal(table: NaiveTable, command: Exclude<Command, { readonly type: 'start' }>): boolean {
  if (table.step.name === 'over') return false
  switch (command.type) {
    case 'time-limit':
      return table.limit
    case 'draw':
      return mayDraw(table)
    case 'draw-direction':
      return mayTurn(table, command.direction, command.die)
    default:
      return seatMay(table, command)
  }
}

/** C5: all who were offered something have passed; or a win or kong was made. */
function mayDraw(table: NaiveTable): boolean {
  const { step } = table
  if (step.name === 'draw') return true
  if (step.name !== 'open') return false
  return [0, 1, 2, 3].every((seat) =>
    step.answers[seat] === null ? offersTo(table, seat).length === 0 : step.answers[seat] === 'pass',
  )
}

/** S1, W2: once all four have chosen. */
function mayTurn({ step, seats, rules }: NaiveTable, direction: string, die: number | null): boolean {
  if (step.name !== 'swap' || !seats.every(({ chosen }) => chosen)) return false
  if (!rules.die) return die === null
  const byDie: Readonly<Record<number, string>> = {
    1: 'right',
    4: 'right',
    2: 'across',
    5: 'across',
    3: 'left',
    6: 'left',
  }
  return die !== null && byDie[die] === direction
}

function seatMay(table: NaiveTable, command: SeatCommand): boolean {
  const seat = table.seats[command.seat]!
  switch (command.type) {
    case 'swap':
    case 'remove':
      return table.step.name === command.type && !seat.chosen && areTriple(seat, command.tiles)
    case 'void':
      return table.step.name === 'void' && !seat.chosen
    case 'announce':
      return mayAnnounce(table, command.seat)
    case 'answer':
      return mayAnswer(table, command.seat, command.answer)
    case 'discard':
    case 'kong':
    case 'win':
      return onTurn(table, command)
  }
}

/** S1, B1: three tiles of one suit out of the hand. */
function areTriple({ hand }: NaiveSeat, tiles: readonly string[]): boolean {
  const oneSuit = tiles.length === 3 && tiles[0] !== 'R' && tiles.every((tile) => tile[1] === tiles[0]![1])
  return oneSuit && tiles.every((tile) => count(hand, tile) >= count(tiles, tile))
}

/** W6: before the fourth discard, ready, and not in a turn of the own. */
function mayAnnounce(table: NaiveTable, at: number): boolean {
  const { step, rules, discards } = table
  const seat = table.seats[at]!
  if (!rules.wanzhou || discards >= 4 || seat.announced || waits(table, seat) === '') return false
  if (step.name === 'draw') return step.konger !== at
  if (step.name !== 'open') return false
  const hasClaimed = step.answers[at] !== null && step.answers[at] !== 'pass'
  return !hasClaimed && !(step.added && step.from === at)
}

/** C5, B4: what is offered, or passing where something is; a locked seat takes its win. */
function mayAnswer(table: NaiveTable, at: number, answer: string): boolean {
  const { step } = table
  if (step.name !== 'open' || step.answers[at] !== null) return false
  const offers = offersTo(table, at)
  if (answer === 'pass') return offers.length > 0 && !(table.seats[at]!.locked && canWinOn(table, at))
  return offers.includes(answer)
}

function onTurn(
  table: NaiveTable,
  command: Extract<SeatCommand, { readonly type: 'discard' | 'kong' | 'win' }>,
): boolean {
  const { step } = table
  if (step.name !== 'turn' || step.seat !== command.seat) return false
  const seat = table.seats[command.seat]!
  const couldWin = step.source !== 'pung' && winsOnTurn(table, seat)
  if (command.type === 'win') return couldWin
  if (seat.locked && couldWin) return false
  return command.type === 'discard'
    ? mayDiscard(table, seat, step.drawn, command.tile, command.announce)
    : step.source !== 'pung' && mayKong(table, seat, step.drawn, command.kind, command.tile)
}

/** V2, B4, W6. */
function mayDiscard(
  table: NaiveTable,
  seat: NaiveSeat,
  drawn: string | null,
  tile: string,
  announce: boolean,
): boolean {
  if (!seat.hand.includes(tile)) return false
  if ((seat.locked || seat.announced) && drawn !== null && tile !== drawn) return false
  if (holdsVoid(seat) && !tile.endsWith(seat.voidSuit!)) return false
  if (!announce) return true
  const isOpen = table.rules.wanzhou && table.discards < 4 && !seat.announced
  return isOpen && waits(table, { ...seat, hand: minus(seat.hand, [tile]) }) !== ''
}

/** C4, C7, V4, V5, R1, B4, W6. */
function mayKong(table: NaiveTable, seat: NaiveSeat, drawn: string | null, kind: string, tile: string): boolean {
  if (table.wall === 0 || tile === 'R' || (table.rules.voidForbids && holdsVoid(seat))) return false
  if (seat.voidSuit !== null && tile.endsWith(seat.voidSuit)) return false
  const pung = seat.melds.find((meld) => meld.tile === tile && meld.kind === 'pung')
  if (kind === 'concealed' ? count(seat.hand, tile) !== 4 : pung === undefined || count(seat.hand, tile) === 0)
    return false
  if (!seat.locked && !seat.announced) return true
  if (tile !== drawn) return false
  const taken = Array.from({ length: kind === 'concealed' ? 4 : 1 }, () => tile)
  const melds = [...seat.melds.filter((meld) => meld !== pung), { kind: 'kong' as const, tile }]
  return (
    waits(table, { ...seat, hand: minus(seat.hand, [tile]) }) ===
    waits(table, { ...seat, hand: minus(seat.hand, taken), melds })
  )
}
