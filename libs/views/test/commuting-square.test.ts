import { RULE_SETS, SEATS, UNSTARTED, type DealState } from '@paipu/engine'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { playDeal } from '../../engine/test/support/play.ts'
import { randomFrom } from '../../tiles/test/support/random.ts'
import {
  ALL_HANDS,
  evolveView,
  NOTHING_YET,
  redact,
  redactState,
  REVIEWER,
  seatViewer,
  SPECTATOR,
  type Viewer,
} from '../src/index.ts'
import { evolve } from '@paipu/engine'
import { someOf } from '../../hands/test/some-of.ts'

const viewers: readonly Viewer[] = [
  SPECTATOR,
  ...SEATS.map(seatViewer),
  { seats: [0, 2], open: false },
  ALL_HANDS,
  REVIEWER,
]

describe('the commuting square (docs/architecture.md, One gate)', () => {
  for (const rules of RULE_SETS) {
    test.prop([fc.integer({ min: 0, max: 2 ** 31 })], { numRuns: someOf(12) })(
      `${rules.id}: folding redacted events is redacting the folded state`,
      (seed) => {
        for (const viewer of viewers) {
          let state: DealState = UNSTARTED
          let view = NOTHING_YET
          for (const step of playDeal(rules, randomFrom(seed))) {
            for (const event of step.events) {
              state = evolve(state, event)
              const seen = redact(event, viewer)
              if (seen !== null) view = evolveView(view, seen)
              expect(view).toEqual(redactState(state, viewer))
            }
          }
        }
      },
    )
  }
})
