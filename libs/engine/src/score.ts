import type { EventReading, RuleOptions, ScoredFan } from '@paipu/contracts'
import { isComplete, readings } from '@paipu/hands'
import { firstKindOf, RED_KIND, type Counts, type Suit } from '@paipu/tiles'
import { alwaysMayWin, type NoWinReason, type ReadHand, type RuleSet, type WinQuestion } from './rule-set.ts'

/** A win and its value: the reading with the most fan (rules.md C11), each fan, their sum before the cap, and what each payer pays. */
export interface Score {
  readonly win: true
  readonly reading: EventReading
  readonly fans: readonly ScoredFan[]
  readonly fan: number
  readonly points: number
}

/** What {@link scoreWin} answers. */
export type Scored = Score | { readonly win: false; readonly reason: NoWinReason }

/** Whether a hand holds a tile of a suit. */
export function holdsSuit(counts: Counts, suit: Suit | null): boolean {
  if (suit === null) return false
  const first = firstKindOf(suit)
  for (let kind = first; kind < first + 9; kind++) if (counts[kind]! > 0) return true
  return false
}

/** Whether four wild red dragons are in hand, which win on an own turn as they are (rules.md R3). */
function fourReds(rules: RuleSet, concealed: Counts): boolean {
  return rules.fourRedsWin && concealed[RED_KIND] === 4
}

/** Whether tiles may win on an own turn as far as their shape goes; the void suit is not looked at. */
export function looksComplete(rules: RuleSet, concealed: Counts, melds: number): boolean {
  return isComplete(concealed, rules.sets - melds, rules.shapes) || fourReds(rules, concealed)
}

/** Scores a win under a rule set, or says why it is none. The one place where the value of a hand is decided. */
export function scoreWin(rules: RuleSet, options: RuleOptions, win: WinQuestion): Scored {
  if (win.by === 'discard' && !rules.discardWins) return { win: false, reason: 'no-discard-wins' }
  if (holdsSuit(win.concealed, win.voidSuit)) return { win: false, reason: 'void-suit' }
  const best = bestReading(rules, win)
  if (best === null || (best.reading.kind === 'four-reds' && win.by !== 'self-draw'))
    return { win: false, reason: 'incomplete' }
  if (!rules.mayWin(win, best.fans)) return { win: false, reason: 'plain-on-discard' }
  const fans = [...best.fans, ...rules.situationFans(win)]
  const fan = sumOf(fans)
  return { win: true, reading: best.reading, fans, fan, points: rules.points(fan, win, options) }
}

/** Whether {@link scoreWin} would answer a win, without working out its value. The void suit is looked at too. */
export function isWin(rules: RuleSet, win: WinQuestion): boolean {
  if (win.by === 'discard' && !rules.discardWins) return false
  if (holdsSuit(win.concealed, win.voidSuit)) return false
  if (win.by === 'self-draw' && fourReds(rules, win.concealed)) return true
  if (!isComplete(win.concealed, rules.sets - win.melds.length, rules.shapes)) return false
  return rules.mayWin === alwaysMayWin || rules.mayWin(win, bestReading(rules, win)!.fans)
}

/** The reading of a winning hand with the most shape fan, or `null` where the tiles do not win. */
function bestReading(
  rules: RuleSet,
  { concealed, melds }: Omit<ReadHand, 'reading'>,
): Pick<Score, 'reading' | 'fans'> | null {
  let best: Pick<Score, 'reading' | 'fans'> | null = null
  for (const reading of readings(concealed, rules.sets - melds.length, rules.shapes)) {
    const fans = rules.shapeFans({ concealed, melds, reading })
    if (best === null || sumOf(fans) > sumOf(best.fans)) best = { reading, fans }
  }
  if (best === null && fourReds(rules, concealed)) return { reading: { kind: 'four-reds' }, fans: [] }
  return best
}

/** The most points any reading of a winning hand gives from shape and roots alone, under the cap (rules.md C12a). The hand must be complete. */
export function shapeValue(rules: RuleSet, options: RuleOptions, win: WinQuestion): number {
  return rules.points(sumOf(bestReading(rules, win)!.fans), win, options)
}

function sumOf(fans: readonly ScoredFan[]): number {
  let sum = 0
  for (const fan of fans) sum += fan.fan
  return sum
}
