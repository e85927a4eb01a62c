import { randomFrom, type Random } from '../../../../libs/tiles/test/support/random.ts'

export { chance, pick, shuffled, type Random } from '../../../../libs/tiles/test/support/random.ts'

/** A generator of its own for one use of a deal: another name gives other numbers, the same name the same (rules.md C21). */
export function randomNamed(name: string): Random {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return randomFrom(hash)
}
