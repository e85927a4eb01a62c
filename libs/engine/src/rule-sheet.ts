import type { PointsPaidV1, RuleOptions } from '@paipu/contracts'
import { countTiles, KIND_COUNT, NO_TILES, RED_KIND, SUITS, tiles, withKind } from '@paipu/tiles'
import { withMelds } from './fans.ts'
import type { ExampleHand, ExampleSeat } from './rule-text.ts'
import { NOTHING_SPECIAL, type RuleSet, type WallEndPosition, type WinQuestion } from './rule-set.ts'
import { holdsSuit, scoreWin, type Score } from './score.ts'
import { bySeat, othersFrom, SEATS, type BySeat, type Seat } from './seats.ts'
import type { KongIncome, WinBy } from './terms.ts'
import { wallEndStates, type WallEndState } from './wall-end.ts'

/** What a rule sheet shows that follows from the rule set's value. */

/** How many tiles a rule set is played with (rules.md C1, R1). */
export function tileCount(rules: RuleSet): number {
  return 4 * (rules.reds ? KIND_COUNT : RED_KIND)
}

/** How many tiles a hand has between turns, each meld counted as three (rules.md C10, B1). */
export function handSize(rules: RuleSet): number {
  return 3 * rules.sets + 1
}

/** A discard win in mid-deal of which nothing is special. */
const ORDINARY = { ...NOTHING_SPECIAL, discardNumber: 20, wallLeft: 30 } as const satisfies Partial<WinQuestion>

/** An example hand as the question of what it is worth. Its void suit is the first that it does not hold. */
export function exampleWin(rules: RuleSet, { concealed, melds, win }: ExampleHand): WinQuestion {
  const held = tiles(concealed)
  const all = withMelds(countTiles(held), melds)
  const voidSuit = rules.voidSuit === 'none' ? null : (SUITS.find((suit) => !holdsSuit(all, suit)) ?? null)
  return { ...ORDINARY, concealed: countTiles(held), melds, voidSuit, tile: held.at(-1)!, ...win }
}

/** What an example hand is worth with the rule set's default options. Throws where it does not win. */
export function scoreExample(rules: RuleSet, example: ExampleHand): Score {
  const score = scoreWin(rules, rules.options, exampleWin(rules, example))
  if (!score.win) throw new Error(`${rules.id}: ${example.concealed} does not win: ${score.reason}`)
  return score
}

const NO_HAND = { ...ORDINARY, concealed: NO_TILES, melds: [], voidSuit: null, tile: '1m' } as const

/** What each payer pays for a win of so many fan, made in a way (rules.md S3, P3, W8, X2). */
export function pointsForFan(rules: RuleSet, fan: number, by: WinBy, options: RuleOptions): number {
  return rules.points(fan, { ...NO_HAND, by }, options)
}

/** What each payer pays when so many birds hit, the hand with or without red dragons (rules.md R4). */
export function pointsForBirds(rules: RuleSet, hits: number, withReds: boolean): number {
  const birds = Array.from({ length: hits }, () => '1m' as const)
  const concealed = withKind(NO_TILES, RED_KIND, withReds ? 1 : 0)
  return rules.points(0, { ...NO_HAND, concealed, birds }, rules.options)
}

/** A seat of the example of a wall's end, and what it is found to be. */
export interface CheckedSeat extends ExampleSeat {
  readonly state: WallEndState
}

/** The example of a wall's end, worked out: what each seat is, what its kongs had earned before, and who pays what. */
export interface CheckedWallEnd {
  readonly seats: BySeat<CheckedSeat>
  readonly kongs: readonly KongIncome[]
  readonly payments: readonly PointsPaidV1[]
}

/** Makes the checks at the wall's end for four example seats; their concealed kongs were paid by all the others. */
export function checkWallEnd(rules: RuleSet, example: BySeat<ExampleSeat>): CheckedWallEnd {
  const kongs = SEATS.flatMap((seat) => kongIncome(rules, seat, example[seat]))
  const position: WallEndPosition = {
    rules,
    options: rules.options,
    kongs,
    seats: bySeat((seat) => ({ ...example[seat], hand: countTiles(tiles(example[seat].concealed)) })),
  }
  const states = wallEndStates(position)
  const seats = bySeat((seat) => ({ ...example[seat], state: states[seat]! }))
  return { seats, kongs, payments: rules.wallEnd(position) }
}

function kongIncome(rules: RuleSet, seat: Seat, { melds }: ExampleSeat): KongIncome[] {
  const points = rules.kongPoints('concealed', false)
  const payments = othersFrom(seat).map((from) => ({ from, to: seat, points }))
  return melds.filter(({ kind }) => kind === 'concealed-kong').map(() => ({ seat, payments, transferred: false }))
}

/** What a flower pig pays a clean seat that is not ready (rules.md S6, P6, X5), taken from an example that has both. */
export function pigPoints(rules: RuleSet, example: BySeat<ExampleSeat>): number {
  const { seats, payments } = checkWallEnd(rules, example)
  const rows = payments.filter(({ reason }) => reason === 'flower-pig').flatMap((paid) => paid.payments)
  const row = rows.find(({ to }) => seats[to].state === 'not-ready')
  if (row === undefined) throw new Error(`${rules.id}: the example has no flower pig that pays a hand not ready`)
  return row.points
}
