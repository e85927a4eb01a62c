import { mustAct } from '@paipu/bots'
import {
  decide,
  evolveAll,
  legalActions,
  SEATS,
  tableActions,
  timeOutAction,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type Decision,
  type RuleSet,
  type Seat,
} from '@paipu/engine'
import { malformed } from '../fuzz/malformed.ts'
import { nonsense } from '../fuzz/nonsense.ts'
import { chance, pick, randomNamed, type Random } from './random.ts'
import { stage, type Staged } from './stage.ts'
import { styleOf, type StyleName } from './styles.ts'
import type { WallName } from './walls.ts'

/** A deal of the corpus: the same four things give the same deal, decision by decision, everywhere. */
export interface CorpusDeal {
  readonly rules: RuleSet
  readonly wall: WallName | 'fair'
  readonly style: StyleName
  readonly number: number
}

/** How a deal is named in reports and fixtures: `wall/style/number`. */
export function dealName({ wall, style, number }: CorpusDeal): string {
  return `${wall}/${style}/${number}`
}

/** The deal of a name. */
export function namedDeal(rules: RuleSet, name: string): CorpusDeal {
  const [wall, style, number] = name.split('/') as [WallName | 'fair', StyleName, string]
  return { rules, wall, style, number: Number(number) }
}

/** A command that was given in a deal, accepted or refused, and the states around it. */
export interface Moment {
  readonly before: DealState
  readonly command: Command
  readonly decision: Decision
  readonly after: DealState
}

/** How often, in percent, a command that mostly makes no sense is tried, and how often time runs out for a seat. */
const TRIED = 30
/** How often, in percent, something that is no command at all is tried. */
const MALFORMED = 3
const TIMED_OUT = 6
/** One decision in so many, the deal's time limit is reached (rules.md C17). */
const TIME_LIMIT = 1500

/**
 * Plays a deal of the corpus to its end. Commands that make no sense come between; those that are refused are given too,
 * those that happen to be legal are passed over.
 */
export function* playCorpusDeal(deal: CorpusDeal): Generator<Moment, Deal> {
  const name = dealName(deal)
  const staged = stage(deal.rules, deal.wall, name)
  const game = { staged, style: styleOf(deal.style), random: randomNamed(`${deal.rules.id}|play|${name}`) }
  const tries = randomNamed(`${deal.rules.id}|tries|${name}`)
  const strange = randomNamed(`${deal.rules.id}|strange|${name}`)
  let state: DealState = UNSTARTED
  while (state.phase.name !== 'ended') {
    if (chance(TRIED, tries)) yield* refused(given(state, nonsense(state, staged.start, tries)))
    const moment = given(state, state.phase.name === 'unstarted' ? staged.start : nextCommand(state as Deal, game))
    if (!moment.decision.ok) throw new Error(`${deal.rules.id} ${name}: ${moment.decision.refusal.message}`)
    yield moment
    if (chance(MALFORMED, strange))
      yield* refused(given(moment.before, malformed(moment.command, staged.start, strange) as Command))
    state = moment.after
  }
  yield* refused(given(state, nonsense(state, staged.start, tries)))
  return state as Deal
}

function* refused(moment: Moment): Generator<Moment> {
  if (!moment.decision.ok) yield moment
}

function given(before: DealState, command: Command): Moment {
  const decision = decide(before, command)
  return { before, command, decision, after: decision.ok ? evolveAll(before, decision.events) : before }
}

interface Game {
  readonly staged: Staged
  readonly style: ReturnType<typeof styleOf>
  readonly random: Random
}

function nextCommand(deal: Deal, game: Game): Command {
  const { random } = game
  const table = tableActions(deal)
  const limit = table.find(({ type }) => type === 'time-limit')
  if (limit !== undefined && random(TIME_LIMIT) === 0) return limit
  const asked = SEATS.filter((seat) => legalActions(deal, seat).length > 0)
  const going = table.filter(({ type }) => type !== 'time-limit')
  if (asked.length > 0 && (going.length === 0 || chance(30, random))) {
    const chosen = seatCommand(deal, pick(asked, random), game)
    if (chosen !== null) return chosen
  }
  if (going.length > 0)
    return deal.phase.name === 'swapping' ? (game.staged.direction ?? pick(going, random)) : pick(going, random)
  return mustGoOn(deal, asked, game)
}

/** Where the table waits for seats, one that has to act does. */
function mustGoOn(deal: Deal, asked: readonly Seat[], game: Game): Command {
  const seat = asked.find((some) => mustAct(legalActions(deal, some)))!
  return seatCommand(deal, seat, game) ?? pick(legalActions(deal, seat), game.random)
}

function seatCommand(deal: Deal, seat: Seat, { staged, style, random }: Game): Command | null {
  const planned = staged.opening(deal, seat)
  if (planned !== null) return planned
  const { timeOut } = deal.rules
  const isLate = chance(TIMED_OUT, random)
  if (isLate && timeOut === 'rule') return timeOutAction(deal, seat)
  const chosen = style(deal, seat, legalActions(deal, seat), random)
  return isLate && chosen !== null && chosen.type !== 'announce' ? { ...chosen, timedOut: timeOut } : chosen
}
