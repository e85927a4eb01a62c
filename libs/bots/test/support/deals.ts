import { choiceOf, mustAct, playOut, simulateDeal, standardBot, type Bot, type Decided } from '@paipu/bots'
import {
  evolveAll,
  legalActions,
  RULE_SETS,
  SEATS,
  UNSTARTED,
  type BySeat,
  type Command,
  type Deal,
  type DealState,
  type RuleSet,
  type Seat,
} from '@paipu/engine'
import { shuffledTiles, startCommand } from '../../../engine/test/support/play.ts'
import { pick, randomFrom, type Random } from '../../../tiles/test/support/random.ts'
import { decide } from '@paipu/engine'

/** Rows for `test.each`: every rule set by its id. */
export const EACH_RULE_SET = RULE_SETS.map((rules) => [rules.id, rules] as const)

/** A bot whose ties fall as a seed says. */
export function botFrom(seed: number): Bot {
  return standardBot({ below: randomFrom(seed) })
}

/** A player that does anything that is legal. */
export function aimless(seed: number): Bot {
  const random = randomFrom(seed)
  return { choose: ({ actions }) => (mustAct(actions) || random(2) === 0 ? pick(actions, random) : null) }
}

/** A deal that has begun with a fair wall. */
function begun(rules: RuleSet, random: Random): DealState {
  const decision = decide(UNSTARTED, startCommand(rules, shuffledTiles(rules, random), random(4) as Seat))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return evolveAll(UNSTARTED, decision.events)
}

/** Plays a deal with four players to its end. */
export function played(rules: RuleSet, bots: BySeat<Bot>, seed: number): Deal {
  const random = randomFrom(seed)
  const game = playOut(begun(rules, random), bots, (actions) => pick(actions, random))
  for (;;) {
    const step = game.next()
    if (step.done === true) return step.value
  }
}

/** One moment of a deal by standard bots: the deal, and what was decided. */
export interface BotMoment {
  readonly deal: Deal
  readonly command: Command
}

/** A deal by standard bots, decision by decision. */
export function* botMoments(rules: RuleSet, seed: string, dealNumber: number): Generator<BotMoment> {
  let state: DealState = UNSTARTED
  for (const { command, events } of simulateDeal({
    rules,
    options: rules.options,
    seed,
    dealNumber,
  }) as Iterable<Decided>) {
    if (state.phase.name !== 'unstarted') yield { deal: state as Deal, command }
    state = evolveAll(state, events)
  }
}

/** What a bot does at a deal for a seat, as text; ties fall as the seed says. */
export function choiceText(deal: Deal, seat: Seat, seed = 1): string {
  const choice = choiceOf(deal, seat, botFrom(seed))
  return choice === null ? 'nothing' : textOf(choice)
}

function textOf(command: Command): string {
  const { type } = command
  switch (type) {
    case 'swap':
    case 'remove':
      return `${type} ${command.tiles.join(' ')}`
    case 'void':
      return `void ${command.suit}`
    case 'discard':
      return `${command.announce ? 'announce with' : 'discard'} ${command.tile}`
    case 'kong':
      return `${command.kind} kong ${command.tile}`
    case 'answer':
      return command.answer
    default:
      return type
  }
}

/** The seats that may do something now. */
export function askedSeats(deal: Deal): Seat[] {
  return SEATS.filter((seat) => legalActions(deal, seat).length > 0)
}
