import { completes } from '@paipu/hands'
import { KIND_COUNT, kindOf, suitOfKind, TILES, withKind, type Tile } from '@paipu/tiles'
import type { WinQuestion } from './rule-set.ts'
import { isWin, looksComplete } from './score.ts'
import type { Seat } from './seats.ts'
import { wallLeft, type Deal, type Phase } from './state.ts'
import { waitMask } from './ready.ts'

/** The phases in which a tile lies open to be claimed (rules.md C5, C8). */
export type ClaimPhase = Extract<Phase, { readonly name: 'claims' | 'robbing' }>
/** The phase of a seat's own turn. */
export type TurnPhase = Extract<Phase, { readonly name: 'turn' }>

/** What a win of the seat on its own turn would be, or `null` after a pung, when no win is possible (rules.md C4). */
export function selfDrawQuestion(deal: Deal, phase: TurnPhase): WinQuestion | null {
  if (phase.source === 'pung') return null
  const seat = deal.seats[phase.seat]
  return {
    concealed: seat.hand,
    melds: seat.melds,
    voidSuit: seat.voidSuit,
    tile: phase.drawn ?? openingWinTile(deal, phase.seat),
    by: 'self-draw',
    afterKong: phase.source === 'replacement',
    afterKongDiscard: false,
    lastTile: wallLeft(deal) === 0,
    birds: deal.birds,
    announced: seat.announced,
    discardNumber: deal.discards,
    wallLeft: wallLeft(deal),
    early: earlyWin(deal, phase),
  }
}

function earlyWin(deal: Deal, phase: TurnPhase): WinQuestion['early'] {
  if (deal.calls > 0) return null
  if (phase.source === 'opening') return 'opening-hand'
  return deal.seats[phase.seat].draws === 1 && phase.seat !== deal.dealer ? 'first-draw' : null
}

/** What a win of a seat on the tile that lies open would be. */
export function claimQuestion(deal: Deal, phase: ClaimPhase, by: Seat): WinQuestion {
  const seat = deal.seats[by]
  return {
    concealed: withKind(seat.hand, kindOf(phase.tile), 1),
    melds: seat.melds,
    voidSuit: seat.voidSuit,
    tile: phase.tile,
    by: phase.name === 'claims' ? 'discard' : 'rob',
    afterKong: false,
    afterKongDiscard: phase.name === 'claims' && phase.afterKong,
    lastTile: phase.name === 'claims' && wallLeft(deal) === 0,
    birds: deal.birds,
    announced: seat.announced,
    discardNumber: deal.discards,
    wallLeft: wallLeft(deal),
    early: null,
  }
}

/** Whether the seat whose turn it is may declare a win. */
export function canWinOnTurn(deal: Deal, phase: TurnPhase): boolean {
  const { hand, melds } = deal.seats[phase.seat]
  if (!looksComplete(deal.rules, hand, melds.length)) return false
  const question = selfDrawQuestion(deal, phase)
  return question !== null && isWin(deal.rules, question)
}

/** Whether a seat may win on the tile that lies open. */
export function canWinClaim(deal: Deal, phase: ClaimPhase, by: Seat): boolean {
  const { hand, melds, voidSuit, winBlocked } = deal.seats[by]
  if (winBlocked) return false
  const kind = kindOf(phase.tile)
  // Most tiles complete no hand, and this need not be asked of its suits.
  if (suitOfKind(kind) === voidSuit && voidSuit !== null) return false
  if (!completes(hand, deal.rules.sets - melds.length, deal.rules.shapes, kind)) return false
  return isWin(deal.rules, claimQuestion(deal, phase, by))
}

/**
 * The tile a win on the dealer's opening hand is made with (rules.md B4): the last one dealt if it is still held, else
 * the one whose removal leaves the most waits (ties: the lowest).
 */
function openingWinTile(deal: Deal, dealer: Seat): Tile {
  const { hand, melds, voidSuit } = deal.seats[dealer]
  if (deal.lastDealt !== null && hand[kindOf(deal.lastDealt)]! > 0) return deal.lastDealt
  let best: { tile: Tile; waits: number } | null = null
  for (const tile of heldTiles(hand)) {
    const concealed = withKind(hand, kindOf(tile), -1)
    const waits = bitCount(waitMask(deal.rules, { concealed, melds, voidSuit }))
    if (best === null || waits > best.waits) best = { tile, waits }
  }
  return best!.tile
}

/** The tile kinds a hand holds, in tile order. */
function heldTiles(hand: readonly number[]): Tile[] {
  const held: Tile[] = []
  for (let kind = 0; kind < KIND_COUNT; kind++) if (hand[kind]! > 0) held.push(TILES[kind]!)
  return held
}

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
