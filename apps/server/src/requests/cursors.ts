import { PublicError } from '../errors/public-error.ts'
import { quoted } from './quoted.ts'

/** The longest cursor there can be: that of a player, with a name of 40 characters in UTF-8 and an id. */
const MAX_CURSOR = 512

/** The place of a page's last row, as clients get it. */
export function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url')
}

/** Reads a list's cursor, `after`, with what reads a place of its rows. Throws `BAD_CURSOR` for one that no server gave. */
export function readCursor<Place>(text: string, rows: string, read: (place: string) => Place | null): Place {
  const place = text.length > MAX_CURSOR ? null : read(Buffer.from(text, 'base64url').toString())
  if (place !== null) return place
  throw new PublicError('BAD_CURSOR', `after: ${quoted(text)} is no cursor of a list of ${rows}`)
}
