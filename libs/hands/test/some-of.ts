/**
 * How many of so many random examples a test tries: all of them, but in the mutation tests, which run it for every change that
 * nothing quicker notices, one of `PAIPU_ONE_IN`.
 */
export function someOf(examples: number): number {
  return Math.ceil(examples / Number(process.env.PAIPU_ONE_IN ?? 1))
}
