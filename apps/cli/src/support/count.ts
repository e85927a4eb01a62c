/** A number of things in words: `1 deal`, `2 deals`. */
export function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`
}
