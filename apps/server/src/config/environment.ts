/** The environment's variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A variable of the environment: what reads it, what refuses it and what the documents say of it come from this. */
export interface Variable {
  readonly name: string
  /** What counts where it is not given or empty; '' for nothing. */
  readonly otherwise: string
  /** What may stand in it, in a few words. */
  readonly takes: string
  /** What it decides. */
  readonly means: string
}

/** A variable that is a whole number. */
export interface WholeVariable extends Variable {
  readonly from: number
  readonly to: number
}

/** A variable that is one of several words. */
export interface WordVariable<T extends string> extends Variable {
  readonly words: readonly T[]
}

/** A variable's value; an empty one counts as not given. */
export function text(env: Environment, { name, otherwise }: Variable): string {
  return env[name] || otherwise
}

/** A whole number within its bounds. What is none adds a fault, and is what counts otherwise. */
export function whole(env: Environment, variable: WholeVariable, faults: string[]): number {
  const { name, otherwise, from, to } = variable
  const given = text(env, variable)
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= from && value <= to) return value
  faults.push(`${name}: ${JSON.stringify(given)} is no whole number from ${from} to ${to}`)
  return Number(otherwise)
}

/** One of several words. What is none of them adds a fault, and is what counts otherwise. */
export function oneOf<T extends string>(env: Environment, variable: WordVariable<T>, faults: string[]): T {
  const given = text(env, variable)
  const found = variable.words.find((word) => word === given)
  if (found === undefined)
    faults.push(`${variable.name}: ${JSON.stringify(given)} is none of ${variable.words.join(', ')}`)
  return found ?? (variable.otherwise as T)
}
