import { NOTHING_SPECIAL, ruleFactsOf, type RuleFacts, type WinQuestion } from '@paipu/engine'
import type { ViewState } from '@paipu/views'

/**
 * Which window lets a plain hand win on a discard now: at the front or at the back of the deal; `null` where none is open, or
 * where the rule set asks for none (rules.md W5). The rule set itself is asked.
 */
export function plainWindow({ started, phase, discards, wallLeft }: ViewState): 'front' | 'back' | null {
  const rules = started === null ? null : ruleFactsOf(started.ruleSet)
  if (rules === null || !PLAYING.has(phase.name) || mayWinPlain(rules, FAR, FAR)) return null
  const discardNumber = phase.name === 'claims' ? discards : discards + 1
  if (mayWinPlain(rules, discardNumber, FAR)) return 'front'
  return mayWinPlain(rules, FAR, wallLeft) ? 'back' : null
}

/** Whether the deal has such a window, open or not. */
export function hasPlainWindows({ started }: ViewState): boolean {
  const rules = started === null ? null : ruleFactsOf(started.ruleSet)
  if (rules === null || mayWinPlain(rules, FAR, FAR)) return false
  return mayWinPlain(rules, 1, FAR) || mayWinPlain(rules, FAR, 0)
}

const PLAYING: ReadonlySet<string> = new Set(['turn', 'claims', 'drawing', 'robbing'])

/** Far from either end of a deal. */
const FAR = 50

function mayWinPlain(rules: RuleFacts, discardNumber: number, wallLeft: number): boolean {
  return rules.discardWins && rules.mayWin({ ...PLAIN_DISCARD, discardNumber, wallLeft }, [])
}

const PLAIN_DISCARD: WinQuestion = { ...NOTHING_SPECIAL, concealed: [], melds: [], voidSuit: null, tile: '1m' }
