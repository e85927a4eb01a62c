import type { RuleSet } from '@paipu/engine'
import type { CorpusDeal } from '../corpus/play.ts'
import { STYLE_NAMES } from '../corpus/styles.ts'
import { WALL_NAMES } from '../corpus/walls.ts'

/** The deals of a rule set in the order in which they are played: fair walls and biased ones, every style on each, round after round. */
export function* corpusOf(rules: RuleSet): Generator<CorpusDeal, never> {
  for (let number = 1; ; number++) {
    for (const wall of ['fair', ...WALL_NAMES] as const) {
      for (const style of STYLE_NAMES) yield { rules, wall, style, number }
    }
  }
}
