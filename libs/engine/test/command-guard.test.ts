import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { commandFault } from '../src/command-guard.ts'
import { decide, UNSTARTED, type Command, type DealState } from '../src/index.ts'
import { EVERY_SEAT_COMMAND, EVERY_TABLE_COMMAND } from './support/every-command.ts'
import { draw } from './support/given.ts'
import { allTiles, startCommand } from './support/play.ts'
import { position } from './support/position.ts'
import { EACH_RULE_SET } from './support/random-deals.ts'
import { SICHUAN } from './support/rule-sets.ts'

const START = startCommand(SICHUAN, allTiles(SICHUAN))
const STATES: readonly DealState[] = [UNSTARTED, position(SICHUAN, { turn: 0 })]

/** The same fields in an object that is not plain. */
function inheriting(fields: object): object {
  return Object.assign(Object.create({}) as object, fields)
}

/** Something that is no command, and what the refusal's message must name. */
const CASES: readonly (readonly [unknown, RegExp])[] = [
  [null, /a command must be a plain object, not null/],
  [undefined, /not undefined/],
  ['draw', /not "draw"/],
  [[{ type: 'draw' }], /not a list/],
  [() => draw, /not a function/],
  [new Map([['type', 'draw']]), /not an object/],
  [Object.create({ type: 'draw' }), /plain object/],
  [{}, /type: there is no command undefined/],
  [{ type: 'chow', seat: 0 }, /type: there is no command "chow"/],
  [{ type: 'toString', seat: 0 }, /type/],
  [{ type: ['draw'] }, /type: .* a list/],
  [{ type: 'win' }, /win: seat must be 0, 1, 2 or 3, not undefined/],
  [{ type: 'win', seat: '0' }, /win: seat .* not "0"/],
  [{ type: 'win', seat: 7 }, /win: seat .* not 7/],
  [{ type: 'win', seat: -0 }, /win: seat .* not -0/],
  [{ ...START, dealer: -0 }, /start: dealer must be 0, 1, 2 or 3, not -0/],
  [{ type: 'win', seat: Number.NaN }, /win: seat .* not NaN/],
  [{ type: 'announce', seat: null }, /announce: seat .* not null/],
  [
    { type: 'announce', seat: 1, timedOut: 'player' },
    /announce: timedOut must be "bot" or "rule", or be left off, not "player"/,
  ],
  [{ type: 'win', seat: 1, timedOut: null }, /win: timedOut .* null/],
  [{ type: 'void', seat: 0, suit: 'z' }, /void: suit must be m, p or s, not "z"/],
  [{ type: 'void', seat: 0, suit: ['m'] }, /void: suit .* a list/],
  [{ type: 'discard', seat: 0, tile: '5m' }, /discard: announce must be true or false, not undefined/],
  [{ type: 'discard', seat: 0, tile: '0m', announce: false }, /discard: tile .* not "0m"/],
  [{ type: 'discard', seat: 0, tile: Object('5m'), announce: false }, /discard: tile .* not an object/],
  [{ type: 'kong', seat: 0, tile: '5m', kind: 'exposed' }, /kong: kind must be concealed or added, not "exposed"/],
  [{ type: 'kong', seat: 0, tile: 4, kind: 'added' }, /kong: tile .* not 4/],
  [{ type: 'answer', seat: 0, answer: 'chow' }, /answer: answer must be one of win, kong, pung, pass, not "chow"/],
  [{ type: 'swap', seat: 0, tiles: '1m2m3m' }, /swap: tiles must be a list of tiles, not "1m2m3m"/],
  [{ type: 'swap', seat: 0, tiles: { 0: '1m', 1: '2m', 2: '3m', length: 3 } }, /swap: tiles .* an object/],
  [{ type: 'swap', seat: 0, tiles: ['1m', '2m', 'z'] }, /swap: tiles\[2\] .* "z"/],
  // oxlint-disable-next-line no-sparse-arrays -- a hole is what is refused
  [{ type: 'remove', seat: 0, tiles: ['1m', , '2m'] }, /remove: tiles\[1\] .* undefined/],
  [{ type: 'remove', seat: 0, tiles: Array.from({ length: 15 }, () => '1m') }, /remove: tiles has 15 tiles/],
  [
    { type: 'draw-direction', direction: 'up', die: null },
    /draw-direction: direction must be left, across or right, not "up"/,
  ],
  [
    { type: 'draw-direction', direction: 'left', die: 7 },
    /draw-direction: die must be a whole number from 1 to 6, or null, not 7/,
  ],
  [{ type: 'draw-direction', direction: 'left', die: 1.5 }, /draw-direction: die .* not 1.5/],
  [{ type: 'draw-direction', direction: 'left' }, /draw-direction: die .* undefined/],
  [{ type: 'swap', seat: 0, tiles: ['1m', '1m', '1m'], timedOut: 'me' }, /swap: timedOut .* "me"/],
  [{ type: 'discard', seat: 0, tile: true, announce: false }, /discard: tile .* not true$/],
  [{ type: 'x'.repeat(40) }, /type: there is no command "x{40}"$/],
  [{ type: 'x'.repeat(41) }, /type: there is no command "x{37}\.\.\."$/],
  [{ ...START, ruleSet: inheriting(START.ruleSet) }, /start: ruleSet and its options must be plain objects/],
  [{ ...START, seats: START.seats.map(inheriting) }, /start: seats must be plain objects/],
  [{ ...START, ruleSet: null }, /start: ruleSet/],
  [{ ...START, ruleSet: { ...START.ruleSet, options: { fanCap: '4' } } }, /start: ruleSet\.options\.fanCap/],
  [{ ...START, dealer: 4 }, /start: dealer/],
  [{ ...START, dealNumber: Number.NaN }, /start: dealNumber/],
  [{ ...START, seats: START.seats.slice(1) }, /start: seats/],
  [{ ...START, clock: { ...START.clock, turnSeconds: -1 } }, /start: clock\.turnSeconds/],
  [{ ...START, clock: Object.create(START.clock) }, /start: clock/],
  [{ ...START, wall: [...START.wall.slice(1), 'z'] }, /start: wall\[107\] .*"z"/],
  [{ ...START, wall: undefined }, /start: .*wall/],
  [{ ...START, clientSeeds: [null] }, /start: clientSeeds/],
  [{ ...START, luck: 1 }, /start: .*"luck"/],
]

describe('what is no command', () => {
  test.each(CASES)('%o is refused, and the field named', (value, message) => {
    for (const state of STATES) {
      const decision = decide(state, value as Command)
      expect(decision).toMatchObject({ ok: false, refusal: { code: 'malformed-command' } })
      expect(decision.ok ? '' : decision.refusal.message).toMatch(message)
    }
  })

  test('what throws when it is read is refused', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const refusal = { code: 'malformed-command', message: 'the command can’t be read' }
    expect(decide(UNSTARTED, proxy as Command)).toEqual({ ok: false, refusal })
  })

  property.prop([fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true })])(
    'anything at all is refused',
    (value) => {
      for (const state of STATES) expect(decide(state, value as Command).ok).toBe(false)
    },
  )

  property.prop([
    fc.constantFrom(...EVERY_SEAT_COMMAND),
    fc.constantFrom('type', 'seat', 'tile', 'tiles', 'suit', 'kind', 'answer', 'announce', 'timedOut'),
    fc.anything(),
  ])('a command with anything in one field is a command or refused as none', (command, field, value) => {
    const changed = { ...command, [field]: value } as Command
    const decision = decide(STATES[1]!, changed)
    if (decision.ok) expect(commandFault(changed)).toBeNull()
    else expect(decision.refusal.message).toBe(commandFault(changed) ?? decision.refusal.message)
  })
})

describe('what is one', () => {
  test('every command of a seat and of the table, with and without a mark that time ran out', () => {
    const marked = EVERY_SEAT_COMMAND.flatMap((command) => [
      { ...command, timedOut: 'bot' },
      { ...command, timedOut: undefined },
    ])
    for (const command of [...EVERY_SEAT_COMMAND, ...EVERY_TABLE_COMMAND, ...marked])
      expect(commandFault(command)).toBeNull()
  })

  test.each(EACH_RULE_SET)('the start of a deal of %s', (_, rules) => {
    expect(commandFault(startCommand(rules, allTiles(rules)))).toBeNull()
  })

  test('a command without a prototype, as some readers of JSON make it', () => {
    expect(commandFault(Object.assign(Object.create(null) as object, draw))).toBeNull()
    expect(commandFault(JSON.parse('{"type":"win","seat":3}'))).toBeNull()
  })
})
