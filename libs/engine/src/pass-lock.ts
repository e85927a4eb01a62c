import type { DealEventOf } from '@paipu/contracts'
import { canWinClaim } from './questions.ts'
import type { Seat } from './seats.ts'
import { withSeatState, type Deal } from './state.ts'

/** What a seat's passing blocks until its next draw, where the rule set has a pass lock (rules.md P5). */
export function afterPass(deal: Deal, { seat, offers, answer }: DealEventOf<'ClaimAnswered'>['data']): Deal {
  const { phase } = deal
  if (!deal.rules.passLock || answer !== 'pass' || (phase.name !== 'claims' && phase.name !== 'robbing')) return deal
  const { winBlocked, pungsBlocked } = deal.seats[seat]
  return withSeatState(deal, seat, {
    winBlocked: winBlocked || offers.includes('win'),
    pungsBlocked: offers.includes('pung') ? [...pungsBlocked, phase.tile] : pungsBlocked,
  })
}

/**
 * A pung or kong that is made passes the win the seat could have had (rules.md P5); one that another seat's win overrides
 * is never made, and passes nothing. `deal` is the deal as the tile still lies open.
 */
export function afterCall(deal: Deal, seat: Seat): Deal {
  const { phase, rules } = deal
  if (!rules.passLock || phase.name !== 'claims' || !canWinClaim(deal, phase, seat)) return deal
  return withSeatState(deal, seat, { winBlocked: true })
}
