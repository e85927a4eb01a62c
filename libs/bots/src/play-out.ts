import {
  decide,
  evolveAll,
  legalActions,
  SEATS,
  tableActions,
  type BySeat,
  type Command,
  type Deal,
  type DealState,
  type Seat,
  type SeatCommand,
} from '@paipu/engine'
import type { DealEvent } from '@paipu/contracts'
import { mustAct, seatView, type Bot } from './bot.ts'

/** One decision of a deal played by bots: who made it, and what followed. */
export interface Decided {
  readonly command: Command
  readonly events: readonly DealEvent[]
}

/** Chooses where chance decides: one of the table's own actions. */
export type Chance = (actions: readonly Command[]) => Command

/**
 * Plays a started deal to its end with four bots: whoever has a choice makes it, seat by seat, then the table goes on.
 * Throws where a bot chooses what it may not: that is a fault of the bot.
 */
export function* playOut(start: DealState, bots: BySeat<Bot>, chance: Chance): Generator<Decided, Deal> {
  let state = start
  while (state.phase.name !== 'ended') {
    const command = nextCommand(state as Deal, bots, chance)
    const decision = decide(state, command)
    if (!decision.ok) throw new Error(`${command.type} refused: ${decision.refusal.code}: ${decision.refusal.message}`)
    yield { command, events: decision.events }
    state = evolveAll(state, decision.events)
  }
  return state as Deal
}

function nextCommand(deal: Deal, bots: BySeat<Bot>, chance: Chance): Command {
  for (const seat of SEATS) {
    const command = choiceOf(deal, seat, bots[seat])
    if (command !== null) return command
  }
  return chance(tableActions(deal).filter((action) => action.type !== 'time-limit'))
}

/** What a bot does now, or `null` where it has nothing to do. */
export function choiceOf(deal: Deal, seat: Seat, bot: Bot): SeatCommand | null {
  const actions = legalActions(deal, seat)
  if (actions.length === 0) return null
  const choice = bot.choose(seatView(deal, seat, actions))
  if (choice === null && mustAct(actions)) throw new Error(`the bot at seat ${seat} does nothing where it must act`)
  return choice
}
