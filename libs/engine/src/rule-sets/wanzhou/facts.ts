import type { ScoredFan } from '@paipu/contracts'
import { FRONT_WINDOW } from '../../front-window.ts'
import type { RuleFacts, WinQuestion } from '../../rule-set.ts'
import { COMMON_FACTS } from '../common-facts.ts'

/** Back four: the window opens again when the live wall is down to this many tiles (rules.md W5). */
const BACK_WINDOW = 4

/** A plain hand is won on a discard only in the windows, or after a kong, which makes it no plain hand (rules.md W4, W5, W7). */
function mayWin(win: WinQuestion, fans: readonly ScoredFan[]): boolean {
  if (win.by !== 'discard' || fans.length > 0 || win.afterKongDiscard) return true
  return win.discardNumber < FRONT_WINDOW || win.wallLeft <= BACK_WINDOW
}

/** Wanzhou 万州麻将 (rules.md W). */
export const WANZHOU_FACTS = {
  ...COMMON_FACTS,
  id: 'wanzhou',
  name: { en: 'Wanzhou', zh: '万州麻将' },
  opening: ['swap'],
  swapDirection: 'die',
  afterWin: 'ends',
  voidSuit: 'none',
  announcing: true,
  options: { fanCap: 3 },
  fanCaps: [3],
  clock: { dealSeconds: null, turnSeconds: 40, reserveSeconds: 0, claimSeconds: 40, openingSeconds: 40 },
  mayWin,
} as const satisfies RuleFacts
