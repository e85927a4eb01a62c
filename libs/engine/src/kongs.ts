import { kindOf, RED, RED_KIND, suitOfKind, tileAt, withKind, type Tile } from '@paipu/tiles'
import type { TurnPhase } from './questions.ts'
import { waitMask, type WaitingHand } from './ready.ts'
import { holdsSuit } from './score.ts'
import type { Seat } from './seats.ts'
import { wallLeft, type Deal, type SeatState } from './state.ts'

/** A kong a seat can make on its own turn. */
export interface TurnKong {
  readonly kind: 'concealed' | 'added'
  readonly tile: Tile
}

/** The kongs that the seat whose turn it is may make (rules.md C4, C7, V4, V5, B4, R1, W6). */
export function turnKongs(deal: Deal, phase: TurnPhase): readonly TurnKong[] {
  const seat = deal.seats[phase.seat]
  if (phase.source === 'pung' || wallLeft(deal) === 0 || callsForbidden(deal, seat)) return NO_KONGS
  const kongs = heldKongs(seat)
  return isBound(seat) ? kongs.filter((kong) => keepsWaits(deal, seat, kong, phase.drawn)) : kongs
}

const NO_KONGS: readonly TurnKong[] = []

/** The kongs a hand holds the tiles for, whatever the moment allows. */
function heldKongs({ hand, melds, voidSuit }: SeatState): TurnKong[] {
  const kongs: TurnKong[] = []
  for (let kind = 0; kind < RED_KIND; kind++) {
    if (hand[kind] === 4 && suitOfKind(kind) !== voidSuit) kongs.push({ kind: 'concealed', tile: tileAt(kind) })
  }
  for (const { kind, tile } of melds)
    if (kind === 'pung' && hand[kindOf(tile)]! > 0) kongs.push({ kind: 'added', tile })
  return kongs
}

/** Whether a seat may not pung or kong at all now, because it still holds void tiles (rules.md V5). */
export function callsForbidden(deal: Deal, seat: SeatState): boolean {
  return deal.rules.voidSuit === 'forbids-calls' && holdsSuit(seat.hand, seat.voidSuit)
}

/** Whether a seat is bound to its waits: locked after a win or announced (rules.md B4, W6). */
export function isBound(seat: SeatState): boolean {
  return seat.standing === 'locked' || seat.announced
}

/** Whether a bound seat's kong is made with the tile just drawn and leaves its waits exactly as they were. */
function keepsWaits(deal: Deal, seat: SeatState, kong: TurnKong, drawn: Tile | null): boolean {
  if (kong.tile !== drawn) return false
  const before = { ...seat, concealed: withKind(seat.hand, kindOf(drawn), -1) }
  return sameWaits(deal, before, kong.kind === 'concealed' ? 3 : 0, kong.tile)
}

/** Whether an announced seat's kong of a discard leaves its waits exactly as they were (rules.md W6). */
export function keepsWaitsOnClaim(deal: Deal, by: Seat, tile: Tile): boolean {
  const seat = deal.seats[by]
  return sameWaits(deal, { ...seat, concealed: seat.hand }, 3, tile)
}

/** Whether the waits stay what they are when tiles leave the hand for a kong; which sort of kong it is makes no odds to them. */
function sameWaits(deal: Deal, before: WaitingHand, leaving: number, tile: Tile): boolean {
  const others = before.melds.filter((meld) => meld.tile !== tile)
  const after = {
    ...before,
    concealed: withKind(before.concealed, kindOf(tile), -leaving),
    melds: [...others, { kind: 'exposed-kong', tile } as const],
  }
  return waitMask(deal.rules, before) === waitMask(deal.rules, after)
}

/** Whether a tile can be called at all: wild red dragons can't (rules.md R1). */
export function isCallable(tile: Tile): boolean {
  return tile !== RED
}
