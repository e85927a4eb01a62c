import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valuesOf, type CommandLine } from '../../options.ts'
import { ROOT, run } from '../src/run.ts'

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }

/** Commands of others, which know their own options, and the command line, whose commands have tests of their own. */
const OTHERS = /^((TAKEOVER_KILLS|PAIPU_PAIRS)=\d+ vitest|oxfmt|oxlint|nx|node tools\/check-node\.cjs)\b|apps\/cli\//
const own = Object.entries(scripts).filter(([, command]) => !OTHERS.test(command))

/** Runs a command of the root's with one option more; answers its own arguments, too. */
async function asked(command: string, option: string) {
  const [file, ...args] = command.split(' ')
  return { args, ...(await run(file!, [...args, option])) }
}

describe('every command of the repository', { tags: 'long' }, () => {
  it('is one of these', () => {
    expect(own.map(([, command]) => command.split(' ')[0])).toEqual(own.map(() => 'node'))
    expect(own.length).toBeGreaterThan(15)
  })

  it.concurrent.each(own)('%s says what it is for when asked, and does nothing', async (name, command) => {
    const { code, output, args } = await asked(command, '--help')
    const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    expect(output.startsWith(`Usage: ${args.length > 1 ? '' : `${call} -- [options]`}`)).toBe(true)
    expect(output).toMatch(/^ {2}--help +this text\n$/m)
    expect(code).toBe(0)
  })

  it.concurrent.each(own)('%s says which option it does not know, and does nothing', async (_name, command) => {
    const { code, output } = await asked(command, '--no-such-option')
    expect(output).toMatch(/^npm [a-z: -]+: unknown option '--no-such-option'; --help says what there is\n$/)
    expect(code).toBe(2)
  })
})

describe('what was given', () => {
  const command = {
    name: 'npm run x',
    about: '',
    options: {
      all: { kind: 'switch', about: '' },
      seed: { kind: 'number', about: '', least: 1 },
      cases: { kind: 'number', about: '', default: 5 },
      rates: { kind: 'numbers', about: '', default: [1, 10] },
      mode: { kind: 'text', about: '', of: ['a', 'b'], default: 'a' },
      only: { kind: 'text', about: '' },
      libs: { kind: 'texts', about: '', of: ['tiles', 'hands'], default: ['tiles'] },
      words: { kind: 'words', about: '' },
    },
  } as const satisfies CommandLine

  it('is a value of each kind, or what stands for it', () => {
    expect(valuesOf(command, [])).toEqual({
      all: false,
      seed: null,
      cases: 5,
      rates: [1, 10],
      mode: 'a',
      only: null,
      libs: ['tiles'],
      words: [],
    })
    const args =
      'one --all --seed 3 two --cases=0 --rates 2,3 --rates 4 --mode a --mode b --only x,y --libs hands,tiles'.split(
        ' ',
      )
    expect(valuesOf(command, args)).toEqual({
      all: true,
      seed: 3,
      cases: 0,
      rates: [2, 3, 4],
      mode: 'b',
      only: 'x,y',
      libs: ['hands', 'tiles'],
      words: ['one', 'two'],
    })
  })

  it.each([
    [['--seed', '0'], '--seed: "0" is no number from 1'],
    [['--cases', 'x'], '--cases: "x" is no number from 0'],
    [['--cases', ''], '--cases: "" is no number from 0'],
    [['--cases=-1'], '--cases: "-1" is no number from 0'],
    [['--rates', '1,'], '--rates: "" is no number from 0'],
    [['--mode', 'c'], '--mode: "c" is none of a, b'],
    [['--libs', 'tiles,views'], '--libs: "views" is none of tiles, hands'],
    [['--only'], "option '--only <value>' argument missing"],
    [['--cases', '-1'], "option '--cases' argument is ambiguous."],
    [['--all=yes'], "option '--all' does not take an argument"],
    [['--every'], "unknown option '--every'"],
  ])('is refused by its name: %j', (args, message) => {
    expect(() => valuesOf(command, args)).toThrow(new Error(message))
  })

  it('has no words where none are taken', () => {
    const { words: _, ...options } = command.options
    expect(() => valuesOf({ ...command, options }, ['one'])).toThrow("unexpected argument 'one'")
  })
})
