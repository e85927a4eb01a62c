import {
  bySeat,
  dealOrder,
  defaultRef,
  seatAfter,
  type BySeat,
  type Deal,
  type Die,
  type Direction,
  type RuleSet,
  type Seat,
  type SeatCommand,
  type StartCommand,
  type TableCommand,
} from '@paipu/engine'
import { SUITS, suitOf, type Suit, type Tile } from '@paipu/tiles'
import { shuffledTiles, startCommand } from '../../../../libs/engine/test/support/play.ts'
import { pick, randomNamed, shuffled, type Random } from './random.ts'
import { kindsLeft, takeAny, takeRest } from './supply.ts'
import { planOf, type Plan, type WallName } from './walls.ts'

/** A deal that is about to begin, and where its wall is biased the choices that lead to the planned hands. */
export interface Staged {
  readonly start: StartCommand
  /** What a seat does in the opening, or `null` where it is free. */
  opening(deal: Deal, seat: Seat): SeatCommand | null
  /** Where the swapped tiles go, or `null` where chance decides. */
  readonly direction: Extract<TableCommand, { readonly type: 'draw-direction' }> | null
}

/** The start of a deal with a fair or a biased wall, by its name. */
export function stage(rules: RuleSet, wall: WallName | 'fair', name: string): Staged {
  const random = randomNamed(`${rules.id}|wall|${name}`)
  if (wall === 'fair') return { start: fairStart(rules, random), opening: () => null, direction: null }
  return staged(rules, planOf(wall, rules, random), random)
}

function fairStart(rules: RuleSet, random: Random): StartCommand {
  return withOptions(rules, startCommand(rules, shuffledTiles(rules, random), random(4) as Seat), random)
}

/** One of the caps that a table may choose (rules.md B3). */
function withOptions(rules: RuleSet, start: StartCommand, random: Random): StartCommand {
  return { ...start, ruleSet: { ...defaultRef(rules), options: { fanCap: pick(rules.fanCaps, random) } } }
}

const STEPS: Readonly<Record<Direction, number>> = { right: 1, across: 2, left: 3 }
const DIRECTIONS = Object.keys(STEPS) as Direction[]
const DIES: Readonly<Record<Direction, Die>> = { right: 1, across: 2, left: 3 }

function staged(rules: RuleSet, plan: Plan, random: Random): Staged {
  const direction = pick(DIRECTIONS, random)
  const passed = rules.opening.includes('swap') ? passedTiles(plan, STEPS[direction]) : bySeat((): Tile[] => [])
  const removed = rules.opening.includes('remove') ? removedTiles(plan) : bySeat((): Tile[] => [])
  const dealt = bySeat((seat) => {
    const received = passed[seatAfter(seat, 4 - STEPS[direction])]
    return shuffled([...without(plan.hands[seat], received), ...passed[seat], ...removed[seat]], random)
  })
  return {
    start: withOptions(rules, startCommand(rules, wallFor(rules, plan, dealt), plan.dealer), random),
    direction: { type: 'draw-direction', direction, die: rules.swapDirection === 'die' ? DIES[direction] : null },
    opening: ({ phase }, seat) => openingChoice(phase.name, seat, passed[seat], removed[seat], plan),
  }
}

/** What each seat passes on: three tiles of one suit out of the planned hand that they go to. */
function passedTiles({ hands }: Plan, steps: number): BySeat<Tile[]> {
  return bySeat((seat) => {
    const hand = hands[seatAfter(seat, steps)]
    const suit = SUITS.find((of) => hand.filter((tile) => suitOf(tile) === of).length >= 3)!
    return hand.filter((tile) => suitOf(tile) === suit).slice(0, 3)
  })
}

function removedTiles({ supply }: Plan): BySeat<Tile[]> {
  const size = (suit: Suit): number => kindsLeft(supply, [suit], 1).length
  return bySeat(() =>
    takeAny(
      supply,
      [
        pick(
          SUITS.filter((suit) => size(suit) >= 3),
          supply.random,
        ),
      ],
      3,
    ),
  )
}

function without(hand: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const rest = [...hand]
  for (const tile of tiles) rest.splice(rest.indexOf(tile), 1)
  return rest
}

function openingChoice(
  phase: Deal['phase']['name'],
  seat: Seat,
  passed: readonly Tile[],
  removed: readonly Tile[],
  { voids }: Plan,
): SeatCommand | null {
  if (phase === 'swapping') return { type: 'swap', seat, tiles: passed }
  if (phase === 'removing') return { type: 'remove', seat, tiles: removed }
  return phase === 'choosing-void' ? { type: 'void', seat, suit: voids[seat] } : null
}

/** The whole wall, birds at its end: the dealt tiles in the order they are dealt, then what is drawn first, and the rest. */
function wallFor(rules: RuleSet, { dealer, next, last, birds, supply }: Plan, dealt: BySeat<readonly Tile[]>): Tile[] {
  const taken = [0, 0, 0, 0]
  const front = dealOrder(dealer).map((seat) => dealt[seat][taken[seat]!++]!)
  const rest = takeRest(supply)
  const aside = [...birds, ...rest.splice(0, rules.birds - birds.length)]
  return [...front, ...next, ...rest, ...last.toReversed(), ...aside]
}
