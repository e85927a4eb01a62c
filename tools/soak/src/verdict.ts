/** What must hold all along: how often it was looked at, and what was wrong. */
export interface Verdict {
  readonly name: string
  /** How often it was looked at; what was never looked at does not hold. */
  count: number
  faults: number
  /** The first faults, in words. */
  readonly examples: string[]
}

/** How many faults are told in words. */
const EXAMPLES = 10

/** The verdict on what nothing was held against yet. */
export function newVerdict(name: string): Verdict {
  return { name, count: 0, faults: 0, examples: [] }
}

/** Takes down a fault. */
export function noteFault(verdict: Verdict, text: string): void {
  verdict.faults++
  if (verdict.examples.length < EXAMPLES) verdict.examples.push(text)
}

/** Looks once: what is wrong, `null` for nothing. */
export function judge(verdict: Verdict, fault: string | null): void {
  verdict.count++
  if (fault !== null) noteFault(verdict, fault)
}

/** Whether it was looked at, and never found broken. */
export function holds({ count, faults }: Verdict): boolean {
  return count > 0 && faults === 0
}
