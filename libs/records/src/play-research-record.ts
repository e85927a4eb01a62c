import type { DealEvent } from '@paipu/contracts'
import {
  bySeat,
  decide,
  defaultRef,
  dealOrder,
  evolveAll,
  newestRuleSet,
  offersTo,
  SEATS,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type Seat,
  type StartCommand,
} from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import type { ResearchAction, ResearchRecord } from './research-record.ts'

/** The deal's events, or the number (from 1) of the first action that breaks a rule; 0 is the opening, one past the last the end. */
export type PlayedRecord =
  | { readonly ok: true; readonly events: readonly DealEvent[] }
  | { readonly ok: false; readonly action: number; readonly message: string }

/** Where the records come from, for the deal's first event. */
export const RESEARCH_SOURCE = 'Research record of github.com/ebony72/Mahjong (Sanjiang Li, MIT licence)'

/**
 * Plays a research record through the engine under `open-blood-battle` (rules.md X): every action must be legal, all
 * payments are the engine's, and the totals must be the recorded scores.
 */
export function playResearchRecord(record: ResearchRecord): PlayedRecord {
  const game = openGame(record)
  if (typeof game === 'string') return { ok: false, action: 0, message: game }
  for (const [index, action] of record.actions.entries()) {
    const problem = playAction(game, action, index, record.actions)
    if (problem !== null) return { ok: false, action: index + 1, message: problem }
  }
  const problem = playEnd(game) ?? scoreProblem(game, record.scores)
  if (problem !== null) return { ok: false, action: record.actions.length + 1, message: problem }
  return { ok: true, events: game.events }
}

/** A deal being played, and its events so far. */
interface Game {
  state: DealState
  readonly events: DealEvent[]
}

/** Plays a command; a sentence where it is refused. */
function play(game: Game, command: Command): string | null {
  const decision = decide(game.state, command)
  if (!decision.ok) return `${decision.refusal.code}: ${decision.refusal.message}`
  game.events.push(...decision.events)
  game.state = evolveAll(game.state, decision.events)
  return null
}

function playAllOf(game: Game, commands: readonly Command[]): string | null {
  for (const command of commands) {
    const problem = play(game, command)
    if (problem !== null) return problem
  }
  return null
}

function openGame(record: ResearchRecord): Game | string {
  const game: Game = { state: UNSTARTED, events: [] }
  const voids = SEATS.map((seat): Command => ({ type: 'void', seat, suit: record.voidSuits[seat]! }))
  return playAllOf(game, [startOf(record), ...voids]) ?? game
}

function startOf({ hands, wall }: ResearchRecord): StartCommand {
  const rules = newestRuleSet('open-blood-battle')!
  return {
    type: 'start',
    ruleSet: defaultRef(rules),
    table: null,
    dealNumber: 1,
    dealer: 0,
    seats: bySeat((seat) => ({ player: `research:${seat}`, name: `Player ${seat + 1}`, kind: 'bot' })),
    clock: rules.clock,
    commitment: null,
    source: RESEARCH_SOURCE,
    wall: [...dealtFrom(hands), ...wall.toReversed()],
    birds: [],
    seed: null,
    clientSeeds: [null, null, null, null],
  }
}

/** The front of the wall from which dealing (rules.md C3) gives these hands. */
function dealtFrom(hands: ResearchRecord['hands']): Tile[] {
  const next = [0, 0, 0, 0]
  return dealOrder(0).map((seat) => hands[seat]![next[seat]!++]!)
}

function playAction(
  game: Game,
  action: ResearchAction,
  index: number,
  actions: readonly ResearchAction[],
): string | null {
  const { seat, name, tile } = action
  switch (name) {
    case 'draw':
      return index === 0 ? firstDraw(game, seat) : playDraw(game, seat)
    case 'discard':
      return play(game, { type: 'discard', seat, tile: tile!, announce: false })
    case 'zimo':
      return winningTileProblem(game, tile!) ?? play(game, { type: 'win', seat })
    case 'pong':
      return playCall(game, action, 'pung')
    case 'kong':
      return isTurnOf(game.state, seat) ? playTurnKong(game, seat, tile!) : playCall(game, action, 'kong')
    case 'hu':
      return isFurtherWinner(actions, index) ? null : playWins(game, winnersOf(actions, index), action)
  }
}

/** The first action is a placeholder: the dealer's fourteenth tile is in its hand already. */
function firstDraw(game: Game, seat: Seat): string | null {
  return isTurnOf(game.state, seat) ? null : `draw: seat ${seat} is not the dealer`
}

function isTurnOf(state: DealState, seat: Seat): boolean {
  return state.phase.name === 'turn' && state.phase.seat === seat
}

function playDraw(game: Game, seat: Seat): string | null {
  const problem = passAll(game, []) ?? play(game, { type: 'draw' })
  if (problem !== null) return problem
  const { phase } = game.state
  if (phase.name !== 'turn') return `draw: no tile is left for seat ${seat} (rules.md C14)`
  return phase.seat === seat ? null : `draw: it is seat ${phase.seat}'s draw, not seat ${seat}'s (rules.md C4, C15)`
}

/** Every seat with an offer passes, but for `keep`. */
function passAll(game: Game, keep: readonly Seat[]): string | null {
  for (const seat of SEATS) {
    const { phase } = game.state
    if (phase.name !== 'claims' && phase.name !== 'robbing') return null
    if (keep.includes(seat) || phase.answers[seat] !== null || offersTo(game.state as Deal, phase, seat).length === 0)
      continue
    const problem = play(game, { type: 'answer', seat, answer: 'pass' })
    if (problem !== null) return problem
  }
  return null
}

function playCall(game: Game, { seat, tile, from, name }: ResearchAction, answer: 'pung' | 'kong'): string | null {
  const open = openTileProblem(game.state, name, tile!, from)
  return open ?? passAll(game, [seat]) ?? play(game, { type: 'answer', seat, answer })
}

/** What is wrong with a claim of `tile` from a seat, before any rule is asked. */
function openTileProblem({ phase }: DealState, name: string, tile: Tile, from: Seat | null): string | null {
  if (phase.name !== 'claims' && phase.name !== 'robbing')
    return `${name}: no tile lies open to be claimed (rules.md C5)`
  const giver = phase.name === 'claims' ? phase.discarder : phase.konger
  if (phase.tile !== tile) return `${name}: ${phase.tile} lies open, not ${tile} (rules.md C5)`
  return from === null || from === giver
    ? null
    : `${name}: the tile lies with seat ${giver}, not seat ${from} (rules.md C5)`
}

function playTurnKong(game: Game, seat: Seat, tile: Tile): string | null {
  const pung = (game.state as Deal).seats[seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === tile)
  return play(game, { type: 'kong', seat, kind: pung ? 'added' : 'concealed', tile })
}

function winningTileProblem({ state }: Game, tile: Tile): string | null {
  if (state.phase.name !== 'turn' || state.phase.drawn === null || state.phase.drawn === tile) return null
  return `zimo: the tile drawn is ${state.phase.drawn}, not ${tile}`
}

/** Several winners on one tile stand one after the other (rules.md C5); they answer together at the first. */
function winnersOf(actions: readonly ResearchAction[], index: number): Seat[] {
  let end = index + 1
  while (end < actions.length && isFurtherWinner(actions, end)) end++
  return actions.slice(index, end).map((action) => action.seat)
}

function isFurtherWinner(actions: readonly ResearchAction[], index: number): boolean {
  const before = actions[index - 1]
  const action = actions[index]!
  return action.name === 'hu' && before?.name === 'hu' && before.tile === action.tile && before.from === action.from
}

function playWins(game: Game, winners: readonly Seat[], { tile, from, name }: ResearchAction): string | null {
  const open = openTileProblem(game.state, name, tile!, from)
  if (open !== null) return open
  const answers = winners.map((seat): Command => ({ type: 'answer', seat, answer: 'win' }))
  return playAllOf(game, answers) ?? passAll(game, winners)
}

/** Where the record stops before three have won, all pass and the wall is empty (rules.md C14). */
function playEnd(game: Game): string | null {
  if (game.state.phase.name === 'ended') return null
  const problem = passAll(game, []) ?? play(game, { type: 'draw' })
  if (problem !== null) return `the record stops before the deal is over (${problem})`
  return (game.state.phase.name as string) === 'ended' ? null : 'the record stops before the deal is over'
}

function scoreProblem({ state }: Game, scores: readonly number[]): string | null {
  const totals = state.phase.name === 'ended' ? state.phase.totals : []
  return totals.join() === scores.join()
    ? null
    : `the scores are [${totals.join(', ')}] by the rules (rules.md X), recorded are [${scores.join(', ')}]`
}
