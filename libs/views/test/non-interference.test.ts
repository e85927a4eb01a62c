import type { DealEvent } from '@paipu/contracts'
import {
  decide,
  evolveAll,
  legalActions,
  RULE_SETS,
  SEATS,
  UNSTARTED,
  type Command,
  type Deal,
  type DealState,
  type RuleSet,
  type Seat,
  type StartCommand,
} from '@paipu/engine'
import type { Tile } from '@paipu/tiles'
import { describe, expect, test } from 'vitest'
import { playDeal } from '../../engine/test/support/play.ts'
import { randomFrom, type Random } from '../../engine/test/support/random.ts'
import { seatViewer, SPECTATOR, wireFrames, type Viewer } from '../src/index.ts'
import { someOf } from '../../hands/test/some-of.ts'

/** A deal up to some moment: what was commanded, and the events. */
interface Prefix {
  readonly start: StartCommand
  readonly commands: readonly Command[]
  readonly events: readonly DealEvent[]
}

function prefixOf(rules: RuleSet, random: Random): Prefix {
  const steps = [...playDeal(rules, random)]
  const opening = steps.findIndex((step) => step.events.some((event) => event.type === 'TileDiscarded'))
  const length = opening + random(steps.length - opening - 1)
  const events = steps.slice(0, length).flatMap((step) => step.events)
  const commands = steps.slice(1, length).map((step) => step.command)
  return { start: steps[0]!.command as StartCommand, commands, events }
}

/**
 * Plays the same decisions over another wall, where that is possible: offers that only exist there are passed, answers to
 * offers that do not exist there are left out. Nobody but the answering seat sees either.
 */
function replayed(prefix: Prefix, wall: readonly Tile[]): readonly DealEvent[] | null {
  const events: DealEvent[] = []
  let state: DealState = UNSTARTED
  const play = (command: Command): boolean => {
    const decision = decide(state, command)
    if (!decision.ok) return false
    events.push(...decision.events)
    state = evolveAll(state, decision.events)
    return true
  }
  if (!play({ ...prefix.start, wall })) return null
  for (const command of prefix.commands) {
    if (play(command)) continue
    if (command.type === 'answer' && command.answer === 'pass') continue
    if (command.type !== 'draw') return null
    for (const pass of passes(state as Deal)) play(pass)
    if (!play(command)) return null
  }
  return events
}

function passes(deal: Deal): Command[] {
  return SEATS.flatMap((seat) =>
    legalActions(deal, seat).filter((action) => action.type === 'answer' && action.answer === 'pass'),
  )
}

/** The wall with one tile of a seat's opening hand and one undealt tile exchanged. */
function otherSecrets(prefix: Prefix, victim: Seat, random: Random): readonly Tile[] | null {
  const wall = [...prefix.start.wall]
  const state = evolveAll(UNSTARTED, prefix.events) as Deal
  const dealt = prefix.events.find((event) => event.type === 'HandsDealt')
  if (dealt?.type !== 'HandsDealt' || state.phase.name === 'ended') return null
  const mine = dealt.data.hands[victim]!.tiles
  const inHand = mine[random(mine.length)]!
  const undealt = state.front + random(Math.max(1, wall.length - state.back - state.front))
  const at = wall.indexOf(inHand)
  if (undealt >= wall.length || wall[undealt] === inHand || at < 0 || at >= 53) return null
  ;[wall[at], wall[undealt]] = [wall[undealt]!, wall[at]!]
  return wall
}

function bytes(events: readonly DealEvent[], viewer: Viewer): string {
  return JSON.stringify(
    wireFrames(
      events.map((event) => ({ time: '2026-01-01T00:00:00.000Z', event })),
      viewer,
    ),
  )
}

describe('non-interference (design.md, One gate)', () => {
  for (const rules of RULE_SETS) {
    test(`${rules.id}: other secrets with the same visible prefix give the same bytes`, () => {
      let pairs = 0
      for (let seed = 0; seed < someOf(150, 8); seed++) {
        const random = randomFrom(seed)
        const prefix = prefixOf(rules, random)
        const victim = random(4) as Seat
        const wall = otherSecrets(prefix, victim, random)
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
