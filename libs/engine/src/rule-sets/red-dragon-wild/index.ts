import { RED_KIND } from '@paipu/tiles'
import type { RuleSet } from '../../rule-set.ts'
import { alwaysMayWin } from '../../score.ts'
import { birdHits } from '../../birds.ts'
import { COMMON, FIVE_MINUTE_CLOCK } from '../common.ts'

/** What each payer pays without birds, doubled where the winning hand holds no red dragon (rules.md R4). */
const BASE_POINTS = 2
/** What each bird that hits adds (rules.md R4). */
const BIRD_POINTS = 2

/** Red Dragon Wild 红中麻将 (rules.md R). */
export const redDragonWild: RuleSet = {
  ...COMMON,
  id: 'red-dragon-wild',
  name: { en: 'Red Dragon Wild', zh: '红中麻将' },
  reds: true,
  birds: 4,
  wallStacks: [14, 14, 14, 14],
  shapes: { sevenPairs: true, wilds: true },
  opening: [],
  afterWin: 'ends',
  discardWins: false,
  voidSuit: 'none',
  fourRedsWin: true,
  options: { fanCap: null },
  fanCaps: [null],
  clock: FIVE_MINUTE_CLOCK,
  shapeFans: () => [],
  situationFans: () => [],
  points: (_fan, win) =>
    (win.concealed[RED_KIND] === 0 ? 2 * BASE_POINTS : BASE_POINTS) + BIRD_POINTS * birdHits(win.birds),
  mayWin: alwaysMayWin,
  wallEnd: () => [],
}
