import { meldCounts, type Deal, type Meld, type RuleSet, type Seat } from '@paipu/engine'
import { shanten, usefulTiles } from '@paipu/hands'
import { KIND_COUNT, kindOf, tileAt, withKind, type Counts, type Suit, type Tile } from '@paipu/tiles'
import { redactState, seatViewer } from '@paipu/views'
import { unseenBy } from './unseen.ts'

/** A seat's hand and what it does not see: all that its decisions are judged by. */
export interface OwnHand {
  readonly rules: RuleSet
  readonly concealed: Counts
  readonly melds: readonly Meld[]
  readonly melded: Counts
  /** How many sets the concealed tiles must still make. */
  readonly sets: number
  readonly voidSuit: Suit | null
  /** How many tiles of each kind the seat has not seen. */
  readonly unseen: Counts
  /** All tiles that it has not seen. */
  readonly unseenTotal: number
}

/** A seat's hand in a deal, with only what its own view tells about the rest. */
export function ownHand(deal: Deal, seat: Seat): OwnHand {
  const { hand, melds, voidSuit } = deal.seats[seat]
  const unseen = unseenBy(redactState(deal, seatViewer(seat)), seat, deal.rules)
  return {
    rules: deal.rules,
    concealed: hand,
    melds,
    melded: meldCounts(melds),
    sets: deal.rules.sets - melds.length,
    voidSuit,
    unseen,
    unseenTotal: unseen.reduce((sum, count) => sum + count, 0),
  }
}

/** A tile that would help, and how many of it the seat has not seen. */
export interface Useful {
  readonly tile: Tile
  readonly unseen: number
}

/** How far a hand of 3n + 1 concealed tiles is from ready, and what would bring it nearer. */
export interface Standing {
  /** 0 is ready. */
  readonly shanten: number
  /** The kinds that lower it; for a ready hand its waits. Those of which none is unseen are left out. */
  readonly useful: readonly Useful[]
  /** How many unseen tiles help. */
  readonly count: number
}

/** The hand with other concealed tiles (3n + 1 of them), sets to make and melds. */
export function standingOf(
  { rules, voidSuit, unseen }: OwnHand,
  concealed: Counts,
  sets: number,
  melded: Counts,
): Standing {
  const mask = usefulTiles(concealed, sets, rules.shapes, melded, voidSuit)
  const useful: Useful[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if ((mask >> kind) & 1 && unseen[kind]! > 0) useful.push({ tile: tileAt(kind), unseen: unseen[kind]! })
  return {
    shanten: shanten(concealed, sets, rules.shapes, melded, voidSuit),
    useful,
    count: useful.reduce((sum, tile) => sum + tile.unseen, 0),
  }
}

/** Where the hand stands after a discard. */
export function afterDiscard(hand: OwnHand, tile: Tile): Standing {
  return standingOf(hand, withKind(hand.concealed, kindOf(tile), -1), hand.sets, hand.melded)
}

/** The best standing after a pung and the discard that follows it; `null` where nothing is left to discard. */
export function afterPung(hand: OwnHand, tile: Tile): Standing | null {
  const kind = kindOf(tile)
  const concealed = withKind(hand.concealed, kind, -2)
  const melded = withKind(hand.melded, kind, 3)
  let best: Standing | null = null
  for (let discard = 0; discard < KIND_COUNT; discard++) {
    if (concealed[discard] === 0) continue
    const standing = standingOf(hand, withKind(concealed, discard, -1), hand.sets - 1, melded)
    if (best === null || isBetter(standing, best)) best = standing
  }
  return best
}

/** Where the hand stands after a kong and before its replacement: `held` tiles leave it for the meld. */
export function afterKong(hand: OwnHand, tile: Tile, held: 1 | 3 | 4): Standing {
  const kind = kindOf(tile)
  return standingOf(
    hand,
    withKind(hand.concealed, kind, -held),
    held === 1 ? hand.sets : hand.sets - 1,
    withKind(hand.melded, kind, held === 3 ? 4 : held),
  )
}

/** Whether one standing is nearer to a win than another: fewer steps, then more tiles that help. */
export function isBetter(one: Standing, other: Standing): boolean {
  return one.shanten < other.shanten || (one.shanten === other.shanten && one.count > other.count)
}
