import { bySeat, othersFrom, seatAfter, type BySeat, type RuleSet, type Seat } from '@paipu/engine'
import { RED, SUITS, type Suit, type Tile } from '@paipu/tiles'
import { callingHand, flushHand, nearHand, pairsHand, waitingFor, type HandFrame } from './hands.ts'
import { chance, pick, type Random } from './random.ts'
import { fullSupply, kindsLeft, takeAlike, takeAny, tryTake, type Supply } from './supply.ts'

/** What a biased wall leads to: the hands after the opening, the void suits, and the tiles drawn first. */
export interface Plan {
  readonly dealer: Seat
  readonly hands: BySeat<readonly Tile[]>
  readonly voids: BySeat<Suit>
  readonly next: readonly Tile[]
  /** Replacement tiles, first one first. */
  readonly last: readonly Tile[]
  readonly birds: readonly Tile[]
  /** What is not yet placed. */
  readonly supply: Supply
}

/** A biased wall by name; the fair wall has no plan. */
export type WallName = keyof typeof WALLS

interface Sketch {
  readonly rules: RuleSet
  readonly supply: Supply
  readonly random: Random
  readonly dealer: Seat
  readonly voids: BySeat<Suit>
}

type HandMaker = (sketch: Sketch, frame: HandFrame, seat: Seat) => Tile[]

/** Draws a plan of a kind. */
export function planOf(name: WallName, rules: RuleSet, random: Random): Plan {
  const supply = fullSupply(rules, random)
  const dealer = random(4) as Seat
  const one = pick(SUITS, random)
  const voids = chance(70, random) ? bySeat(() => one) : bySeat(() => pick(SUITS, random))
  return WALLS[name]({ rules, supply, random, dealer, voids })
}

const WALLS = {
  /** Every hand is ready or a tile or two away; the dealer may have won. */
  ready: (sketch: Sketch) =>
    handsBy(sketch, ({ supply, random }, frame) => nearHand(supply, frame, pick([0, 0, 0, 1, 1, 2], random), 25)),
  /** One to three hands wait for the same tile, of which the fourth holds two and the wall soon gives the others. */
  shared: sharedWait,
  /** Pairs and quads. */
  pairs: (sketch: Sketch) =>
    handsBy(sketch, ({ supply, random }, frame) => pairsHand(supply, frame, pick([0, 0, 1, 2], random))),
  /** Triplets and pairs, so that nearly every discard is called. */
  calls: (sketch: Sketch) =>
    handsBy(sketch, ({ supply, random }, frame) =>
      chance(60, random) ? callingHand(supply, frame) : nearHand(supply, frame, 0, 90),
    ),
  /** One suit each, near to ready or not. */
  flush: flushes,
  /** Hands full of the suit that is declared void. */
  heavy: (sketch: Sketch) =>
    handsBy(sketch, ({ supply, random, voids }, frame, seat) =>
      chance(50, random) ? flushHand(supply, { ...frame, suits: [voids[seat]] }) : nearHand(supply, frame, 0, 25),
    ),
  /** Red dragons lie with one hand and in its next draws, where the tile set has them. */
  reds: redDragons,
  /** Two pungs and an added kong within three discards. */
  quick: quickKong,
} satisfies Record<string, (sketch: Sketch) => Plan>

/** The names of all biased walls. */
export const WALL_NAMES = Object.keys(WALLS) as WallName[]

function frameOf({ rules, dealer, voids }: Sketch, seat: Seat): HandFrame {
  const suits = rules.voidSuit === 'none' ? SUITS : SUITS.filter((suit) => suit !== voids[seat])
  return { size: 3 * rules.sets + 1 + Number(seat === dealer), sets: rules.sets, suits }
}

function handsBy(sketch: Sketch, maker: HandMaker, next: readonly Tile[] = []): Plan {
  return planned(
    sketch,
    bySeat((seat) => maker(sketch, frameOf(sketch, seat), seat)),
    next,
  )
}

/** Fills hands up that are short, and adds tiles near the front of the wall that make quads of what is held. */
function planned(sketch: Sketch, hands: BySeat<readonly Tile[]>, next: readonly Tile[] = []): Plan {
  const { supply, random, dealer, voids, rules } = sketch
  const whole = bySeat((seat) => {
    const frame = frameOf(sketch, seat)
    return [...hands[seat], ...takeAny(supply, frame.suits, frame.size - hands[seat].length)]
  })
  const birds = rules.birds > 0 && chance(50, random) ? someBirds(supply, rules.birds) : []
  const last = chance(40, random) ? takeAny(supply, SUITS, 2) : []
  return { dealer, voids, supply, hands: whole, next, last, birds }
}

/** Birds of which many or none hit (rules.md R4). */
function someBirds(supply: Supply, count: number): Tile[] {
  const hits = chance(50, supply.random)
  return Array.from({ length: count }, () => {
    const kinds = kindsLeft(supply, SUITS, 1).filter((tile) => '159'.includes(tile[0]!) === hits)
    const tile = pick(kinds, supply.random)
    tryTake(supply, [tile])
    return tile
  })
}

function sharedWait(sketch: Sketch): Plan {
  const { supply, random, dealer } = sketch
  const holder = chance(60, random) ? dealer : (random(4) as Seat)
  const usable = SUITS.filter((suit) => !sketch.voids.includes(suit) || sketch.rules.voidSuit === 'none')
  const [tile] = takeAlike(supply, usable.length > 0 ? usable : SUITS, 4)
  const waiting = othersFrom(holder).slice(0, 1 + random(3))
  const hands = bySeat((seat): Tile[] => {
    const frame = frameOf(sketch, seat)
    if (seat === holder) return [tile!, tile!]
    const triplets = chance(30, random) ? 90 : 20
    return waiting.includes(seat) ? waitingFor(supply, frame, tile!, triplets) : nearHand(supply, frame, 3, 20)
  })
  return planned(sketch, hands, twoAmong(sketch, tile!))
}

/** Two copies of a tile among others, in the third and seventh place or anywhere early. */
function twoAmong({ supply, random }: Sketch, tile: Tile): Tile[] {
  const others = takeAny(supply, SUITS, 8)
  const [first, second] = chance(60, random) ? [2, 6] : [random(4), 4 + random(5)]
  return [...others.slice(0, first), tile, ...others.slice(first, second - 1), tile, ...others.slice(second - 1)]
}

function flushes(sketch: Sketch): Plan {
  const { supply, random, voids } = sketch
  return handsBy(sketch, (_, frame, seat) => {
    const suits = [
      pick(
        SUITS.filter((suit) => suit !== voids[seat]),
        random,
      ),
    ]
    if (chance(30, random)) return flushHand(supply, { ...frame, suits })
    return chance(30, random)
      ? pairsHand(supply, { ...frame, suits }, random(2))
      : nearHand(supply, { ...frame, suits }, random(2), 40)
  })
}

function redDragons(sketch: Sketch): Plan {
  const { supply, random, rules, dealer } = sketch
  const holder = random(4) as Seat
  const held = rules.reds ? 1 + random(4) : 0
  const hands = bySeat((seat): Tile[] => {
    const frame = frameOf(sketch, seat)
    if (seat !== holder) return nearHand(supply, frame, random(3), 30)
    const reds = Array.from({ length: held }, (): Tile => RED)
    tryTake(supply, reds)
    const rest = { ...frame, size: frame.size - held, sets: frame.sets - Number(held === 3) }
    return [
      ...reds,
      ...(chance(50, random) ? nearHand(supply, rest, random(4), 30) : pairsHand(supply, rest, random(4))),
    ]
  })
  const drawnAfter = (dealer === holder ? 4 : (holder - dealer + 4) % 4) - 1
  const isNext = rules.reds && held < 4 && chance(60, random) && tryTake(supply, [RED])
  return planned(sketch, hands, isNext ? [...takeAny(supply, SUITS, drawnAfter), RED] : [])
}

/**
 * The dealer discards the tile of which its right neighbour holds two, which then discards the tile of which the dealer
 * holds two, and draws the fourth copy of its own pung after the third discard; the seat across is ready.
 */
function quickKong(sketch: Sketch): Plan {
  const { supply, dealer } = sketch
  const right = seatAfter(dealer, 1)
  const across = seatAfter(dealer, 2)
  const suits = frameOf(sketch, dealer).suits
  const [first] = takeAlike(supply, suits, 4)
  const [second] = takeAlike(supply, suits, 3)
  const hands = bySeat((seat): Tile[] => {
    if (seat === dealer) return [first!, second!, second!]
    if (seat === right) return [first!, first!, second!]
    return seat === across ? nearHand(supply, frameOf(sketch, seat), 0, 20) : []
  })
  return planned(sketch, hands, [first!])
}
