import type { FinishedDeal, Place } from '@paipu/read-models'
import { PublicError } from '../errors/public-error.ts'
import { isId, quoted } from '../errors/ids.ts'

/** The place of a page's last deal, as clients get it. */
export function pageCursor({ id, end }: FinishedDeal): string {
  return Buffer.from(`${end.at}|${id}`).toString('base64url')
}

function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

/** Reads a page cursor. Throws `BAD_CURSOR` for one that no server gave. */
export function readPageCursor(text: string): Place {
  const match = /^([0-9TZ:.-]{24})\|([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString())
  const place = match === null ? null : { end: { at: match[1]! }, id: match[2]! }
  if (place === null || !isTime(place.end.at) || !isId(place.id))
    throw new PublicError('BAD_CURSOR', `${quoted(text)} is no cursor of a list of deals`)
  return place
}
