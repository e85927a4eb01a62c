/** What must hold all along: how often it was looked at, and what was wrong. */
export interface Verdict {
  readonly name: string
  /** How often it was looked at; what was never looked at does not hold. */
  count: number
  faults: number
  /** The first faults, in words. */
  readonly examples: string[]
  /** Why it could not be looked at, where that is nobody's fault. */
  unjudged: string | null
}

/** How many faults are told in words. */
const EXAMPLES = 10

/** The verdict on what nothing was held against yet. */
export function newVerdict(name: string): Verdict {
  return { name, count: 0, faults: 0, examples: [], unjudged: null }
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

/** What a look at the whole run says: what is wrong, `null` for nothing, or why nothing can be said. */
export type Finding = { readonly fault: string | null } | { readonly unjudged: string }

/** Looks once, where that may be impossible. */
export function judgeIfPossible(verdict: Verdict, finding: Finding): void {
  if ('unjudged' in finding) verdict.unjudged = finding.unjudged
  else judge(verdict, finding.fault)
}

/** Whether it was looked at, and never found broken. */
export function holds({ count, faults }: Verdict): boolean {
  return count > 0 && faults === 0
}

/** Whether it is broken, or was not looked at without a reason. */
export function fails(verdict: Verdict): boolean {
  return !holds(verdict) && (verdict.unjudged === null || verdict.faults > 0)
}
