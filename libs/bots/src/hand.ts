import { meldCounts, meldSize, ruleSetOf, type RuleSet } from '@paipu/engine'
import { shanten, usefulTiles } from '@paipu/hands'
import {
  countTiles,
  HIDDEN,
  KIND_COUNT,
  kindOf,
  RED_KIND,
  type Counts,
  type Suit,
  type Tile,
  type ViewTile,
} from '@paipu/tiles'
import type { SeatView } from './bot.ts'

/** A seat's own hand as the bot thinks about it. */
export interface OwnHand {
  readonly rules: RuleSet
  /** Concealed tiles by kind, the drawn one included. */
  readonly concealed: Counts
  /** Tiles in own melds, by kind. */
  readonly melded: Counts
  /** How many sets the concealed tiles must still make. */
  readonly sets: number
  readonly voidSuit: Suit | null
  /** How many tiles of each kind this seat has not seen. */
  readonly unseen: Counts
}

/** Reads the own hand out of a seat view. */
export function ownHand({ seat, view }: SeatView): OwnHand {
  const rules = ruleSetOf(view.started!.ruleSet)!
  const own = view.seats[seat]
  const concealed = countTiles([...own.hand, ...(own.drawn === null ? [] : [own.drawn])] as Tile[])
  const melded = meldCounts(own.melds)
  return {
    rules,
    concealed,
    melded,
    sets: rules.sets - own.melds.length,
    voidSuit: own.voidSuit === HIDDEN ? null : own.voidSuit,
    unseen: unseenBy({ seat, view }, concealed, rules),
  }
}

function unseenBy({ seat, view }: Pick<SeatView, 'seat' | 'view'>, concealed: Counts, rules: RuleSet): Counts {
  const unseen = Array.from({ length: KIND_COUNT }, (_, kind) =>
    kind === RED_KIND && !rules.reds ? 0 : 4 - concealed[kind]!,
  )
  const see = (tile: ViewTile): void => {
    if (tile !== HIDDEN) unseen[kindOf(tile)]!--
  }
  for (const other of view.seats) {
    for (const { tile } of other.river) see(tile)
    for (const tile of other.laidAside) see(tile)
    for (const { kind, tile } of other.melds) for (let n = meldSize(kind); n > 0; n--) see(tile)
    if (other !== view.seats[seat]) for (const tile of other.hand) see(tile)
  }
  for (const tile of view.seats[seat].removed) see(tile)
  return unseen
}

/** How many tiles away from ready `concealed` is, in place of the hand's own concealed tiles; 0 is ready. */
export function awayFromReady(hand: OwnHand, concealed: Counts, sets = hand.sets, melded = hand.melded): number {
  return shanten(concealed, sets, hand.rules.shapes, melded, hand.voidSuit)
}

/** How many tiles this seat has not seen would bring `concealed` (3n + 1 tiles) nearer to ready. */
export function usefulUnseen(hand: OwnHand, concealed: Counts): number {
  const mask = usefulTiles(concealed, hand.sets, hand.rules.shapes, hand.melded, hand.voidSuit)
  let useful = 0
  for (let kind = 0; kind < KIND_COUNT; kind++) if ((mask >> kind) & 1) useful += Math.max(0, hand.unseen[kind]!)
  return useful
}
