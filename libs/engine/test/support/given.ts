import type { DealEvent, DealEventOf, PointsPaidV1 } from '@paipu/contracts'
import {
  wallLeft,
  type Answer,
  type Command,
  type Deal,
  type RefusalCode,
  type Seat,
  type SeatCommand,
} from '../../src/index.ts'
import { decide, evolve, legalActions } from '../../src/index.ts'
import { checkLaws } from './laws.ts'
import { tile } from './notation.ts'

/** A deal, and what has happened in it since the position a test began with. */
export interface Story {
  readonly deal: Deal
  /** Every event since the beginning. */
  readonly events: readonly DealEvent[]
  /** Plays commands one after the other. Throws where one is refused or breaks a law. */
  when(...commands: readonly Command[]): Story
  /** The code with which a command is refused, or `null`. */
  refusal(command: Command): RefusalCode | null
  /** What each seat won or lost by the payments since the beginning, of the given reasons or of all. */
  paid(...reasons: readonly PointsPaidV1['reason'][]): number[]
  /** What a seat may do now, in words. */
  may(seat: Seat): string[]
  /** The data of all events of a type. */
  of<Type extends DealEvent['type']>(type: Type): DealEventOf<Type>['data'][]
  readonly left: number
}

/** Begins a story at a position. */
export function given(deal: Deal): Story {
  return story(deal, [])
}

function story(deal: Deal, events: readonly DealEvent[]): Story {
  return {
    deal,
    events,
    left: wallLeft(deal),
    when: (...commands) => commands.reduce<Story>((now, command) => after(now, command), story(deal, events)),
    refusal: (command) => refusalOf(deal, command),
    paid: (...reasons) => paidIn(events, reasons),
    may: (seat) => legalActions(deal, seat).map(inWords),
    of: (type) => events.flatMap((event) => (event.type === type ? [event.data as never] : [])),
  }
}

function after({ deal, events }: Story, command: Command): Story {
  const decision = decide(deal, command)
  if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.code}, ${decision.refusal.message}`)
  let state = deal
  for (const event of decision.events) {
    state = evolve(state, event) as Deal
    checkLaws(event, state)
  }
  return story(state, [...events, ...decision.events])
}

function refusalOf(deal: Deal, command: Command): RefusalCode | null {
  const decision = decide(deal, command)
  return decision.ok ? null : decision.refusal.code
}

function paidIn(events: readonly DealEvent[], reasons: readonly PointsPaidV1['reason'][]): number[] {
  const points = [0, 0, 0, 0]
  for (const { type, data } of events) {
    if (type !== 'PointsPaid' || (reasons.length > 0 && !reasons.includes(data.reason))) continue
    for (const payment of data.payments) {
      points[payment.from]! -= payment.points
      points[payment.to]! += payment.points
    }
  }
  return points
}

function inWords(action: SeatCommand): string {
  switch (action.type) {
    case 'swap':
    case 'remove':
      return `${action.type} ${action.tiles.join(' ')}`
    case 'void':
      return `void ${action.suit}`
    case 'discard':
      return `${action.announce ? 'announce with' : 'discard'} ${action.tile}`
    case 'kong':
      return `${action.kind} kong ${action.tile}`
    case 'answer':
      return action.answer
    case 'win':
    case 'announce':
      return action.type
  }
}

/** Commands as a test writes them. */
export const draw: Command = { type: 'draw' }
export const timeLimit: Command = { type: 'time-limit' }
export const win = (seat: Seat): Command => ({ type: 'win', seat })
export const discard = (seat: Seat, code: string): Command => ({
  type: 'discard',
  seat,
  tile: tile(code),
  announce: false,
})
export const announceWith = (seat: Seat, code: string): Command => ({
  type: 'discard',
  seat,
  tile: tile(code),
  announce: true,
})
export const announce = (seat: Seat): Command => ({ type: 'announce', seat })
export const answer = (seat: Seat, what: Answer): Command => ({ type: 'answer', seat, answer: what })
export const concealedKong = (seat: Seat, code: string): Command => ({
  type: 'kong',
  seat,
  kind: 'concealed',
  tile: tile(code),
})
export const addedKong = (seat: Seat, code: string): Command => ({
  type: 'kong',
  seat,
  kind: 'added',
  tile: tile(code),
})
