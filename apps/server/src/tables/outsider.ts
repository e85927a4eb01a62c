import { choiceOf, mustAct, type Bot } from '@paipu/bots'
import { decide, legalActions, timeOutAction, type Deal, type Seat, type SeatCommand } from '@paipu/engine'

/** Makes a seat's decisions, one after the other, as long as it has any to make; `null`, to make none. */
export type Decider = (deal: Deal) => SeatCommand | null

/**
 * The decisions of a player from outside: what it has said, in order, and where it has to decide and said nothing, what the
 * rule set has played for it (rules.md C18, P9).
 */
export function outsider(seat: Seat, said: readonly SeatCommand[], bot: Bot): Decider {
  const left = [...said]
  return (deal) => {
    for (let command = left.shift(); command !== undefined; command = left.shift())
      if (decide(deal, command).ok) return command
    return mustAct(legalActions(deal, seat)) ? timedOut(deal, seat, bot) : null
  }
}

function timedOut(deal: Deal, seat: Seat, bot: Bot): SeatCommand | null {
  if (deal.rules.timeOut === 'rule') return timeOutAction(deal, seat)
  const choice = choiceOf(deal, seat, bot)
  return choice === null ? null : { ...choice, timedOut: 'bot' }
}
