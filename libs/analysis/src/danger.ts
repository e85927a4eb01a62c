import { decide, evolve, isActive, offersTo, othersFrom, waitsOf, type Deal, type Seat } from '@paipu/engine'
import { kindOf, suitOf, type Counts, type Tile } from '@paipu/tiles'

/** Who would be offered a win on a discard, by all hands: the true danger, which no seat knows. */
export function trueDanger(deal: Deal, seat: Seat, tile: Tile): Seat[] {
  const decision = decide(deal, { type: 'discard', seat, tile, announce: false })
  if (!decision.ok) return []
  const [discarded] = decision.events
  if (discarded === undefined) return []
  const after = evolve(deal, discarded)
  if (after.phase.name !== 'claims') return []
  const { phase } = after
  return othersFrom(seat).filter((other) => offersTo(after as Deal, phase, other).includes('win'))
}

/** How likely a seat is taken to be ready: from its first discard on, more with each discard and each meld. */
const READY = { base: 0.03, discard: 0.035, meld: 0.12, most: 0.9 } as const
/** How likely a tile of a suit that the seat can win with is one of a ready hand's waits, before what is known of it. */
const ONE_WAIT = 0.11
const SAME_DISCARDED = 0.5
const NONE_UNSEEN = 0.5
const EDGE = 0.7
const MIDDLE = 1.15

/**
 * How likely somebody wins on a discard, from 0 to 1, by what one seat can see: void suits (a hand can't win with a tile of
 * its own, rules.md V3), melds, rivers, the waits of locked hands, and how many of the tile are unseen. A rule of thumb with
 * the numbers above, no more: who wins is not known before.
 */
export function estimatedRisk(deal: Deal, seat: Seat, tile: Tile, unseen: Counts): number {
  if (!deal.rules.discardWins) return 0
  const safe = othersFrom(seat)
    .filter((other) => isActive(deal, other))
    .reduce<number>((sum, other) => sum * (1 - riskFrom(deal, other, tile, unseen)), 1)
  return 1 - safe
}

function riskFrom(deal: Deal, from: Seat, tile: Tile, unseen: Counts): number {
  const { hand, voidSuit, river, melds, standing, announced } = deal.seats[from]
  if (voidSuit !== null && suitOf(tile) === voidSuit) return 0
  if (standing === 'locked') return waitsOf(deal.rules, { concealed: hand, melds, voidSuit }).includes(tile) ? 1 : 0
  const ready = announced
    ? 1
    : Math.min(READY.most, READY.base + READY.discard * river.length + READY.meld * melds.length)
  const rank = Number(tile[0])
  const edge = rank === 1 || rank === 9
  const factor =
    (river.some((other) => other.tile === tile) ? SAME_DISCARDED : 1) *
    (unseen[kindOf(tile)]! > 0 ? 1 : NONE_UNSEEN) *
    (edge ? EDGE : MIDDLE)
  return Math.min(1, ready * ONE_WAIT * factor)
}
