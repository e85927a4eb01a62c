import type { DealEvent } from '@paipu/contracts'
import { offersTo, SEATS, type Deal, type DealState } from '@paipu/engine'
import type { Catalogue } from './catalogue.ts'

/** The rows of a catalogue besides its branches. */
export function listedKeys(catalogue: Catalogue): string[] {
  return [
    ...catalogue.events.map((type) => `event ${type}`),
    ...catalogue.fans.map((name) => `fan ${name}`),
    ...catalogue.refusals.map((code) => `refusal ${code}`),
    ...catalogue.offers.map((offer) => `offer ${offer}`),
    ...[...catalogue.offers, 'pass'].map((answer) => `answer ${answer}`),
    ...['concealed', 'exposed', 'added'].map((kind) => `kong ${kind}`),
    ...catalogue.winsBy.map((by) => `win by ${by}`),
    ...catalogue.payments.map((reason) => `payment ${reason}`),
    ...catalogue.timeOuts.map((type) => `timed out: ${type}`),
    ...catalogue.results.map((result) => `result ${result}`),
  ]
}

/** The rows that an event counts for; `after` is the deal after it. */
export function keysOfEvent(event: DealEvent, after: DealState): string[] {
  return [`event ${event.type}`, ...detailsOf(event, after as Deal)]
}

function detailsOf(event: DealEvent, after: Deal): string[] {
  switch (event.type) {
    case 'WinDeclared':
      return [`win by ${event.data.by}`, ...event.data.fans.map(({ name }) => `fan ${name}`)]
    case 'ClaimAnswered':
      return [`answer ${event.data.answer}`]
    case 'KongMade':
      return [`kong ${event.data.kind}`, ...offersIn(after)]
    case 'TileDiscarded':
      return offersIn(after)
    case 'PointsPaid':
      return [`payment ${event.data.reason}`]
    case 'TurnTimedOut':
      return [`timed out: ${event.data.played}`]
    case 'DealEnded':
      return [`result ${event.data.result}`]
    default:
      return []
  }
}

function offersIn(deal: Deal): string[] {
  const { phase } = deal
  if (phase.name !== 'claims' && phase.name !== 'robbing') return []
  return SEATS.flatMap((seat) => offersTo(deal, phase, seat)).map((offer) => `offer ${offer}`)
}
