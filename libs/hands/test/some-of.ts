/**
 * How many of so many random examples a test tries: all of them, but in the mutation tests, which run it for every change that
 * nothing quicker notices, one of `PAIPU_ONE_IN`, and `atLeast` so many.
 */
export function someOf(examples: number, atLeast = 1): number {
  return Math.max(atLeast, Math.ceil(examples / Number(process.env.PAIPU_ONE_IN ?? 1)))
}
