import type { DealEvent } from '@paipu/contracts'
import { RULE_SETS, SEATS, type RuleSet, type Seat, type StartCommand } from '@paipu/engine'
import { describe, expect, test } from 'vitest'
import { otherHand, replayed, type Prefix } from '../../engine/test/support/another-wall.ts'
import { playDeal } from '../../engine/test/support/play.ts'
import { randomFrom, type Random } from '../../tiles/test/support/random.ts'
import { seatViewer, SPECTATOR, wireFrames, type Viewer } from '../src/index.ts'
import { someOf } from '../../hands/test/some-of.ts'

function prefixOf(rules: RuleSet, random: Random): Prefix {
  const steps = [...playDeal(rules, random)]
  const opening = steps.findIndex((step) => step.events.some((event) => event.type === 'TileDiscarded'))
  const length = opening + random(steps.length - opening - 1)
  const events = steps.slice(0, length).flatMap((step) => step.events)
  const commands = steps.slice(1, length).map((step) => step.command)
  return { start: steps[0]!.command as StartCommand, commands, events }
}

function bytes(events: readonly DealEvent[], viewer: Viewer): string {
  return JSON.stringify(
    wireFrames(
      events.map((event) => ({ time: '2026-01-01T00:00:00.000Z', event })),
      viewer,
    ),
  )
}

describe('non-interference (docs/architecture.md, One gate)', () => {
  for (const rules of RULE_SETS) {
    test(`${rules.id}: other secrets with the same visible prefix give the same bytes`, () => {
      let pairs = 0
      for (let seed = 0; seed < someOf(150, 8); seed++) {
        const random = randomFrom(seed)
        const prefix = prefixOf(rules, random)
        const victim = random(4) as Seat
        const wall = otherHand(prefix, victim, random)
        const other = wall && replayed(prefix, wall)
        if (!other || wall === null) continue
        const changed = changedSeats(prefix.events, other)
        const blind = [SPECTATOR, ...SEATS.filter((seat) => !changed.includes(seat)).map(seatViewer)]
        for (const viewer of blind) expect(bytes(other, viewer)).toBe(bytes(prefix.events, viewer))
        expect(bytes(other, { seats: changed, open: false })).not.toBe(
          bytes(prefix.events, { seats: changed, open: false }),
        )
        pairs++
      }
      expect(pairs).toBeGreaterThanOrEqual(someOf(21))
    })
  }
})

/** The seats whose own view of the opening hands, swaps, draws or offers differs. */
function changedSeats(a: readonly DealEvent[], b: readonly DealEvent[]): Seat[] {
  return SEATS.filter((seat) => bytes(a, seatViewer(seat)) !== bytes(b, seatViewer(seat)))
}
