import { storeError } from '../errors.ts'

const HIGHEST = 2n ** 63n - 1n

/** The position that a text stands for. Throws `bad-argument` for one that this store can't have given. */
export function parsePosition(text: string): bigint {
  const position = /^[1-9]\d{0,18}$/.test(text) ? BigInt(text) : 0n
  if (position < 1n || position > HIGHEST) {
    throw storeError('bad-argument', `${JSON.stringify(text)} is no position of this store`)
  }
  return position
}
