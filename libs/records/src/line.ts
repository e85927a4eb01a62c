/**
 * The longest line that is read, in characters, of every form that deals have. The longest that is written is a deal's
 * compact form.
 */
export const LONGEST_LINE = 1_000_000

/** What is wrong with a line that is too long to be looked at; `null` for any other. */
export function lengthFault(line: string): string | null {
  return line.length > LONGEST_LINE ? `the line is longer than ${LONGEST_LINE} characters` : null
}
