import { bySeat, RULE_SETS, SEATS, seatAfter, tileCount, wallStacks, type RuleSet, type Seat } from '@paipu/engine'
import { ALL_HANDS, NOTHING_YET, SPECTATOR, type ViewState } from '@paipu/views'
import { describe, expect, test } from 'vitest'
import { BOARD, CENTRE, wallSpot } from '../../src/board/geometry.ts'
import { plainWindow } from '../../src/board/plain-window.ts'
import { standingTiles } from '../../src/board/standing-wall.ts'
import { dealOf, openingOf, statesOf } from './support.ts'

const WANZHOU = RULE_SETS.find((rules) => rules.id === 'wanzhou')!

/** How many stacks stand before each seat, whole or not. */
function stacksOf(state: ViewState) {
  const standing = standingTiles(state)
  return bySeat((seat) => new Set(standing.filter((tile) => tile.seat === seat).map(({ stack }) => stack)).size)
}

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('the walls of %s', (_id, rules: RuleSet) => {
  const states = statesOf(dealOf(rules, 3), SPECTATOR)

  test('stand whole when they are built', () => {
    const built = states.find(({ wallLeft }) => wallLeft > 0)!
    expect(standingTiles(built)).toHaveLength(tileCount(rules))
    expect(stacksOf(built)).toEqual(wallStacks(rules, built.started!.dealer))
  })

  test('hold at every moment what is left to draw, and the birds', () => {
    for (const state of states.slice(2)) {
      const standing = standingTiles(state)
      expect(standing.filter(({ bird }) => !bird)).toHaveLength(state.wallLeft)
      expect(standing.filter(({ bird }) => bird)).toHaveLength(rules.birds)
    }
  })

  test('lose one tile with each draw, and get none back', () => {
    for (const [at, state] of states.entries()) {
      if (at < 3) continue
      const before = new Set(standingTiles(states[at - 1]!).map((tile) => JSON.stringify(tile)))
      for (const tile of standingTiles(state)) expect(before.has(JSON.stringify(tile))).toBe(true)
    }
  })

  test('say the same to who sees all hands', () => {
    const all = statesOf(dealOf(rules, 3), ALL_HANDS)
    expect(standingTiles(all.at(-1)!)).toEqual(standingTiles(states.at(-1)!))
  })
})

test('before the wall is built none stands', () => {
  expect(standingTiles(NOTHING_YET)).toEqual([])
})

test('Wanzhou has 54 stacks: 14 before the dealer and opposite, 13 before the others (rules.md W1, WZ-28)', () => {
  const [built] = statesOf(openingOf(WANZHOU, 1), SPECTATOR).slice(1)
  const stacks = stacksOf(built!)
  const dealer = built!.started!.dealer
  expect([0, 1, 2, 3].map((steps) => stacks[seatAfter(dealer, steps)])).toEqual([14, 13, 14, 13])
})

test('fourteen stacks fit the centre’s edge and leave the corner to the next wall', () => {
  const last = wallSpot(13, 'upper')
  const foot = wallSpot(0, 'lower')
  const thick = foot.y + foot.height - last.y
  expect(wallSpot(0, 'upper').x + foot.width).toBeLessThanOrEqual(BOARD / 2 + CENTRE)
  expect(last.x - (BOARD / 2 - CENTRE)).toBeGreaterThanOrEqual(thick)
  expect(foot.y + foot.height).toBeLessThanOrEqual(BOARD / 2 + CENTRE)
})

describe('the windows of Wanzhou (rules.md W5)', () => {
  const started = statesOf(openingOf(WANZHOU, 1), SPECTATOR)[0]!.started!
  const at = (discards: number, wallLeft: number, phase: ViewState['phase']) =>
    plainWindow({ ...NOTHING_YET, started, discards, wallLeft, phase })
  const turn = { name: 'turn', seat: 0, source: 'draw' } as const
  const claims = { name: 'claims', discarder: 0, tile: '1m' } as const

  test('the front one takes the first three discards', () => {
    expect(at(0, 50, turn)).toBe('front')
    expect(at(2, 50, turn)).toBe('front')
    expect(at(3, 50, claims)).toBe('front')
    expect(at(3, 50, turn)).toBeNull()
    expect(at(4, 50, claims)).toBeNull()
  })

  test('the back one opens with four tiles left', () => {
    expect(at(40, 5, turn)).toBeNull()
    expect(at(40, 4, turn)).toBe('back')
    expect(at(40, 0, claims)).toBe('back')
  })

  test('is closed before play and after it', () => {
    expect(at(0, 50, { name: 'swapping', chosen: [null, null, null, null] })).toBeNull()
    expect(at(40, 1, { name: 'ended', result: 'wall-end', totals: [0, 0, 0, 0] })).toBeNull()
  })

  test.each(RULE_SETS.filter((rules) => rules !== WANZHOU).map((rules) => [rules.id, rules] as const))(
    '%s has none',
    (_id, rules) => {
      for (const state of statesOf(dealOf(rules, 2), SPECTATOR)) expect(plainWindow(state)).toBeNull()
    },
  )
})

test('each wall is the seat’s own, so that turning the table turns the walls', () => {
  const built = statesOf(openingOf(WANZHOU, 1), SPECTATOR)[1]!
  const seats = new Set<Seat>(standingTiles(built).map(({ seat }) => seat))
  expect([...seats].toSorted()).toEqual([...SEATS])
})
