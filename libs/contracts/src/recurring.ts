/** Longer texts (walls, hands, wins) hardly ever come twice. */
const LONGEST = 160
/** How many are kept; what recurs most is there after some hundred deals. */
const MOST = 4096

const known = new Map<string, unknown>()

/**
 * `JSON.parse` for what events say. Most of it has been said before (this seat drew that tile), so that a short text is
 * parsed once, and all who read it share one frozen value. Throws as `JSON.parse` does.
 */
export function parseRecurring(text: string): unknown {
  if (text.length > LONGEST) return JSON.parse(text)
  const before = known.get(text)
  if (before !== undefined) return before
  const value: unknown = JSON.parse(text)
  // Kept under a text of its own: the one that was read may be a piece of a whole file, which it would hold in memory.
  const key = known.size < MOST ? JSON.stringify(value) : ''
  if (key === text) known.set(key, frozen(value))
  return value
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
