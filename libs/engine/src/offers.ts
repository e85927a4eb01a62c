import { kindOf, suitOf } from '@paipu/tiles'
import { callsForbidden, isBound, isCallable, keepsWaitsOnClaim } from './kongs.ts'
import { canWinClaim, type ClaimPhase } from './questions.ts'
import { othersFrom, SEATS, type Seat } from './seats.ts'
import { isActive, wallLeft, type Deal } from './state.ts'
import type { Answer, Offer } from './terms.ts'

/** The seat whose tile lies open. */
export function claimedFrom(phase: ClaimPhase): Seat {
  return phase.name === 'claims' ? phase.discarder : phase.konger
}

/** What a seat is offered on the tile that lies open, besides passing (rules.md C5, C7, C8, V4, V5, P5, B4, R1, W6). */
export function offersTo(deal: Deal, phase: ClaimPhase, seat: Seat): Offer[] {
  if (seat === claimedFrom(phase) || !isActive(deal, seat)) return []
  const offers: Offer[] = canWinClaim(deal, phase, seat) ? ['win'] : []
  if (phase.name === 'claims' && mayCall(deal, phase, seat)) {
    const held = deal.seats[seat].hand[kindOf(phase.tile)]!
    if (held >= 3 && mayKong(deal, phase, seat)) offers.push('kong')
    if (held >= 2 && mayPung(deal, phase, seat)) offers.push('pung')
  }
  return offers
}

function mayCall(deal: Deal, phase: ClaimPhase, by: Seat): boolean {
  const seat = deal.seats[by]
  if (seat.hand[kindOf(phase.tile)]! < 2 || seat.standing === 'locked') return false
  return isCallable(phase.tile) && suitOf(phase.tile) !== seat.voidSuit && !callsForbidden(deal, seat)
}

function mayKong(deal: Deal, phase: ClaimPhase, by: Seat): boolean {
  return wallLeft(deal) > 0 && (!isBound(deal.seats[by]) || keepsWaitsOnClaim(deal, by, phase.tile))
}

function mayPung(deal: Deal, phase: ClaimPhase, by: Seat): boolean {
  const seat = deal.seats[by]
  return !isBound(seat) && !seat.pungsBlocked.includes(phase.tile)
}

/** What a seat may answer: its offers, and passing unless it is locked and must take the win (rules.md B4). */
export function answersOf(deal: Deal, phase: ClaimPhase, seat: Seat): Answer[] {
  if (phase.answers[seat] !== null) return []
  const offers = offersTo(deal, phase, seat)
  if (offers.length === 0) return []
  return deal.seats[seat].standing === 'locked' ? offers : [...offers, 'pass']
}

/** How a claim window stands: still open, or resolved in favour of winners, of one caller, or of nobody (rules.md C5). */
export type Resolution =
  | { readonly name: 'open' }
  | { readonly name: 'won'; readonly winners: readonly Seat[] }
  | { readonly name: 'called'; readonly seat: Seat; readonly call: 'kong' | 'pung' }
  | { readonly name: 'passed' }

/** Resolves a claim window as soon as the outcome can no longer change (rules.md C5). Winners in turn order. */
export function resolutionOf(deal: Deal, phase: ClaimPhase): Resolution {
  const unanswered = SEATS.filter((seat) => phase.answers[seat] === null).map((seat) => offersTo(deal, phase, seat))
  if (unanswered.some((offers) => offers.includes('win'))) return { name: 'open' }
  const winners = othersFrom(claimedFrom(phase)).filter((seat) => phase.answers[seat] === 'win')
  if (winners.length > 0) return { name: 'won', winners }
  for (const seat of SEATS) {
    const answer = phase.answers[seat]
    if (answer === 'kong' || answer === 'pung') return { name: 'called', seat, call: answer }
  }
  return unanswered.some((offers) => offers.length > 0) ? { name: 'open' } : { name: 'passed' }
}
