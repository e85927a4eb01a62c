import { tileAt, KIND_COUNT, type Tile } from '@paipu/tiles'
import { afterEachDiscard, afterPung, awayFromReady, usefulKinds, type Holding, type OwnHand } from '@paipu/views'

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

/** Where a hand stands with what it would hold: 3n + 1 concealed tiles. */
export function standingOf(hand: OwnHand, held: Holding): Standing {
  const mask = usefulKinds(hand, held)
  const useful: Useful[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const unseen = hand.unseen[kind]!
    if ((mask >> kind) & 1 && unseen > 0) useful.push({ tile: tileAt(kind), unseen })
  }
  const count = useful.reduce((sum, { unseen }) => sum + unseen, 0)
  return { shanten: awayFromReady(hand, held), useful, count }
}

/** The best standing after a pung and the discard that follows it; `null` where nothing is left to discard. */
export function standingAfterPung(hand: OwnHand, tile: Tile): Standing | null {
  let best: Standing | null = null
  for (const held of afterEachDiscard(afterPung(hand, tile))) {
    const standing = standingOf(hand, held)
    if (best === null || isBetter(standing, best)) best = standing
  }
  return best
}

/** Whether one standing is nearer to a win than another: fewer steps, then more tiles that help. */
export function isBetter(one: Standing, other: Standing): boolean {
  return one.shanten < other.shanten || (one.shanten === other.shanten && one.count > other.count)
}
