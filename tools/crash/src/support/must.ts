/** Throws an error with a message unless a condition holds: a promise of the store was broken. */
export function must(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Error(message())
}
