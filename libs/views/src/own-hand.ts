import { meldCounts, meldSize, ruleSetOf, type Meld, type RuleSet, type Seat } from '@paipu/engine'
import { shanten, usefulTiles } from '@paipu/hands'
import {
  HIDDEN,
  KIND_COUNT,
  kindOf,
  NO_TILES,
  RED_KIND,
  withKind,
  type Counts,
  type Suit,
  type Tile,
  type ViewTile,
} from '@paipu/tiles'
import type { ViewState } from './view-state.ts'

/** Tiles as a seat holds them, or would after a discard or a call. */
export interface Holding {
  /** Concealed tiles, the drawn one among them. */
  readonly concealed: Counts
  /** Tiles in own melds. */
  readonly melded: Counts
  /** How many sets the concealed tiles must still make. */
  readonly sets: number
}

/** A seat's hand and what it does not see: all that its decisions can be made by, and judged by. */
export interface OwnHand extends Holding {
  readonly rules: RuleSet
  readonly melds: readonly Meld[]
  readonly voidSuit: Suit | null
  /** How many tiles of each kind the seat has not seen. */
  readonly unseen: Counts
}

/** A seat's hand in its own view of a deal that has started. */
export function ownHand(view: ViewState, seat: Seat): OwnHand {
  const rules = ruleSetOf(view.started!.ruleSet)!
  const { hand, drawn, melds, voidSuit } = view.seats[seat]
  const concealed = [...NO_TILES]
  for (const tile of hand) count(concealed, tile, 1)
  count(concealed, drawn, 1)
  return {
    rules,
    concealed,
    melds,
    melded: meldCounts(melds),
    sets: rules.sets - melds.length,
    voidSuit: voidSuit === HIDDEN ? null : voidSuit,
    unseen: unseenBy(view, rules),
  }
}

/**
 * How many tiles of each kind lie where the view's seat can't look: in the wall, in others' hands, put out of play by others. Only
 * what the view shows is counted, so that nothing else is known.
 */
function unseenBy(view: ViewState, rules: RuleSet): Counts {
  const unseen = Array.from({ length: KIND_COUNT }, (_, kind) => (kind === RED_KIND && !rules.reds ? 0 : 4))
  for (const { hand, drawn, river, laidAside, melds, removed } of view.seats) {
    for (const tile of hand) count(unseen, tile, -1)
    count(unseen, drawn, -1)
    for (const tile of removed) count(unseen, tile, -1)
    for (const tile of laidAside) count(unseen, tile, -1)
    for (const { tile } of river) count(unseen, tile, -1)
    for (const { kind, tile } of melds) count(unseen, tile, -meldSize(kind))
  }
  return unseen
}

function count(counts: number[], tile: ViewTile | null, times: number): void {
  if (tile !== null && tile !== HIDDEN) counts[kindOf(tile)]! += times
}

/** What is held after a discard. */
export function afterDiscard({ concealed, melded, sets }: Holding, tile: Tile): Holding {
  return { concealed: withKind(concealed, kindOf(tile), -1), melded, sets }
}

/** What is held after each discard there can be, one for each kind. */
export function afterEachDiscard({ concealed, melded, sets }: Holding): Holding[] {
  return concealed.flatMap((count, kind) =>
    count === 0 ? [] : [{ concealed: withKind(concealed, kind, -1), melded, sets }],
  )
}

/** What is held after a pung, before the discard that follows it. */
export function afterPung({ concealed, melded, sets }: Holding, tile: Tile): Holding {
  const kind = kindOf(tile)
  return { concealed: withKind(concealed, kind, -2), melded: withKind(melded, kind, 3), sets: sets - 1 }
}

/** What is held after a kong, before its replacement: `held` concealed tiles become, or join, the meld. */
export function afterKong({ concealed, melded, sets }: Holding, tile: Tile, held: 1 | 3 | 4): Holding {
  const kind = kindOf(tile)
  return {
    concealed: withKind(concealed, kind, -held),
    melded: withKind(melded, kind, held === 3 ? 4 : held),
    sets: held === 1 ? sets : sets - 1,
  }
}

/** How many tiles away from ready a seat's hand is with what it would hold; 0 is ready, -1 complete. */
export function awayFromReady({ rules, voidSuit }: OwnHand, { concealed, melded, sets }: Holding): number {
  return shanten(concealed, sets, rules.shapes, melded, voidSuit)
}

/** The kinds, as a mask, that would bring 3n + 1 concealed tiles nearer to ready; where they are ready, their waits. */
export function usefulKinds({ rules, voidSuit }: OwnHand, { concealed, melded, sets }: Holding): number {
  return usefulTiles(concealed, sets, rules.shapes, melded, voidSuit)
}

/** How many tiles of some kinds, a mask, the seat has not seen. */
export function unseenOf({ unseen }: OwnHand, kinds: number): number {
  return unseen.reduce((left, count, kind) => ((kinds >> kind) & 1 ? left + count : left), 0)
}
