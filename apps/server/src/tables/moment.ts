import type { DealEvent } from '@paipu/contracts'
import {
  decide,
  evolveAll,
  legalActions,
  SEATS,
  tableActions,
  type Command,
  type Deal,
  type Seat,
  type TableCommand,
} from '@paipu/engine'
import type { RandomStream } from '@paipu/fairness'
import type { Decider } from './outsider.ts'

/** Who causes an event. */
export type Actor = 'table' | `seat:${Seat}`

/** One decision: who made it and what followed. */
export interface Decided {
  readonly actor: Actor
  readonly events: readonly DealEvent[]
}

/** One visible moment of a deal: the decisions that belong to it, in order, and the deal after them. */
export interface Moment {
  readonly decided: readonly Decided[]
  readonly deal: Deal
}

/**
 * Who decides for the seats, and chance (rules.md C21): `name` is the sub-stream's. `null` for a seat that does not decide in
 * this moment.
 */
export interface Deciders {
  readonly deciderOf: (seat: Seat) => Decider | null
  readonly chance: (name: string) => RandomStream
}

/**
 * The next moment of a deal. Everyone who decides and has a choice makes it now, and where a discard or an added kong goes to nobody
 * the next tile is drawn in the same moment: so the time at which something becomes visible is the same whether
 * anybody could have claimed or not. Throws where a bot chooses what it may not.
 */
export function nextMoment(deal: Deal, deciders: Deciders): Moment {
  const start: Moment = { decided: [], deal }
  const asked = SEATS.filter((seat) => legalActions(deal, seat).length > 0)
  const answered = asked.reduce((moment, seat) => letDecide(moment, deal, seat, deciders.deciderOf(seat)), start)
  if (!isSameMoment(answered, deal)) return answered
  const command = tableCommand(answered.deal, asked.length > 0, deciders)
  return command === null ? answered : after(answered, 'table', command)
}

/** The moment after the deal's time limit has run out (rules.md C17). */
export function timeLimitMoment(deal: Deal): Moment {
  return after({ decided: [], deal }, 'table', { type: 'time-limit' })
}

/** Whether the deal has not gone on to what everyone sees next. */
function isSameMoment(moment: Moment, start: Deal): boolean {
  return moment.deal.phase.name === start.phase.name
}

/** A seat makes its choices of this moment: announcing ready, where it does, comes before its answer (rules.md W6). */
function letDecide(moment: Moment, start: Deal, seat: Seat, decide: Decider | null): Moment {
  if (decide === null) return moment
  let current = moment
  while (isSameMoment(current, start)) {
    const command = decide(current.deal)
    if (command === null) break
    current = after(current, `seat:${seat}`, command)
  }
  return current
}

/** What the table does now; in the swap the direction is a moment of its own, after the choices. */
function tableCommand(deal: Deal, someoneChose: boolean, { chance }: Deciders): TableCommand | null {
  const actions = tableActions(deal)
  const draw = actions.find((action) => action.type === 'draw')
  if (draw !== undefined) return draw
  const directions = actions.filter((action) => action.type === 'draw-direction')
  if (someoneChose || directions.length === 0) return null
  const stream = chance(deal.rules.swapDirection === 'die' ? 'die' : 'direction')
  return directions[stream.below(directions.length)]!
}

function after({ decided, deal }: Moment, actor: Actor, command: Command): Moment {
  const decision = decide(deal, command)
  if (!decision.ok) throw new Error(`${actor}: ${command.type} was refused: ${decision.refusal.code}`)
  return { decided: [...decided, { actor, events: decision.events }], deal: evolveAll(deal, decision.events) as Deal }
}
