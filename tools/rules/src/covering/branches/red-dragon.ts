import type { EventReading } from '@paipu/contracts'
import type { Deal, Seat } from '@paipu/engine'
import { isComplete } from '@paipu/hands'
import { kindOf, RED, RED_KIND, type Tile } from '@paipu/tiles'
import { on, type Branch } from '../branch.ts'
import { allOf, hasShape, held, offered, someOther, turnOf } from '../look.ts'

/** A win whose reading is so. */
function reading(what: string, holds: (found: EventReading, hand: readonly number[]) => boolean): Branch {
  return on('WinDeclared', 'R1', what, (win, { at }) =>
    holds(win.reading, ownTiles(at, win.seat, win.by === 'self-draw' ? null : win.tile)),
  )
}

/** How many of each kind a winner has, melds and winning tile included. */
function ownTiles({ seats }: Deal, seat: Seat, won: Tile | null): number[] {
  const counts = [...seats[seat].hand]
  for (const { kind, tile } of seats[seat].melds) counts[kindOf(tile)]! += kind === 'pung' ? 3 : 4
  if (won !== null) counts[kindOf(won)]!++
  return counts
}

function sets(found: EventReading): readonly { readonly kind: string; readonly tile: Tile; readonly wilds: number }[] {
  return found.kind === 'standard' ? found.sets : []
}

/** Whether a red dragon stands for a tile of which the winner already has four. */
function standsForFifth(found: EventReading, own: readonly number[]): boolean {
  if (found.kind === 'four-reds') return false
  const meant = Array.from({ length: RED_KIND }, () => 0)
  const add = (tile: Tile, step: number, count: number): void => {
    if (tile !== RED) meant[kindOf(tile) + step]! += count
  }
  if (found.kind === 'seven-pairs') for (const tile of found.pairs) add(tile, 0, 2)
  else {
    add(found.pair, 0, 2)
    for (const { kind, tile } of found.sets) {
      if (kind === 'triplet') add(tile, 0, 3)
      else for (const step of [0, 1, 2]) add(tile, step, 1)
    }
  }
  return meant.some((count, kind) => own[kind] === 4 && count > 4)
}

const NO_WILDS = { sevenPairs: false, wilds: false } as const

/** Wild red dragons in wins, and what they can't do (rules.md R1). */
export const WILDS: readonly Branch[] = [
  reading('a wild in a sequence', (found) => sets(found).some(({ kind, wilds }) => kind === 'sequence' && wilds === 1)),
  reading('two wilds in a sequence or triplet', (found) => sets(found).some(({ wilds }) => wilds === 2)),
  reading('a wild in a triplet', (found) => sets(found).some(({ kind, wilds }) => kind === 'triplet' && wilds === 1)),
  on('WinDeclared', 'R1', 'three wilds are a set beside a complete rest', ({ seat, by }, { at }) => {
    const { hand, melds } = at.seats[seat]
    const rest = hand.with(RED_KIND, 0)
    return by === 'self-draw' && hand[RED_KIND] === 3 && isComplete(rest, at.rules.sets - melds.length - 1, NO_WILDS)
  }),
  reading('a wild in the pair', (found) => found.kind === 'standard' && found.pairWilds === 1),
  reading('two wilds are the pair', (found) => found.kind === 'standard' && found.pair === RED),
  reading('seven pairs without wilds', (found) => found.kind === 'seven-pairs' && found.wilds === 0),
  reading('a wild in seven pairs', (found) => found.kind === 'seven-pairs' && found.wilds > 0),
  reading('no wild at all', (found, own) => found.kind === 'standard' && own[RED_KIND] === 0),
  reading('a wild stands for a fifth copy', standsForFifth),
  on('TileDiscarded', 'R1', 'a red dragon is discarded', ({ tile }) => tile === RED),
  on(
    'TileDiscarded',
    'R1',
    'a discarded red dragon is not offered to a seat with two',
    ({ seat, tile }, { after }) =>
      tile === RED &&
      someOther(after, seat, (other) => held(after, other, RED) === 2 && offered(after, other).length === 0),
  ),
  on(
    'TileDiscarded',
    'R1',
    'a discarded red dragon is not offered to a seat with three',
    ({ seat, tile }, { after }) =>
      tile === RED &&
      someOther(after, seat, (other) => held(after, other, RED) === 3 && offered(after, other).length === 0),
  ),
  on('PungClaimed', 'R1', 'a pung in a hand with wilds', ({ seat }, { after }) => held(after, seat, RED) > 0),
]

function fourReds(what: string, holds: (deal: Deal, seat: Seat) => boolean): Branch {
  return on(
    'WinDeclared',
    'R3',
    what,
    ({ seat, reading: found }, { asked }) => found.kind === 'four-reds' && holds(asked, seat),
  )
}

/** When a hand wins (rules.md R3). */
export const RED_DRAGON_WINS: readonly Branch[] = [
  on('TileDiscarded', 'R3', 'a discard that completes a hand is not offered as a win', ({ seat, tile }, { after }) =>
    someOther(after, seat, (other) => hasShape(after, other, tile) && !offered(after, other).includes('win')),
  ),
  fourReds('four reds win whatever the rest is', (deal) => turnOf(deal)?.source === 'draw'),
  fourReds('four reds win with the opening hand', (deal) => turnOf(deal)?.source === 'opening'),
  fourReds('four reds win on a replacement tile', (deal) => turnOf(deal)?.source === 'replacement'),
  fourReds('four reds win beside melds', (deal, seat) => deal.seats[seat].melds.length > 0),
  on(
    'WinDeclared',
    'R3',
    'four reds in a hand that is complete',
    ({ seat, reading: found }, { at }) => found.kind !== 'four-reds' && held(at, seat, RED) === 4,
  ),
  on('PungClaimed', 'R3', 'four reds after a pung are no win', ({ seat }, { after }) => held(after, seat, RED) === 4),
  on(
    'TileDiscarded',
    'R3',
    'four reds need not be declared',
    ({ seat }, { at }) => turnOf(at)?.source !== 'pung' && held(at, seat, RED) === 4,
  ),
  on(
    'KongMade',
    'R3',
    'four reds alone rob no kong',
    ({ seat, kind, tile }, { after }) =>
      kind === 'added' &&
      someOther(
        after,
        seat,
        (other) => held(after, other, RED) === 4 && !hasShape(after, other, tile) && offered(after, other).length === 0,
      ),
  ),
  on(
    'WinDeclared',
    'R3',
    'a kong is robbed by a hand with wilds',
    ({ seat, by }, { at }) => by === 'rob' && held(at, seat, RED) > 0,
  ),
  on(
    'WinDeclared',
    'R3',
    'a kong is robbed by a hand without wilds',
    ({ seat, by }, { at }) => by === 'rob' && held(at, seat, RED) === 0,
  ),
  on(
    'WinDeclared',
    'R3',
    'a wild stands beside the robbed tile in a triplet or pair',
    ({ by, tile, reading: found }) =>
      by === 'rob' &&
      (sets(found).some((set) => set.kind === 'triplet' && set.tile === tile && set.wilds > 0) ||
        (found.kind === 'standard' && found.pair === tile && found.pairWilds > 0) ||
        (found.kind === 'seven-pairs' && found.pairs.includes(tile))),
  ),
]

/** Birds and payments (rules.md R2, R4, R5). */
export const BIRDS: readonly Branch[] = [
  ...[0, 1, 2, 3, 4].map((count) => on('BirdsTurned', 'R4', `${count} birds hit`, ({ hits }) => hits === count)),
  on('BirdsTurned', 'R4', 'a red dragon is a bird that hits', ({ birds }) => birds.includes(RED)),
  on(
    'BirdsTurned',
    'R4',
    'the birds are turned once for several who rob',
    (_, { events }) => allOf(events, 'WinDeclared').length > 1 && allOf(events, 'BirdsTurned').length === 1,
  ),
  ...[2, 4].flatMap((base) =>
    [0, 1, 2, 3, 4].map((hits) =>
      on(
        'WinDeclared',
        'R4',
        `${base} and ${hits} birds: ${base + 2 * hits} from each`,
        ({ points }, { events }) => points === base + 2 * hits && allOf(events, 'BirdsTurned')[0]?.hits === hits,
      ),
    ),
  ),
  on(
    'PointsPaid',
    'R4',
    'the konger alone pays a robber',
    ({ reason, payments }, { asked }) => reason === 'win' && asked.phase.name === 'robbing' && payments.length === 1,
  ),
  on(
    'DealEnded',
    'R2',
    'the birds stay down at the wall’s end',
    ({ result }, { after }) => result === 'wall-end' && !after.birdsTurned,
  ),
]
