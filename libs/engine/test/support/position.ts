import { countTiles, kindOf, suitOf, SUITS, TILES, tiles, type Suit, type Tile } from '@paipu/tiles'
import {
  bySeat,
  isReady,
  SEATS,
  seatAfter,
  type BySeat,
  type Deal,
  type KongIncome,
  type Meld,
  type Phase,
  type RuleSet,
  type Seat,
  type SeatState,
  type TurnSource,
} from '../../src/index.ts'
import { meld, tile as tileOf } from './notation.ts'
import { allTiles, startCommand } from './play.ts'

type Some<T> = Partial<Record<Seat, T>>

/** A moment of a deal as a test writes it down. Everything not said is filled with tiles that matter to nobody. */
export interface Position {
  /** Concealed tiles; `*` at the end fills a hand up. Of the seat whose turn it is the last tile written is the drawn one. */
  readonly hands?: Some<string>
  readonly melds?: Some<readonly string[]>
  /** Whose turn it is, or (`drawing`) who is to draw next. */
  readonly turn?: Seat
  readonly drawing?: Seat
  readonly source?: TurnSource
  readonly dealer?: Seat
  /** The four void suits, as `ssms`; all bamboo unless said. */
  readonly voids?: string
  /** Live tiles left; the tiles drawn next; the replacement tiles, first one first. */
  readonly left?: number
  readonly next?: string
  readonly last?: string
  readonly birds?: string
  /** How many tiles have been discarded; 12 unless `left` decides it. */
  readonly discards?: number
  /** Seats that have won, each with the tile that lies with it: they have left or are locked, as the rule set says. */
  readonly won?: Some<string>
  readonly announced?: readonly Seat[]
  readonly kongs?: readonly KongIncome[]
}

/** Builds a legal deal at a position: every tile of the set is somewhere exactly once. Throws where that can't be. */
export function position(rules: RuleSet, given: Position): Deal {
  const supply = supplyOf(rules)
  const melds = bySeat((seat) => (given.melds?.[seat] ?? []).map((text) => declared(text, seat)))
  for (const { kind, tile } of melds.flat()) supply.take(Array.from({ length: kind === 'pung' ? 3 : 4 }, () => tile))
  const won = bySeat((seat) => (given.won?.[seat] === undefined ? [] : [tileOf(given.won[seat])]))
  const written = bySeat((seat) => tiles((given.hands?.[seat] ?? '').replace('*', '')))
  const [next, last, birds] = [tiles(given.next ?? ''), tiles(given.last ?? ''), tiles(given.birds ?? '')]
  for (const taken of [...won, ...written, next, last, birds]) supply.take(taken)
  const voids = voidSuits(rules, given)
  const hands = bySeat((seat) => fillHand(rules, given, supply, seat, written[seat], melds[seat], voids[seat]))
  const removed = bySeat((seat) => (rules.opening.includes('remove') ? supply.triple(voids[seat]) : []))
  const rest = supply.rest()
  const asideBirds = [...birds, ...rest.splice(0, rules.birds - birds.length)]
  const claimed = melds.flat().filter(({ from }) => from !== null).length
  const inRivers =
    given.left === undefined
      ? Math.max(0, (given.discards ?? 12) - claimed)
      : rest.length + next.length + last.length - given.left
  if (inRivers < 0) throw new Error('not enough tiles are left for that wall')
  const rivers = bySeat((seat) => rest.slice(0, inRivers).filter((_, index) => index % 4 === seat))
  const live = [...next, ...rest.slice(inRivers), ...last.toReversed()]
  const gone = [...hands.flat(), ...melds.flat().flatMap(meldTiles), ...won.flat(), ...removed.flat(), ...rivers.flat()]
  const {
    type: _,
    wall: _w,
    birds: _b,
    seed: _s,
    clientSeeds: _c,
    ...started
  } = startCommand(rules, allTiles(rules), given.dealer ?? 0)
  const seats = bySeat((seat): SeatState => ({
    hand: countTiles(hands[seat]),
    melds: melds[seat],
    river: rivers[seat].map((discarded) => ({ tile: discarded, drawn: false })),
    voidSuit: voids[seat],
    removed: removed[seat],
    standing: won[seat].length === 0 ? 'playing' : rules.afterWin === 'locks' ? 'locked' : 'left',
    announced: given.announced?.includes(seat) ?? false,
    wins: won[seat].map((tile) => ({ tile, from: seatAfter(seat, 1), by: 'discard', fans: [], fan: 0, points: 1 })),
    laidAside: won[seat],
    winBlocked: false,
    pungsBlocked: [],
    draws: given.source === 'opening' ? 0 : 3,
    points: 0,
  }))
  const winners = SEATS.filter((seat) => won[seat].length > 0)
  return {
    rules,
    options: started.ruleSet.options,
    started,
    dealer: started.dealer,
    wall: [...gone, ...live],
    front: gone.length,
    back: 0,
    birds: asideBirds,
    birdsTurned: false,
    swap: null,
    seed: null,
    lastDealt: null,
    seats,
    discards: inRivers + claimed,
    calls: melds.flat().length,
    kongs: given.kongs ?? [],
    firstWin: winners[0] === undefined ? null : { winners: [winners[0]], from: seatAfter(winners[0], 1) },
    phase: phaseOf(given, written),
  }
}

function phaseOf({ turn, drawing, source = 'draw' }: Position, written: BySeat<readonly Tile[]>): Phase {
  if (turn === undefined) return { name: 'drawing', seat: drawing ?? 0, replacement: false, wonTileWith: null }
  const hasDrawn = source === 'draw' || source === 'replacement'
  return { name: 'turn', seat: turn, source, drawn: hasDrawn ? written[turn].at(-1)! : null }
}

function declared(text: string, seat: Seat): Meld {
  const read = meld(text)
  return { ...read, from: read.kind === 'concealed-kong' ? null : seatAfter(seat, 3) }
}

function meldTiles({ kind, tile }: Meld): Tile[] {
  return Array.from({ length: kind === 'pung' ? 3 : 4 }, () => tile)
}

function voidSuits(rules: RuleSet, { voids = 'ssss' }: Position): BySeat<Suit | null> {
  return bySeat((seat) => (rules.voidSuit === 'none' ? null : (voids[seat] as Suit)))
}

function fillHand(
  rules: RuleSet,
  given: Position,
  supply: Supply,
  seat: Seat,
  written: Tile[],
  melds: readonly Meld[],
  voidSuit: Suit | null,
): Tile[] {
  const size = 3 * (rules.sets - melds.length) + (given.turn === seat ? 2 : 1)
  const text = given.hands?.[seat] ?? '*'
  if (!text.includes('*')) {
    if (written.length !== size) throw new Error(`seat ${seat} holds ${written.length} tiles, not ${size}`)
    return written
  }
  const farFromReady = (filling: readonly Tile[]): boolean => {
    const hand = [...written, ...filling]
    return !isReady(rules, { concealed: countTiles(given.turn === seat ? hand.slice(1) : hand), melds, voidSuit })
  }
  return [...written, ...supply.loose(size - written.length, written, voidSuit, farFromReady)]
}

/** The tiles not yet placed. */
interface Supply {
  take(taken: readonly Tile[]): void
  /** Tiles of as many kinds, none of which the hand has and none of its void suit, that pass the test. */
  loose(
    count: number,
    held: readonly Tile[],
    voidSuit: Suit | null,
    test: (filling: readonly Tile[]) => boolean,
  ): Tile[]
  /** Three tiles of one suit, of the given one if there are. */
  triple(suit: Suit | null): Tile[]
  rest(): Tile[]
}

/** Kinds in an order in which neighbours come late. */
const LOOSE_ORDER = [1, 4, 7, 2, 5, 8, 3, 6, 9].flatMap((rank) => SUITS.map((suit) => tileOf(`${rank}${suit}`)))

function supplyOf(rules: RuleSet): Supply {
  const left = [...countTiles(allTiles(rules))]
  const take = (taken: readonly Tile[]): void => {
    for (const tile of taken) if (--left[kindOf(tile)]! < 0) throw new Error(`a fifth ${tile}`)
  }
  const remaining = (): Tile[] => TILES.flatMap((tile, kind) => Array.from({ length: left[kind]! }, () => tile))
  const plentyFirst = (a: Tile, b: Tile): number => left[kindOf(b)]! - left[kindOf(a)]!
  return {
    take,
    loose(count, held, voidSuit, test) {
      const usable = LOOSE_ORDER.filter(
        (tile) => left[kindOf(tile)]! > 0 && !held.includes(tile) && suitOf(tile) !== voidSuit,
      )
      const orders = usable.map((_, from) => [...usable.slice(from), ...usable.slice(0, from)])
      const choices = [...orders.map((order) => order.toSorted(plentyFirst)), ...orders].map((order) =>
        order.slice(0, count),
      )
      const chosen = count === 0 ? [] : choices.find((some) => some.length === count && test(some))
      if (chosen === undefined)
        throw new Error('the tiles that are left fill no hand without a pair and far from ready')
      take(chosen)
      return chosen
    },
    triple(suit) {
      const found = [suit, ...SUITS]
        .map((of) => remaining().filter((tile) => suitOf(tile) === of))
        .find((some) => some.length >= 3)!
      take(found.slice(0, 3))
      return found.slice(0, 3)
    },
    rest: remaining,
  }
}
