import { parseArgs } from 'node:util'

/** A command of the repository: what its help says, and which options it takes. */
export interface CommandLine<O extends Options = Options> {
  /** How it is called: `npm run fuzz`. */
  readonly name: string
  /** What it does and how it ends, as a text of its own. */
  readonly about: string
  readonly options: O
}

type Options = Readonly<Record<string, Option>>

/**
 * One option. A `switch` stands alone; a `number` or a `text` follows the others; `numbers` and `texts` are several, with commas or
 * given again; `words` are what stands without an option's name before it (one such at most).
 */
export type Option = { readonly about: string } & (
  | { readonly kind: 'switch' }
  /** From `least` on, 0 where there is none. */
  | { readonly kind: 'number'; readonly least?: number; readonly default?: number }
  | { readonly kind: 'numbers'; readonly least?: number; readonly default: readonly number[] }
  /** One, or some, `of` these, where there is such a list. */
  | { readonly kind: 'text'; readonly of?: readonly string[]; readonly default?: string }
  | { readonly kind: 'texts'; readonly of?: readonly string[]; readonly default: readonly string[] }
  | { readonly kind: 'words'; readonly of?: readonly string[] }
)

/** What was given for each option, or its default; `null` where there is neither. */
export type Values<O extends Options> = { readonly [Name in keyof O]: Value<O[Name]> }

type Value<O extends Option> = O['kind'] extends 'switch'
  ? boolean
  : O['kind'] extends 'number'
    ? number | Otherwise<O>
    : O['kind'] extends 'numbers'
      ? readonly number[]
      : O['kind'] extends 'text'
        ? One<O> | Otherwise<O>
        : readonly One<O>[]
type One<O extends Option> = O extends { readonly of: readonly (infer Word)[] } ? Word : string
type Otherwise<O extends Option> = O extends { readonly default: unknown } ? never : null

/**
 * What the process was called with. Where help is asked for it is printed, and the process ends with 0; where an option is unknown
 * or its value is none, one line says which, and the process ends with 2. To be called before anything is begun.
 */
export function readOptions<const O extends Options>(
  command: CommandLine<O>,
  args: readonly string[] = process.argv.slice(2),
): Values<O> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpOf(command))
    process.exit(0)
  }
  try {
    return valuesOf(command, args)
  } catch (error) {
    console.error(
      `${command.name}: ${error instanceof Error ? error.message : String(error)}; --help says what there is`,
    )
    process.exit(2)
  }
}

/** The values of a command's options; throws an error that names the option that is wrong. */
export function valuesOf<const O extends Options>({ options }: CommandLine<O>, args: readonly string[]): Values<O> {
  const given = parsed(options, args)
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, valueOf(name, option, given[name])]),
  ) as Values<O>
}

/** All that was given, by option; a switch that was counts as one without words. */
function parsed(options: Options, args: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const words = Object.keys(options).find((name) => options[name]!.kind === 'words')
  const named = Object.entries(options).filter(([name]) => name !== words)
  const config = named.map(([name, { kind }]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }] as const)
  const given: Record<string, string[]> = {}
  const { tokens } = parse(Object.fromEntries(config), args, words !== undefined)
  for (const token of tokens) {
    if (token.kind === 'option') (given[token.name] ??= []).push(...(token.value === undefined ? [] : [token.value]))
    if (token.kind === 'positional') (given[words!] ??= []).push(token.value)
  }
  return given
}

function parse(
  options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>,
  args: readonly string[],
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals, tokens: true })
  } catch (error) {
    // What comes after the first sentence is advice about Node's own ways.
    throw new Error(
      (error as Error).message.split(/\. |\n/)[0]!.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
      {
        cause: error,
      },
    )
  }
}

function valueOf(name: string, option: Option, given: readonly string[] | undefined): unknown {
  switch (option.kind) {
    case 'switch':
      return given !== undefined
    case 'number':
      return given === undefined ? (option.default ?? null) : numberOf(name, given.at(-1)!, option.least)
    case 'numbers':
      return (
        given?.flatMap((text) => text.split(',')).map((text) => numberOf(name, text, option.least)) ?? option.default
      )
    case 'text':
      return given === undefined ? (option.default ?? null) : oneOf(`--${name}`, given.at(-1)!, option.of)
    case 'texts':
      return (
        given?.flatMap((text) => text.split(',')).map((text) => oneOf(`--${name}`, text, option.of)) ?? option.default
      )
    case 'words':
      return (given ?? []).map((word) => oneOf(name, word, option.of))
  }
}

function numberOf(name: string, text: string, least = 0): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new Error(`--${name}: ${JSON.stringify(text)} is no number from ${least}`)
  return value
}

function oneOf(name: string, text: string, of: readonly string[] | undefined): string {
  if (of !== undefined && !of.includes(text))
    throw new Error(`${name}: ${JSON.stringify(text)} is none of ${of.join(', ')}`)
  return text
}

function helpOf({ name, about, options }: CommandLine): string {
  const lines = [...Object.entries(options).map(lineOf), ['--help', 'this text'] as const]
  const width = Math.max(...lines.map(([call]) => call.length))
  const shown = lines.map(([call, text]) => `  ${call.padEnd(width)}  ${text}\n`)
  const words = Object.entries(options).find(([, { kind }]) => kind === 'words')?.[0]
  const call = `${name} -- [options]${words === undefined ? '' : ` [${words} …]`}`
  return `Usage: ${call}\n\n${about}\n\n${shown.join('')}`
}

function lineOf([name, option]: readonly [string, Option]): readonly [call: string, text: string] {
  const listed = 'of' in option && option.of !== undefined ? `: ${option.of.join(', ')}` : ''
  const given = 'default' in option ? String(option.default) : ''
  const text = `${option.about}${listed}${given === '' ? '' : ` (${given})`}`
  if (option.kind === 'words') return [name, text]
  return [option.kind === 'switch' ? `--${name}` : `--${name} ${name.toUpperCase()}`, text]
}
