import type { DealEvent, DealEventOf, DealEventType } from '@paipu/contracts'
import {
  isActive,
  meldCounts,
  offersTo,
  othersFrom,
  waitsOf,
  type Deal,
  type Offer,
  type Phase,
  type Seat,
  type WaitingHand,
} from '@paipu/engine'
import { isComplete } from '@paipu/hands'
import { KIND_COUNT, kindOf, RED_KIND, suitOf, suitOfKind, tileAt, withKind, type Tile } from '@paipu/tiles'

/** The phase of a turn, or `null`. */
export function turnOf({ phase }: Deal): Extract<Phase, { readonly name: 'turn' }> | null {
  return phase.name === 'turn' ? phase : null
}

/** What a seat is offered on the tile that lies open. */
export function offered(deal: Deal, seat: Seat): readonly Offer[] {
  const { phase } = deal
  return phase.name === 'claims' || phase.name === 'robbing' ? offersTo(deal, phase, seat) : []
}

/** Whether some other active seat is so. */
export function someOther(deal: Deal, seat: Seat, holds: (other: Seat) => boolean): boolean {
  return othersFrom(seat).some((other) => isActive(deal, other) && holds(other))
}

/** How many copies of a tile a seat holds concealed. */
export function held(deal: Deal, seat: Seat, tile: Tile): number {
  return deal.seats[seat].hand[kindOf(tile)]!
}

/** Whether a seat holds tiles of its void suit. */
export function holdsVoid(deal: Deal, seat: Seat): boolean {
  const { hand, voidSuit } = deal.seats[seat]
  return voidSuit !== null && hand.some((count, kind) => count > 0 && suitOfKind(kind) === voidSuit)
}

export function isVoidTile(deal: Deal, seat: Seat, tile: Tile): boolean {
  return suitOf(tile) === deal.seats[seat].voidSuit
}

/** Whether a seat's tiles, with one more or as they are, make a winning shape, whatever else the rules say. */
export function hasShape({ rules, seats }: Deal, seat: Seat, tile: Tile | null = null): boolean {
  const { hand, melds } = seats[seat]
  if (tile !== null && hand[kindOf(tile)] === 4) return false
  return isComplete(tile === null ? hand : withKind(hand, kindOf(tile), 1), rules.sets - melds.length, rules.shapes)
}

/** A seat's hand as one that waits. */
export function handOf({ seats }: Deal, seat: Seat): WaitingHand {
  const { hand, melds, voidSuit } = seats[seat]
  return { concealed: hand, melds, voidSuit }
}

export function waitsAt(deal: Deal, seat: Seat): Tile[] {
  return waitsOf(deal.rules, handOf(deal, seat))
}

/** The kinds of which a seat holds four concealed. */
export function quadsOf({ seats }: Deal, seat: Seat): Tile[] {
  return seats[seat].hand.flatMap((count, kind) => (count === 4 && kind !== RED_KIND ? [tileAt(kind)] : []))
}

/** Whether only a fifth copy of a kind the seat has four of would complete its hand (rules.md C12). */
export function lacksFifthCopy(deal: Deal, seat: Seat): boolean {
  const { rules, seats } = deal
  const { hand, melds } = seats[seat]
  const melded = meldCounts(melds)
  for (let kind = 0; kind < KIND_COUNT - 1; kind++) {
    if (hand[kind]! + melded[kind]! !== 4) continue
    if (isComplete(withKind(hand, kind, 1), rules.sets - melds.length, rules.shapes)) return true
  }
  return false
}

/** The data of the last event of a type. */
export function lastOf<Type extends DealEventType>(
  trail: readonly DealEvent[],
  type: Type,
): DealEventOf<Type>['data'] | null {
  return allOf(trail, type).at(-1) ?? null
}

/** The events since a seat's last draw. */
export function sinceDraw(trail: readonly DealEvent[], seat: Seat): readonly DealEvent[] {
  const drawn = trail.findLastIndex((event) => event.type === 'TileDrawn' && event.data.seat === seat)
  return trail.slice(drawn + 1)
}

/** The data of all events of a type in a list. */
export function allOf<Type extends DealEventType>(
  events: readonly DealEvent[],
  type: Type,
): DealEventOf<Type>['data'][] {
  return events.flatMap((event) => (event.type === type ? [event.data as never] : []))
}
