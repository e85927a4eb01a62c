import type { Command, StartCommand } from '@paipu/engine'
import { pick, type Random } from '../corpus/random.ts'

/**
 * Something that is no command at all, made of one that is: another value in one of its fields, a field that is missing, a
 * type that there is not, fields that are inherited, or no object.
 */
export function malformed(command: Command, start: StartCommand, random: Random): unknown {
  const whole = random(8) === 0 ? start : command
  return pick(BREAKS, random)(whole as unknown as Fields, random)
}

type Fields = Readonly<Record<string, unknown>>

const BREAKS: readonly ((command: Fields, random: Random) => unknown)[] = [
  withStrangeField,
  withStrangeField,
  withStrangeField,
  withoutField,
  withStrangeType,
  (command) => Object.create(command) as unknown,
  (command) => Object.assign(Object.create({ seat: 0 }) as object, command),
  (command) => Object.assign(new Map(), command),
  (command) => [command],
  (command) => Object.assign([], command),
  (command) => JSON.stringify(command),
  (command) => () => command,
  (_, random) => pick([null, undefined, 0, Number.NaN, '', 'draw', true, [], {}, Symbol('draw'), 1n], random),
  (command) =>
    new Proxy(command, {
      get: () => {
        throw new Error('nobody reads this')
      },
    }),
]

/** Values that hardly any field may have, each with the fields that may. */
const STRANGE: readonly (readonly [value: unknown, fields: readonly string[]])[] = [
  [null, ['die', 'table', 'commitment', 'source', 'seed']],
  [undefined, ['timedOut']],
  [Number.NaN, []],
  [Number.POSITIVE_INFINITY, []],
  [-1, []],
  [0.5, []],
  [7, ['dealNumber']],
  [1e9, ['dealNumber']],
  [0n, []],
  ['0', ['source']],
  ['', []],
  ['z', ['source']],
  ['0m', ['source']],
  ['R ', ['source']],
  ['5M', ['source']],
  ['__proto__', ['source']],
  [[], ['tiles', 'wall', 'birds']],
  [['5m', '5m', 'z'], []],
  [['5m', '5m', null], []],
  [[['5m'], '5m', '5m'], []],
  // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tried
  [['5m', , '5m'], []],
  [Array.from({ length: 100_000 }, () => '5m'), []],
  [{ 0: '5m', 1: '5m', 2: '5m', length: 3 }, []],
  [{}, []],
  [{ toString: () => '5m', valueOf: () => 0 }, []],
  [Object('5m'), []],
  [Object(0), []],
  [Symbol('5m'), []],
  [() => 0, []],
]

function withStrangeField(command: Fields, random: Random): unknown {
  const fields = Object.keys(command).filter((field) => field !== 'type')
  if (fields.length === 0) return withStrangeType(command, random)
  const field = pick(fields, random)
  const [value] = pick(
    STRANGE.filter(([, fits]) => !fits.includes(field)),
    random,
  )
  return { ...command, [field]: value }
}

/** `timedOut` alone may be left off. */
function withoutField(command: Fields, random: Random): unknown {
  const field = pick(
    Object.keys(command).filter((name) => name !== 'timedOut'),
    random,
  )
  return Object.fromEntries(Object.entries(command).filter(([name]) => name !== field))
}

const TYPES: readonly unknown[] = [
  'pung',
  'Draw',
  'draw ',
  'toString',
  '__proto__',
  '',
  0,
  null,
  ['draw'],
  Object('draw'),
]

function withStrangeType(command: Fields, random: Random): unknown {
  return { ...command, type: pick(TYPES, random) }
}
