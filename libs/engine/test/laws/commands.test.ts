import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  decide,
  legalActions,
  REFUSAL_CODES,
  SEATS,
  tableActions,
  UNSTARTED,
  type Command,
  type DealState,
  type SeatCommand,
} from '../../src/index.ts'
import { EVERY_SEAT_COMMAND, EVERY_TABLE_COMMAND, EVERY_TRIPLE } from '../support/every-command.ts'
import { deepFreeze } from '../support/freeze.ts'
import { allTiles, startCommand } from '../support/play.ts'
import { dealOf, EACH_RULE_SET } from '../support/random-deals.ts'
import { randomFrom } from '../../../tiles/test/support/random.ts'
import { someOf } from '../../../hands/test/some-of.ts'

const codes = new Set<string>(REFUSAL_CODES)

/** The commands among some that `decide` accepts; each refusal must say why. */
function accepted<C extends Command>(state: DealState, commands: readonly C[]): C[] {
  return commands.filter((command) => {
    const decision = decide(state, command)
    if (!decision.ok) {
      const { code, message } = decision.refusal
      if (!codes.has(code) || message === '') throw new Error(`${code}: ${message} refuses ${JSON.stringify(command)}`)
    } else if (decision.events.length === 0) throw new Error(`nothing follows from ${JSON.stringify(command)}`)
    return decision.ok
  })
}

function inOrder(commands: readonly Command[]): string[] {
  return commands.map((command) => JSON.stringify(Object.entries(command).toSorted())).toSorted()
}

function expectSame(found: readonly Command[], listed: readonly Command[]): void {
  expect(inOrder(found)).toEqual(inOrder(listed))
}

/** Triples of a swap or removal: `decide` takes them in any order, `legalActions` lists each once in tile order. */
function checkTriples(state: DealState, random: (limit: number) => number): void {
  const { name } = state.phase
  if (name !== 'swapping' && name !== 'removing') return
  const type = name === 'swapping' ? 'swap' : 'remove'
  const seat = SEATS[random(4)]!
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]
  for (const order of orders) {
    const commands = EVERY_TRIPLE.map((tiles): SeatCommand => ({ type, seat, tiles: order.map((at) => tiles[at]!) }))
    const found = accepted(state, commands).map((command) => EVERY_TRIPLE[commands.indexOf(command)]!)
    expectSame(
      found.map((tiles): SeatCommand => ({ type, seat, tiles })),
      legalActions(state, seat),
    )
  }
}

/** The one statement of what is allowed, and `decide`, agree at every moment. */
describe.each(EACH_RULE_SET)('commands in %s', (_, rules) => {
  test.prop([fc.nat({ max: 1_000_000 })], { numRuns: someOf(15) })(
    'decide accepts exactly what legalActions and tableActions list, and changes nothing',
    (seed) => {
      const random = randomFrom(seed)
      const steps = dealOf(rules, seed)
      for (const [index, { before, after }] of steps.entries()) {
        const isLast = index === steps.length - 1
        if (index > 12 && !isLast && random(8) > 0) continue
        const state = deepFreeze(isLast ? after : before)
        const listed = SEATS.flatMap((seat) => legalActions(state, seat))
        const others = listed.filter(({ type }) => type !== 'swap' && type !== 'remove')
        expectSame(accepted(state, EVERY_SEAT_COMMAND), others)
        expectSame(accepted(state, EVERY_TABLE_COMMAND), tableActions(state))
        if (random(4) === 0) checkTriples(state, random)
      }
    },
  )

  test('before the deal and after it begins there is one thing to do', () => {
    const start = startCommand(rules, allTiles(rules))
    expect(accepted(UNSTARTED, [...EVERY_SEAT_COMMAND, ...EVERY_TABLE_COMMAND])).toEqual([])
    expect(SEATS.flatMap((seat) => legalActions(UNSTARTED, seat))).toEqual([])
    expect(tableActions(UNSTARTED)).toEqual([])
    expect(decide(UNSTARTED, start).ok).toBe(true)
    const begun = dealOf(rules, 1)[0]!.after
    expect(decide(begun, start)).toMatchObject({ ok: false, refusal: { code: 'already-started' } })
    expect(decide(UNSTARTED, { ...start, ruleSet: { ...start.ruleSet, version: 99 } })).toMatchObject({
      refusal: { code: 'unknown-rule-set' },
    })
  })
})
