import { randomFrom, type Random } from '../../../libs/tiles/test/support/random.ts'

export { chance, pick, type Random } from '../../../libs/tiles/test/support/random.ts'

/** The chance of one case: of a seed and its number alone, so that it can be made again by itself. */
export function chanceOf(seed: number, number: number): Random {
  const random = randomFrom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0)
  random(2)
  return random
}

/** So many of something. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
