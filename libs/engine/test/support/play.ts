import type { DealEvent } from '@paipu/contracts'
import { shanten } from '@paipu/hands'
import { kindOf, TILES, withKind, type Tile } from '@paipu/tiles'
import {
  bySeat,
  decide,
  defaultRef,
  evolve,
  legalActions,
  meldCounts,
  SEATS,
  tableActions,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type RuleSet,
  type Seat,
  type SeatCommand,
  type StartCommand,
} from '../../src/index.ts'
import { pick, type Random } from '../../../tiles/test/support/random.ts'

export function allTiles(rules: RuleSet): Tile[] {
  return TILES.filter((tile) => tile !== 'R' || rules.reds).flatMap((tile) => [tile, tile, tile, tile])
}

export function startCommand(rules: RuleSet, tiles: readonly Tile[], dealer: Seat = 0): StartCommand {
  const live = tiles.length - rules.birds
  return {
    type: 'start',
    ruleSet: defaultRef(rules),
    table: null,
    dealNumber: 1,
    dealer,
    seats: bySeat((seat) => ({ player: `bot:${seat}`, name: `Bot ${seat}`, kind: 'bot' })),
    clock: rules.clock,
    commitment: null,
    source: null,
    wall: tiles.slice(0, live),
    birds: tiles.slice(live),
    seed: null,
    clientSeeds: [null, null, null, null],
  }
}

export function shuffledTiles(rules: RuleSet, random: Random): Tile[] {
  const tiles = allTiles(rules)
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!]
  }
  return tiles
}

/** One decision of a deal: what was asked, what followed, and the states around it. */
export interface Step {
  readonly before: DealState
  readonly command: Command
  readonly events: readonly DealEvent[]
  readonly after: DealState
}

export function apply(state: DealState, command: Command): Step {
  const decision = decide(state, command)
  if (!decision.ok)
    throw new Error(`${JSON.stringify(command)} refused: ${decision.refusal.code} ${decision.refusal.message}`)
  return { before: state, command, events: decision.events, after: decision.events.reduce(evolve, state) }
}

/** Chooses among what a seat may do; `random` is for tie-breaks. */
export type Chooser = (deal: Deal, actions: readonly SeatCommand[], random: Random) => SeatCommand

/** Likes calls and wins so that deals end in every way; otherwise any legal action. */
export const lively: Chooser = (_deal, actions, random) => {
  const win = actions.find((action) => action.type === 'win' || (action.type === 'answer' && action.answer === 'win'))
  if (win && random(8) > 0) return win
  const calls = actions.filter(
    (action) => action.type === 'kong' || (action.type === 'answer' && action.answer !== 'pass'),
  )
  return calls.length > 0 && random(3) > 0 ? pick(calls, random) : pick(actions, random)
}

/** Plays towards ready and takes most wins, so that wins and locked hands occur. */
export const sound: Chooser = (deal, actions, random) => {
  const win = actions.find((action) => action.type === 'win' || (action.type === 'answer' && action.answer === 'win'))
  if (win !== undefined && random(12) > 0) return win
  const calls = actions.filter(
    (action) =>
      action.type === 'kong' || action.type === 'announce' || (action.type === 'answer' && action.answer !== 'pass'),
  )
  if (calls.length > 0 && random(2) > 0) return pick(calls, random)
  return leastShanten(deal, actions, random)
}

function leastShanten(deal: Deal, actions: readonly SeatCommand[], random: Random): SeatCommand {
  const ranked = actions.map((action) => ({ action, lack: lackAfter(deal, action) }))
  const least = Math.min(...ranked.map(({ lack }) => lack))
  return pick(
    ranked.filter(({ lack }) => lack === least),
    random,
  ).action
}

/** How far from ready a discard or a void suit leaves its seat's hand; 0 for any other action. */
export function lackAfter({ rules, seats }: Deal, action: SeatCommand): number {
  const { hand, melds, voidSuit } = seats[action.seat]
  const melded = meldCounts(melds)
  if (action.type === 'void') return shanten(hand, rules.sets - melds.length, rules.shapes, melded, action.suit)
  if (action.type !== 'discard') return 0
  return shanten(withKind(hand, kindOf(action.tile), -1), rules.sets - melds.length, rules.shapes, melded, voidSuit)
}

export const anything: Chooser = (_deal, actions, random) => pick(actions, random)

/** Plays a deal to its end; every seat with a choice is asked in random order. */
export function* playDeal(rules: RuleSet, random: Random, choose: Chooser = lively): Generator<Step, Deal> {
  const opened = apply(UNSTARTED, startCommand(rules, shuffledTiles(rules, random), random(4) as Seat))
  yield opened
  return yield* playOn(opened.after, random, choose)
}

/** Plays a deal that has started on to its end, in the same way. */
export function* playOn(from: DealState, random: Random, choose: Chooser = lively): Generator<Step, Deal> {
  let state = from
  while (state.phase.name !== 'ended') {
    const step = apply(state, nextCommand(state as Deal, random, choose))
    yield step
    state = step.after
  }
  return state as Deal
}

function nextCommand(deal: Deal, random: Random, choose: Chooser): Command {
  const table = tableActions(deal).filter((action) => action.type !== 'time-limit')
  const seats = SEATS.map((seat) => legalActions(deal, seat)).filter((actions) => actions.length > 0)
  if (table.length > 0 && (seats.length === 0 || random(10) > 0)) return pick(table, random)
  return choose(deal, pick(seats, random), random)
}
