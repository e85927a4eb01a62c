import { RED_KIND } from '@paipu/tiles'
import type { RuleSet } from '../../rule-set.ts'
import { birdHits } from '../../birds.ts'
import { commonKongPoints } from '../common.ts'
import { RED_DRAGON_FACTS } from './facts.ts'

/** What each payer pays without birds, doubled where the winning hand holds no red dragon (rules.md R4). */
const BASE_POINTS = 2
/** What each bird that hits adds (rules.md R4). */
const BIRD_POINTS = 2

/** Red Dragon Wild 红中麻将 (rules.md R). */
export const redDragonWild: RuleSet = {
  ...RED_DRAGON_FACTS,
  kongPoints: commonKongPoints,
  shapeFans: () => [],
  situationFans: () => [],
  points: (_fan, win) =>
    (win.concealed[RED_KIND] === 0 ? 2 * BASE_POINTS : BASE_POINTS) + BIRD_POINTS * birdHits(win.birds),
  wallEnd: () => [],
}
