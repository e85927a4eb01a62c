import type { SeatsOfferedV1, TableOpenedV1 } from '@paipu/contracts'
import { isActive, legalActions, SEATS, type Deal, type Phase, type Seat } from '@paipu/engine'
import { hasDecided, saidNow } from './acts.ts'
import type { Question } from './question.ts'
import type { TableState } from './table-state.ts'

/** A running deal: its state, what it asks, and when something last happened in it, milliseconds since 1970. */
export interface RunningDeal {
  readonly deal: Deal
  readonly question: Question
  readonly lastMoment: number
}

/** When a deal goes on, milliseconds since 1970. */
export interface Due {
  /** The next moment. */
  readonly at: number
  /** When players from outside have no time left, and it is decided for those who have not said anything. */
  readonly upAt: number | null
  /** When a seat's decision is made, where it has one to make. */
  readonly decidesAt: (seat: Seat) => number
}

/** What of a table says how long its seats take. */
export interface SeatTimes {
  readonly opened: Pick<TableOpenedV1, 'paceMs'>
  readonly offered: SeatsOfferedV1 | null
}

/**
 * When the time of players from outside is up, milliseconds since 1970; `null` where the deal asks none of them. It follows
 * from what lies open on the table and from nothing else: a claim window stays open for one and the same time whether
 * anybody could claim or not, and however soon those who could have answered, so that its length tells nobody who could.
 */
export function timeIsUp(deal: Deal, { askedAt }: Question, { opened: { paceMs }, offered }: SeatTimes): number | null {
  if (offered === null) return null
  const outside = (seat: Seat): boolean => offered.seats.some((one) => one.seat === seat)
  const { phase } = deal
  switch (phase.name) {
    case 'claims':
    case 'robbing': {
      const from = phase.name === 'claims' ? phase.discarder : phase.konger
      const waits = SEATS.some((seat) => outside(seat) && seat !== from && isActive(deal, seat))
      return askedAt + (waits ? Math.max(paceMs, offered.claimMs) : paceMs)
    }
    case 'drawing':
      return askedAt + paceMs
    case 'turn':
      return outside(phase.seat) ? askedAt + offered.turnMs : null
    case 'swapping':
    case 'removing':
    case 'choosing-void':
      return SEATS.some((seat) => outside(seat) && !hasChosen(deal, phase, seat)) ? askedAt + offered.openingMs : null
    case 'dealing':
    case 'ended':
      return null
  }
}

/** When a running deal goes on: bots take a pace, players from outside as long as they like within their time. */
export function nextDue(running: RunningDeal, times: SeatTimes, table: TableState): Due {
  const { deal, question, lastMoment } = running
  const paced = lastMoment + times.opened.paceMs
  const upAt = timeIsUp(deal, question, times)
  if (table.closedDecision === question.number) return { at: 0, upAt: 0, decidesAt: () => 0 }
  if (upAt === null) return { at: paced, upAt, decidesAt: () => paced }
  const decidesAt = (seat: Seat): number => {
    if (!times.offered!.seats.some((one) => one.seat === seat)) return question.askedAt + times.opened.paceMs
    return hasDecided(saidNow(table.acts, question.number, seat)) ? 0 : upAt
  }
  switch (deal.phase.name) {
    case 'turn':
      return { at: decidesAt(deal.phase.seat), upAt, decidesAt }
    case 'swapping':
    case 'removing':
    case 'choosing-void': {
      const asked = SEATS.filter((seat) => legalActions(deal, seat).length > 0)
      return { at: Math.min(...asked.map(decidesAt)), upAt, decidesAt }
    }
    default:
      // Whoever may answer does so at one time, and so does everybody else.
      return { at: upAt, upAt, decidesAt: () => upAt }
  }
}

type OpeningPhase = Extract<Phase, { readonly name: 'swapping' | 'removing' | 'choosing-void' }>

/** Whether a seat has made its choice of the opening: that it has lies open, what it chose does not. */
function hasChosen(deal: Deal, phase: OpeningPhase, seat: Seat): boolean {
  return phase.name === 'removing' ? deal.seats[seat].removed.length > 0 : phase.chosen[seat] !== null
}
