import type { DealEvent, Payment } from '@paipu/contracts'
import { kindOf, type Tile } from '@paipu/tiles'
import { commandFault } from './command-guard.ts'
import { accept, refuse, type Command, type Decision, type SeatCommand, type StartCommand } from './commands.ts'
import { dealNow, emit, emitEnd, flowFrom, type Flow } from './flow.ts'
import { turnKongs } from './kongs.ts'
import {
  announcingOpen,
  canAnnounceBetweenTurns,
  canDraw,
  isBetweenTurns,
  isReadyWithout,
  mayDiscard,
  mustWin,
} from './legal.ts'
import { answersOf, claimedFrom, offersTo, resolutionOf } from './offers.ts'
import { decideDirection, decideRemoval, decideSwap, decideVoid } from './opening.ts'
import { canWinOnTurn, type ClaimPhase, type TurnPhase } from './questions.ts'
import { othersFrom, type Seat } from './seats.ts'
import { decideStart } from './start.ts'
import { isActive, nextActive, wallLeft, type Deal, type DealState } from './state.ts'
import { emitClaimWins, emitSelfDrawWin } from './wins.ts'

/**
 * What follows from a command: its events with all their consequences, or a refusal that changes nothing. Pure: chance
 * and time come in with the command. A value that is no command is refused like any other.
 */
export function decide(state: DealState, command: Command): Decision {
  const fault = commandFault(command)
  if (fault !== null) return refuse('malformed-command', fault)
  if (command.type === 'start') return decideStart(state, command)
  switch (state.phase.name) {
    case 'unstarted':
      return refuse('not-started', `${command.type}: the deal has not started`)
    case 'ended':
      return refuse('deal-over', `${command.type}: the deal is over`)
    default:
      return decideNow(state as Deal, command)
  }
}

function decideNow(deal: Deal, command: Exclude<Command, StartCommand>): Decision {
  switch (command.type) {
    case 'draw-direction':
      return decideDirection(deal, command)
    case 'draw':
      return decideDraw(deal)
    case 'time-limit':
      return decideTimeLimit(deal)
    default:
      return decideSeat(deal, command)
  }
}

function decideSeat(deal: Deal, command: SeatCommand): Decision {
  const decision = decideSeatCommand(deal, command)
  if (!decision.ok || command.timedOut === undefined || command.type === 'answer' || command.type === 'announce')
    return decision
  const timedOut: DealEvent = {
    type: 'TurnTimedOut',
    data: { seat: command.seat, played: command.type, by: command.timedOut },
  }
  return accept([timedOut, ...decision.events])
}

function decideSeatCommand(deal: Deal, command: SeatCommand): Decision {
  switch (command.type) {
    case 'swap':
      return decideSwap(deal, command.seat, command.tiles)
    case 'remove':
      return decideRemoval(deal, command.seat, command.tiles)
    case 'void':
      return decideVoid(deal, command.seat, command.suit)
    case 'announce':
      return decideAnnounce(deal, command.seat)
    case 'answer':
      return decideAnswer(deal, command)
    case 'discard':
    case 'kong':
    case 'win':
      return decideTurn(deal, command)
  }
}

type TurnCommand = Extract<SeatCommand, { readonly type: 'discard' | 'kong' | 'win' }>

function decideTurn(deal: Deal, command: TurnCommand): Decision {
  const { phase } = deal
  if (phase.name !== 'turn')
    return refuse('wrong-phase', `${command.type}: no seat's turn now, the deal is at ${phase.name}`)
  if (phase.seat !== command.seat)
    return refuse('not-your-turn', `${command.type}: it is seat ${phase.seat}'s turn (rules.md C4)`)
  if (command.type === 'win') return decideWin(deal, phase)
  if (mustWin(deal, phase) && canWinOnTurn(deal, phase))
    return refuse('must-win', 'a locked seat must take its win (rules.md B4)')
  return command.type === 'discard'
    ? decideDiscard(deal, phase, command.tile, command.announce)
    : decideKong(deal, phase, command)
}

function decideWin(deal: Deal, phase: TurnPhase): Decision {
  if (!canWinOnTurn(deal, phase))
    return refuse('not-a-win', `seat ${phase.seat}'s hand does not win now (rules.md C4, C10, V3)`)
  const flow = flowFrom(deal)
  emitSelfDrawWin(flow, phase)
  return accept(flow.events)
}

function decideDiscard(deal: Deal, phase: TurnPhase, tile: Tile, announce: boolean): Decision {
  const { seat } = phase
  if (!(deal.seats[seat].hand[kindOf(tile)]! > 0))
    return refuse('tile-not-held', `discard: seat ${seat} does not hold ${tile}`)
  if (!mayDiscard(deal, phase, tile)) return refuseDiscard(deal, phase, tile)
  if (announce && !announcingOpen(deal, seat))
    return refuse('announcing-closed', 'ready can be announced only while the front window is open (rules.md W6)')
  if (announce && !isReadyWithout(deal, seat, tile))
    return refuse('not-ready', `discarding ${tile} does not leave a ready hand (rules.md W6)`)
  const discarded: DealEvent = { type: 'TileDiscarded', data: { seat, tile, drawn: phase.drawn === tile } }
  return accept(announce ? [{ type: 'ReadyAnnounced', data: { seat } }, discarded] : [discarded])
}

function refuseDiscard(deal: Deal, phase: TurnPhase, tile: Tile): Decision {
  const { voidSuit, announced, standing } = deal.seats[phase.seat]
  return announced || standing === 'locked'
    ? refuse(
        'must-discard-drawn',
        `discard: seat ${phase.seat} must discard the tile it drew (rules.md B4, W6), not ${tile}`,
      )
    : refuse(
        'void-suit-first',
        `discard: seat ${phase.seat} must discard its void suit ${voidSuit} before ${tile} (rules.md V2)`,
      )
}

function decideKong(
  deal: Deal,
  phase: TurnPhase,
  { kind, tile }: Extract<SeatCommand, { readonly type: 'kong' }>,
): Decision {
  const { seat } = phase
  if (!turnKongs(deal, phase).some((kong) => kong.kind === kind && kong.tile === tile))
    return refuseKong(deal, phase, kind, tile)
  const flow = flowFrom(deal)
  emit(flow, { type: 'KongMade', data: { seat, kind, tile, from: null } })
  if (kind === 'concealed') emitKongPayment(flow, seat, kind, tile)
  return accept(flow.events)
}

function refuseKong(deal: Deal, phase: TurnPhase, kind: 'concealed' | 'added', tile: Tile): Decision {
  const { hand, melds, announced, standing } = deal.seats[phase.seat]
  const held =
    kind === 'concealed'
      ? hand[kindOf(tile)] === 4
      : hand[kindOf(tile)]! > 0 && melds.some((meld) => meld.tile === tile)
  if (held && wallLeft(deal) === 0)
    return refuse('no-replacement', 'no kong when no replacement tile is left (rules.md C7)')
  if (held && (announced || standing === 'locked'))
    return refuse(
      'waits-would-change',
      `no ${kind} kong of ${tile}: it must be of the drawn tile and keep the waits (rules.md B4, W6)`,
    )
  return refuse('no-kong', `seat ${phase.seat} can make no ${kind} kong of ${tile} now (rules.md C4, C7, V4, V5)`)
}

/** What a kong earns, once nobody can rob it (rules.md C9). */
function emitKongPayment(
  flow: Flow,
  seat: Seat,
  kind: 'concealed' | 'exposed' | 'added',
  tile: Tile,
  from: Seat | null = null,
): void {
  const deal = dealNow(flow)
  const points = deal.rules.kongPoints(kind, deal.seats[seat].announced)
  const payers = from === null ? othersFrom(seat).filter((other) => isActive(deal, other)) : [from]
  const payments = payers.map((payer): Payment => ({ from: payer, to: seat, points }))
  emit(flow, { type: 'PointsPaid', data: { reason: 'kong', seat, tile, payments } })
}

function decideAnnounce(deal: Deal, seat: Seat): Decision {
  if (!isBetweenTurns(deal, seat))
    return refuse(
      'wrong-phase',
      `announce: only between turns or with an own discard (rules.md W6), the deal is at ${deal.phase.name}`,
    )
  if (!announcingOpen(deal, seat))
    return refuse('announcing-closed', 'ready can be announced only while the front window is open (rules.md W6)')
  if (!canAnnounceBetweenTurns(deal, seat)) return refuse('not-ready', `seat ${seat}'s hand is not ready (rules.md W6)`)
  return accept([{ type: 'ReadyAnnounced', data: { seat } }])
}

function decideAnswer(
  deal: Deal,
  { seat, answer, timedOut }: Extract<SeatCommand, { readonly type: 'answer' }>,
): Decision {
  const { phase } = deal
  if (phase.name !== 'claims' && phase.name !== 'robbing')
    return refuse('wrong-phase', `${answer}: no tile lies open to be claimed, the deal is at ${phase.name}`)
  if (phase.answers[seat] !== null) return refuse('already-answered', `seat ${seat} has answered (rules.md C5)`)
  const offers = offersTo(deal, phase, seat)
  if (!answersOf(deal, phase, seat).includes(answer)) {
    return offers.length > 0 && answer === 'pass'
      ? refuse('must-win', 'a locked seat must take its win (rules.md B4)')
      : refuse('not-offered', `seat ${seat} is not offered ${answer} on ${phase.tile} (rules.md C5)`)
  }
  const flow = flowFrom(deal)
  emit(flow, { type: 'ClaimAnswered', data: { seat, offers, answer, timedOut: timedOut !== undefined } })
  emitResolution(flow)
  return accept(flow.events)
}

/** Resolves the window if the outcome can no longer change. Where all pass nothing follows: the table draws. */
function emitResolution(flow: Flow): void {
  const deal = dealNow(flow)
  const phase = deal.phase as ClaimPhase
  const resolution = resolutionOf(deal, phase)
  switch (resolution.name) {
    case 'open':
    case 'passed':
      return
    case 'won':
      return emitClaimWins(flow, phase, resolution.winners)
    case 'called':
      return emitCall(flow, phase, resolution.seat, resolution.call)
  }
}

function emitCall(flow: Flow, phase: ClaimPhase, seat: Seat, call: 'kong' | 'pung'): void {
  const { tile } = phase
  const from = claimedFrom(phase)
  if (call === 'pung') return emit(flow, { type: 'PungClaimed', data: { seat, tile, from } })
  emit(flow, { type: 'KongMade', data: { seat, kind: 'exposed', tile, from } })
  emitKongPayment(flow, seat, 'exposed', tile, from)
}

function decideDraw(deal: Deal): Decision {
  const { phase } = deal
  if (phase.name !== 'drawing' && phase.name !== 'claims' && phase.name !== 'robbing')
    return refuse('wrong-phase', `draw: nobody is to draw, the deal is at ${phase.name}`)
  if (!canDraw(deal)) return refuse('claims-open', 'draw: a claim window is still open (rules.md C5)')
  if (wallLeft(deal) > 0 && phase.name !== 'robbing') return accept([nextDraw(deal, phase)])
  const flow = flowFrom(deal)
  if (phase.name === 'robbing') emitKongPayment(flow, phase.konger, 'added', phase.tile)
  if (wallLeft(deal) === 0) emitWallEnd(flow)
  else emit(flow, nextDraw(deal, phase))
  return accept(flow.events)
}

type DrawPhase = ClaimPhase | Extract<Deal['phase'], { readonly name: 'drawing' }>

function nextDraw(deal: Deal, phase: DrawPhase): DealEvent {
  switch (phase.name) {
    case 'drawing':
      return drawnBy(deal, phase.seat, phase.replacement)
    case 'robbing':
      return drawnBy(deal, phase.konger, true)
    case 'claims':
      return drawnBy(deal, nextActive(deal, phase.discarder), false)
  }
}

function drawnBy({ wall, front, back, rules }: Deal, seat: Seat, replacement: boolean): DealEvent {
  const end = replacement ? rules.replacementEnd : 'front'
  const tile = end === 'front' ? wall[front]! : wall[wall.length - 1 - back]!
  return { type: 'TileDrawn', data: { seat, tile, end, replacement } }
}

function emitWallEnd(flow: Flow): void {
  const deal = dealNow(flow)
  for (const paid of deal.rules.wallEnd(deal)) emit(flow, { type: 'PointsPaid', data: paid })
  emitEnd(flow, 'wall-end')
}

function decideTimeLimit(deal: Deal): Decision {
  if (deal.started.clock.dealSeconds === null)
    return refuse('no-deal-limit', 'time-limit: this deal has no time limit (rules.md C17)')
  const flow = flowFrom(deal)
  emitEnd(flow, 'time-limit')
  return accept(flow.events)
}
