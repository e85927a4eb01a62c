import { randomFrom, type Random } from '../../../../libs/tiles/test/support/random.ts'

export { pick, type Random } from '../../../../libs/tiles/test/support/random.ts'

/** A generator of its own for one use of a deal: another name gives other numbers, the same name the same (rules.md C21). */
export function randomNamed(name: string): Random {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return randomFrom(hash)
}

/** Whether something of this probability, in percent, happens. */
export function chance(percent: number, random: Random): boolean {
  return random(100) < percent
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }
  return copy
}
