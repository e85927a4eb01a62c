import type { RuleOptions } from '@paipu/contracts'
import { maskToTiles, waits } from '@paipu/hands'
import { kindOf, RED_KIND, withKind, type Counts, type Suit, type Tile } from '@paipu/tiles'
import { meldCounts } from './fans.ts'
import { NOTHING_SPECIAL, type ReadHand, type RuleSet, type WinQuestion } from './rule-set.ts'
import { shapeValue } from './score.ts'

/** A hand that is one tile short: concealed tiles by kind, melds, and the void suit where there is one. */
export interface WaitingHand {
  readonly concealed: Counts
  readonly melds: ReadHand['melds']
  readonly voidSuit: Suit | null
}

/**
 * The kinds that complete a hand, as a bit mask (rules.md C12): a void tile in hand leaves none, own fifth copies are
 * none, and with three red dragons in hand the fourth wins too (R3).
 */
export function waitMask(rules: RuleSet, { concealed, melds, voidSuit }: WaitingHand): number {
  const melded = melds.length === 0 ? undefined : meldCounts(melds)
  const mask = waits(concealed, rules.sets - melds.length, rules.shapes, melded, voidSuit)
  return rules.fourRedsWin && concealed[RED_KIND] === 3 ? mask | (1 << RED_KIND) : mask
}

/** The tiles that complete a hand (rules.md C12), in tile order. */
export function waitsOf(rules: RuleSet, hand: WaitingHand): Tile[] {
  return maskToTiles(waitMask(rules, hand))
}

/** Whether at least one tile completes the hand (rules.md C12). */
export function isReady(rules: RuleSet, hand: WaitingHand): boolean {
  return waitMask(rules, hand) !== 0
}

/** The most points any wait gives from the hand's shape and roots alone, under the cap (rules.md C12a); 0 where it waits for nothing. */
export function bestWaitPoints(rules: RuleSet, options: RuleOptions, hand: WaitingHand): number {
  return Math.max(0, ...waitsOf(rules, hand).map((tile) => waitPoints(rules, options, hand, tile)))
}

/** What one wait gives from the hand's shape and roots alone, under the cap (rules.md C12a). */
export function waitPoints(rules: RuleSet, options: RuleOptions, hand: WaitingHand, tile: Tile): number {
  const concealed = withKind(hand.concealed, kindOf(tile), 1)
  const win: WinQuestion = { ...hand, ...NOTHING_SPECIAL, concealed, tile }
  return shapeValue(rules, options, win)
}
