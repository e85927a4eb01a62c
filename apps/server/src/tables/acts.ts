import type { SeatActedV1, SeatAction } from '@paipu/contracts'
import { decide, evolveAll, type Deal, type Seat, type SeatCommand } from '@paipu/engine'
import { PublicError } from '../errors/public-error.ts'
import { limitOf, type PlayedDeal } from './played-deal.ts'
import type { TableState } from './table-state.ts'

/** What a player from outside says that its seat does. */
export interface Act {
  readonly deal: string
  /** The number of the question that it answers: `Question` of the deal. */
  readonly decision: number
  /** The player's own id of it: the same again changes nothing. */
  readonly command: string
  readonly action: SeatCommand
}

/** An act as the table's stream keeps it. */
export function seatActed({ deal, decision, command, action }: Act): SeatActedV1 {
  return { deal, decision, seat: action.seat, command, action: storedAction(action) }
}

/** What a seat has said to the question that its deal asks now, in order. */
export function saidNow(acts: readonly SeatActedV1[], decision: number, seat: Seat): SeatCommand[] {
  return acts
    .filter((act) => act.seat === seat && act.decision === decision)
    .map(({ action }) => commandOf(seat, action))
}

/** Whether a seat has nothing left to say: announcing ready leaves its answer open (rules.md W6). */
export function hasDecided(said: readonly SeatCommand[]): boolean {
  return said.some(({ type }) => type !== 'announce')
}

/** The deal as it is for a seat that has said something: all that it may have said and not decided is that it is ready. */
export function dealAfter(deal: Deal, said: readonly SeatCommand[]): Deal {
  return said.reduce((state, command) => {
    const decision = decide(state, command)
    return decision.ok ? (evolveAll(state, decision.events) as Deal) : state
  }, deal)
}

/**
 * Whether an act is new, or was taken before. Throws `COMMAND_REUSED` for another act under an id that was taken, `NOT_ASKED`
 * for one that answers no question of `now` (milliseconds since 1970): once the deal's limit has come none is open, be it before
 * its table has noticed, so that whatever is taken can still be played. Throws `ACTION_REFUSED` with the engine's own reason
 * for what is not allowed. What other seats may have said does not matter and does not show.
 */
export function checkAct(table: TableState, played: PlayedDeal, act: Act, now: number): 'new' | 'repeated' {
  const { seat } = act.action
  const taken = table.acts.find((one) => one.seat === seat && one.command === act.command)
  if (taken !== undefined) {
    if (JSON.stringify(taken) === JSON.stringify(seatActed(act))) return 'repeated'
    throw new PublicError('COMMAND_REUSED', `command: ${act.command} was another action`)
  }
  const { openDeal, closedDecision } = table
  if (openDeal?.id !== act.deal)
    throw new PublicError('NOT_ASKED', `deal: ${act.deal} is not the one that is played now`)
  if (now >= limitOf(played)) throw new PublicError('NOT_ASKED', `deal: the time of ${act.deal} is up`)
  const { number } = played.question
  if (act.decision !== number || closedDecision === number)
    throw new PublicError('NOT_ASKED', `decision: ${act.decision} is not the one that is open now`)
  const said = saidNow(table.acts, number, seat)
  if (hasDecided(said)) throw refused('already-answered', `seat ${seat} has decided (rules.md C5)`)
  const decision = decide(dealAfter(played.state as Deal, said), act.action)
  if (!decision.ok) throw refused(decision.refusal.code, decision.refusal.message)
  return 'new'
}

function refused(rule: string, message: string): PublicError {
  return new PublicError('ACTION_REFUSED', `action: ${message}`, { rule })
}

function storedAction(command: SeatCommand): SeatAction {
  switch (command.type) {
    case 'swap':
    case 'remove': {
      const [a, b, c] = command.tiles
      return { kind: command.type, tiles: [a!, b!, c!] }
    }
    case 'void':
      return { kind: 'void', suit: command.suit }
    case 'discard':
      return { kind: 'discard', tile: command.tile, announce: command.announce }
    case 'kong':
      return { kind: `${command.kind}-kong`, tile: command.tile }
    case 'answer':
      return { kind: 'answer', answer: command.answer }
    case 'win':
    case 'announce':
      return { kind: command.type }
  }
}

function commandOf(seat: Seat, action: SeatAction): SeatCommand {
  switch (action.kind) {
    case 'swap':
    case 'remove':
      return { type: action.kind, seat, tiles: action.tiles }
    case 'void':
      return { type: 'void', seat, suit: action.suit }
    case 'discard':
      return { type: 'discard', seat, tile: action.tile, announce: action.announce }
    case 'concealed-kong':
      return { type: 'kong', seat, kind: 'concealed', tile: action.tile }
    case 'added-kong':
      return { type: 'kong', seat, kind: 'added', tile: action.tile }
    case 'answer':
      return { type: 'answer', seat, answer: action.answer }
    case 'win':
    case 'announce':
      return { type: action.kind, seat }
  }
}
