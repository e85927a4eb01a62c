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

/** What a seat is offered on the tile that lies open, besides passing, a win first (rules.md C5, C7, C8, V4, V5, P5, B4, R1, W6). */
export function offersTo(deal: Deal, phase: ClaimPhase, seat: Seat): readonly Offer[] {
  return (windowOf(deal, phase).offers[seat] ??= findOffers(deal, phase, seat))
}

/** A claim window with what has been found about it so far. */
interface Window {
  readonly deal: Deal | null
  readonly phase: ClaimPhase | null
  readonly offers: [Offers, Offers, Offers, Offers]
  resolution: Resolution | null
}
type Offers = readonly Offer[] | null

/**
 * The window last asked about: legalActions, tableActions and decide look at it in turn, and deals are immutable, so that
 * things need to be found once.
 */
let asked: Window = { deal: null, phase: null, offers: [null, null, null, null], resolution: null }

function windowOf(deal: Deal, phase: ClaimPhase): Window {
  if (asked.deal !== deal || asked.phase !== phase)
    asked = { deal, phase, offers: [null, null, null, null], resolution: null }
  return asked
}

function findOffers(deal: Deal, phase: ClaimPhase, seat: Seat): readonly Offer[] {
  if (seat === claimedFrom(phase) || !isActive(deal, seat)) return NO_OFFERS
  const win = canWinClaim(deal, phase, seat)
  if (phase.name === 'robbing' || !mayCall(deal, phase, seat)) return win ? ONLY_WIN : NO_OFFERS
  const offers: Offer[] = win ? ['win'] : []
  const held = deal.seats[seat].hand[kindOf(phase.tile)]!
  if (held >= 3 && mayKong(deal, phase, seat)) offers.push('kong')
  if (mayPung(deal, phase, seat)) offers.push('pung')
  return offers
}

const NO_OFFERS: readonly Offer[] = []
const ONLY_WIN: readonly Offer[] = ['win']

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
export function answersOf(deal: Deal, phase: ClaimPhase, seat: Seat): readonly Answer[] {
  if (phase.answers[seat] !== null) return NO_OFFERS
  const offers = offersTo(deal, phase, seat)
  if (offers.length === 0) return NO_OFFERS
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
  return (windowOf(deal, phase).resolution ??= resolve(deal, phase))
}

function resolve(deal: Deal, phase: ClaimPhase): Resolution {
  let waiting = false
  let won = false
  let called: Resolution | null = null
  for (const seat of SEATS) {
    const answer = phase.answers[seat]
    if (answer === null) {
      const offers = offersTo(deal, phase, seat)
      if (offers.length === 0) continue
      if (offers[0] === 'win') return OPEN
      waiting = true
    } else if (answer === 'win') won = true
    else if (answer !== 'pass') called ??= { name: 'called', seat, call: answer }
  }
  if (won)
    return { name: 'won', winners: othersFrom(claimedFrom(phase)).filter((seat) => phase.answers[seat] === 'win') }
  return called ?? (waiting ? OPEN : PASSED)
}

const OPEN: Resolution = { name: 'open' }
const PASSED: Resolution = { name: 'passed' }
