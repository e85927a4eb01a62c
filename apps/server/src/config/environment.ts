/** The environment's variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A variable's value; an empty one counts as not given. */
export function text(env: Environment, name: string, otherwise: string): string {
  return env[name] || otherwise
}

/** A whole number from `least` to `most`. What is none adds a fault, and is `otherwise`. */
export function whole(
  env: Environment,
  name: string,
  otherwise: number,
  [least, most]: readonly [least: number, most: number],
  faults: string[],
): number {
  const given = text(env, name, String(otherwise))
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= least && value <= most) return value
  faults.push(`${name}: ${JSON.stringify(given)} is no whole number from ${least} to ${most}`)
  return otherwise
}

/** One of several words. What is none of them adds a fault, and is `otherwise`. */
export function oneOf<T extends string>(
  env: Environment,
  name: string,
  otherwise: T,
  all: readonly T[],
  faults: string[],
): T {
  const given = text(env, name, otherwise)
  const found = all.find((value) => value === given)
  if (found === undefined) faults.push(`${name}: ${JSON.stringify(given)} is none of ${all.join(', ')}`)
  return found ?? otherwise
}
