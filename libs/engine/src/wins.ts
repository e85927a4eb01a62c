import type { Payment } from '@paipu/contracts'
import { tilesOf, type Tile } from '@paipu/tiles'
import { birdHits } from './birds.ts'
import { dealNow, emit, emitEnd, type Flow } from './flow.ts'
import { claimedFrom } from './offers.ts'
import { claimQuestion, selfDrawQuestion, type ClaimPhase, type TurnPhase } from './questions.ts'
import { waitsOf } from './ready.ts'
import type { WinQuestion } from './rule-set.ts'
import { scoreWin, type Score } from './score.ts'
import { othersFrom, type Seat } from './seats.ts'
import { isActive, type Deal } from './state.ts'

/** A self-drawn win and all that follows from it (rules.md S4, B4, R4). */
export function emitSelfDrawWin(flow: Flow, phase: TurnPhase): void {
  turnBirds(flow)
  const deal = dealNow(flow)
  const question = selfDrawQuestion(deal, phase)!
  const payers = othersFrom(phase.seat).filter((seat) => isActive(deal, seat))
  emitWin(flow, phase.seat, null, question, payers)
  endAfterWins(flow)
}

/** All wins on one open tile, in turn order from whoever it came from (rules.md C5, C8, C15a). */
export function emitClaimWins(flow: Flow, phase: ClaimPhase, winners: readonly Seat[]): void {
  const from = claimedFrom(phase)
  const deal = dealNow(flow)
  const questions = winners.map((seat) => claimQuestion(deal, phase, seat))
  if (phase.name === 'robbing') emit(flow, { type: 'KongRobbed', data: { seat: from, tile: phase.tile, by: winners } })
  turnBirds(flow)
  for (const [index, winner] of winners.entries()) {
    emitWin(flow, winner, from, questions[index]!, [from])
    if (phase.name === 'claims' && phase.afterKong && deal.rules.kongTransfer)
      transferKong(flow, from, winner, phase.tile)
  }
  endAfterWins(flow)
}

/** The birds are turned up once, for all winners (rules.md R4). */
function turnBirds(flow: Flow): void {
  const { birds } = dealNow(flow)
  if (birds.length > 0) emit(flow, { type: 'BirdsTurned', data: { birds, hits: birdHits(birds) } })
}

function emitWin(flow: Flow, seat: Seat, from: Seat | null, question: WinQuestion, payers: readonly Seat[]): void {
  const { rules, options, seats } = dealNow(flow)
  const { reading, fans, fan, points } = scoreWin(rules, options, question) as Score
  const firstWin = seats[seat].wins.length === 0
  emit(flow, {
    type: 'WinDeclared',
    data: { seat, tile: question.tile, from, by: question.by, reading, fans, fan, points },
  })
  const payments = payers.map((payer): Payment => ({ from: payer, to: seat, points }))
  emit(flow, { type: 'PointsPaid', data: { reason: 'win', seat, tile: question.tile, payments } })
  if (rules.afterWin === 'locks' && firstWin) lockHand(flow, seat, question.tile)
}

function lockHand(flow: Flow, seat: Seat, laidAside: Tile): void {
  const { rules, seats } = dealNow(flow)
  const { hand, melds, voidSuit } = seats[seat]
  const waits = waitsOf(rules, { concealed: hand, melds, voidSuit })
  emit(flow, { type: 'HandLocked', data: { seat, laidAside, tiles: tilesOf(hand), waits } })
}

/** What the kong before the won discard earned goes on to the winner, in full to each of several (rules.md X4). */
function transferKong(flow: Flow, konger: Seat, winner: Seat, tile: Tile): void {
  const points = dealNow(flow)
    .kongs.at(-1)!
    .payments.reduce((sum, payment) => sum + payment.points, 0)
  emit(flow, {
    type: 'PointsPaid',
    data: { reason: 'kong-transfer', seat: winner, tile, payments: [{ from: konger, to: winner, points }] },
  })
}

function endAfterWins(flow: Flow): void {
  const { rules, seats } = dealNow(flow)
  const gone = seats.filter((seat) => seat.standing === 'left').length
  if (rules.afterWin === 'ends' || gone === 3) emitEnd(flow, 'won')
}

/** The next deal's dealer at the same table (rules.md C16). */
export function nextDealer(deal: Deal): Seat {
  if (deal.firstWin === null) return deal.dealer
  const { winners, from } = deal.firstWin
  return winners.length > 1 && from !== null ? from : winners[0]!
}
