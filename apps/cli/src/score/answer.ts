import type { ScoredFan } from '@paipu/contracts'
import {
  bestWaitPoints,
  meldCounts,
  scoreWin,
  waitsOf,
  type NoWinReason,
  type Scored,
  type WinQuestion,
} from '@paipu/engine'
import { shanten } from '@paipu/hands'
import type { Tile } from '@paipu/tiles'
import type { AskedHand, WinLine } from './asked.ts'

/** What a win is worth: each fan, their sum before the cap, and what each payer pays. */
export interface WinAnswer {
  readonly win: boolean
  /** Why it is no win; only then. */
  readonly reason?: NoWinReason
  readonly fans: readonly ScoredFan[]
  readonly fan: number
  readonly points: number
}

/** What a hand that is one tile short waits for. */
export interface WaitAnswer {
  readonly ready: boolean
  readonly waits: readonly Tile[]
  /** Tiles away from ready, by the shapes of the rule set; 0 when ready. */
  readonly shanten: number
  /** Points of the best wait from shape and roots alone (rules.md C12a); 0 when not ready. */
  readonly best: number
}

/**
 * The middle of a deal, which no window or last-tile rule touches: what is taken where a line says nothing of how many
 * tiles were discarded and how many are left (rules.md W5).
 */
export const MID_DEAL = { discardNumber: 20, wallLeft: 35 } as const

/** Scores a won hand as the engine does at a table. */
export function scoreAsked(hand: AskedHand, win: WinLine): Scored {
  return scoreWin(hand.rules, hand.options, questionOf(hand, win))
}

/** A won hand as the engine is asked about it; what is not said is as in mid-deal. */
export function questionOf({ concealed, melds, voidSuit }: AskedHand, win: WinLine): WinQuestion {
  const lastTile = win.lastTile ?? (win.wallLeft === 0 && win.by !== 'rob')
  return {
    concealed,
    melds,
    voidSuit,
    tile: win.tile,
    by: win.by,
    afterKong: win.afterKong ?? false,
    afterKongDiscard: win.afterKongDiscard ?? false,
    lastTile,
    birds: win.birds ?? [],
    announced: win.announced ?? false,
    discardNumber: win.discardNumber ?? MID_DEAL.discardNumber,
    wallLeft: win.wallLeft ?? (lastTile ? 0 : MID_DEAL.wallLeft),
    early: win.early ?? null,
  }
}

/** A scored win as a program reads it. */
export function winAnswer(scored: Scored): WinAnswer {
  if (!scored.win) return { win: false, reason: scored.reason, fans: [], fan: 0, points: 0 }
  const { fans, fan, points } = scored
  return { win: true, fans, fan, points }
}

/** What a hand that is one tile short waits for, and how far it is from ready. */
export function waitAnswer({ rules, options, concealed, melds, voidSuit }: AskedHand): WaitAnswer {
  const hand = { concealed, melds, voidSuit }
  const waits = waitsOf(rules, hand)
  if (waits.length > 0) return { ready: true, waits, shanten: 0, best: bestWaitPoints(rules, options, hand) }
  const away = shanten(concealed, rules.sets - melds.length, rules.shapes, meldCounts(melds), voidSuit)
  return { ready: false, waits, shanten: away, best: 0 }
}
