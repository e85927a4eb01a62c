import { PublicError } from '../errors/public-error.ts'
import { quoted } from '../requests/quoted.ts'

/** The last frame that a client has: of which deal, as which viewer, and its ply. */
export interface Cursor {
  readonly deal: string
  readonly ply: number
  readonly viewer: string
}

/** The cursor of a client that has no frame yet. */
const NOTHING = 'start'

/** A cursor as clients get it; `null` where there is no frame yet. */
export function cursorText(cursor: Cursor | null): string {
  return cursor === null ? NOTHING : `${cursor.deal}:${cursor.ply}:${cursor.viewer}`
}

/** Reads a cursor; `null` for that of a client without frames. Throws `BAD_CURSOR` for one that no server gave. */
export function readCursor(text: string): Cursor | null {
  if (text === NOTHING) return null
  const match = /^([0-9a-f-]{36}):(0|[1-9]\d{0,8}):([a-z0-9-]{1,20})$/.exec(text)
  if (match === null) throw new PublicError('BAD_CURSOR', `after: ${quoted(text)} is no cursor of a table`)
  return { deal: match[1]!, ply: Number(match[2]), viewer: match[3]! }
}
