import { describe, expect, test } from 'vitest'
import { simulateDeal } from '@paipu/bots'
import type { DealEvent, DealEventOf } from '@paipu/contracts'
import {
  evolve,
  isActive,
  RULE_SETS,
  SEATS,
  UNSTARTED,
  waitsOf,
  wallLeft,
  type Deal,
  type RuleSet,
} from '@paipu/engine'
import { formatTiles, tilesOf } from '@paipu/tiles'
import { answer } from './support/hands.ts'

type Win = DealEventOf<'WinDeclared'>['data']

/** A win as it was declared, and the deal just before. */
interface DeclaredWin {
  readonly before: Deal
  readonly win: Win
}

/** Every win of some deals by bots, and every deal's state after each discard. */
function play(rules: RuleSet, deals: number): { wins: DeclaredWin[]; discards: Deal[] } {
  const wins: DeclaredWin[] = []
  const discards: Deal[] = []
  for (let dealNumber = 1; dealNumber <= deals; dealNumber++) {
    let state: Deal | typeof UNSTARTED = UNSTARTED
    let settled = state as Deal
    for (const { events } of simulateDeal({ rules, options: rules.options, seed: 'score', dealNumber })) {
      settled = state as Deal
      for (const event of events) {
        if (event.type === 'WinDeclared') wins.push({ before: settled, win: event.data })
        state = evolve(state, event as DealEvent) as Deal
        if (event.type === 'TileDiscarded') discards.push(state as Deal)
      }
    }
  }
  return { wins, discards }
}

/** A declared win as `paipu score --jsonl` is asked about it. */
function asked(declared: DeclaredWin): object {
  const { before, win } = declared
  const { hand, melds, voidSuit, announced } = before.seats[win.seat]
  const { phase, rules, options } = before
  const concealed = formatTiles(tilesOf(hand)) + (win.from === null ? '' : win.tile)
  return {
    ruleSet: rules.id,
    options,
    concealed,
    melds: melds.map(({ kind, tile }) => ({ kind, tile })),
    ...(voidSuit === null ? {} : { voidSuit }),
    win: {
      tile: win.tile,
      by: win.by,
      afterKong: phase.name === 'turn' && phase.source === 'replacement',
      afterKongDiscard: phase.name === 'claims' && phase.afterKong,
      lastTile: wallLeft(before) === 0,
      birds: before.birds,
      announced,
      discardNumber: before.discards,
      wallLeft: wallLeft(before),
      early: earlyOf(declared),
    },
  }
}

/** How a win on the opening hand or at a first draw is told (rules.md X3). */
function earlyOf({ before, win }: DeclaredWin): string | null {
  if (!win.fans.some(({ name }) => name === 'early-win')) return null
  return before.phase.name === 'turn' && before.phase.source === 'opening' ? 'opening-hand' : 'first-draw'
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
  '%s: the same answer as at a table',
  (id, rules) => {
    const { wins, discards } = play(rules, 25)

    test('for every win of the bots', () => {
      expect(wins.length).toBeGreaterThan(15)
      for (const declared of wins) {
        const { fans, fan, points } = declared.win
        expect(answer(asked(declared))).toEqual({ win: true, fans, fan, points })
      }
    })

    test('for the waits of every seat after a discard', () => {
      const hands = discards
        .filter((_, index) => index % 5 === 0)
        .flatMap((deal) => SEATS.filter((seat) => isActive(deal, seat)).map((seat) => deal.seats[seat]))
      for (const { hand, melds, voidSuit } of hands) {
        const waits = waitsOf(rules, { concealed: hand, melds, voidSuit })
        const line = {
          ruleSet: id,
          concealed: formatTiles(tilesOf(hand)),
          melds: melds.map(({ kind, tile }) => ({ kind, tile })),
          voidSuit,
        }
        const told = answer(line)
        expect(told).toMatchObject({ ready: waits.length > 0, waits })
        expect('shanten' in told && told.shanten === 0).toBe(waits.length > 0)
      }
    })
  },
)
