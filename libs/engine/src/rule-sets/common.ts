/** Kong payments common to all rule sets (rules.md C9): exposed 2 from the discarder, added 1 from each, concealed 2 from each. */
export function commonKongPoints(kind: 'concealed' | 'exposed' | 'added'): number {
  return kind === 'added' ? 1 : 2
}

/** Points that double with each fan, up to the cap (rules.md S3, P3, X2). */
export function doubling(fan: number, cap: number | null): number {
  return 2 ** (cap === null ? fan : Math.min(fan, cap))
}
