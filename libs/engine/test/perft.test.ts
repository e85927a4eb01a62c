import { describe, expect, test } from 'vitest'
import { bruteCheck, bruteCount } from '../../../tools/rules/src/perft/brute-count.ts'
import { engineCount } from '../../../tools/rules/src/perft/engine-count.ts'
import { reach, readPositions } from '../../../tools/rules/src/perft/position.ts'
import { telling } from '../../../tools/rules/src/perft/states.ts'
import { EACH_RULE_SET } from './support/random-deals.ts'

/** By brute force so deep here; to depth 4 by `node tools/rules/src/perft.ts`. */
const BRUTE_DEPTH = 2
/** One state in so many is compared in full here, every one by the same command. */
const EVERY = 12

const POSITIONS = readPositions()

/** How many ways there are to go on, from fixed positions, for 1 to 4 commands of all seats and of the table. */
describe('perft', () => {
  test.each(EACH_RULE_SET)('%s has ten positions', (id) => {
    expect(POSITIONS.filter(({ ruleSet }) => ruleSet === id)).toHaveLength(10)
  })

  test.each(POSITIONS.map((position) => [position.ruleSet, position.about, position] as const))(
    '%s: %s',
    (_id, _about, position) => {
      const reached = reach(position)
      expect([1, 2, 3, 4].map((depth) => engineCount(reached.state, depth))).toEqual(position.counts)
      expect(bruteCount(reached, BRUTE_DEPTH)).toBe(position.counts[BRUTE_DEPTH - 1])
    },
  )
})

describe.each(EACH_RULE_SET)('every command at states of %s', (_, rules) => {
  test('is judged by decide as by a plain reading of rules.md', () => {
    let legal = 0
    for (const reached of telling(rules, EVERY)) legal += bruteCheck(reached)
    expect(legal).toBeGreaterThan(200)
  })
})
