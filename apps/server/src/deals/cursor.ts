import { isId } from '@paipu/contracts'
import type { FinishedDeal, Place } from '@paipu/read-models'
import { cursorOf, readCursor } from '../requests/cursors.ts'

/** The place of a page's last deal, as clients get it. */
export function dealCursor({ id, end }: FinishedDeal): string {
  return cursorOf(`${end.at}|${id}`)
}

/** Reads a cursor of deals. Throws `BAD_CURSOR` for one that no server gave. */
export function readDealCursor(text: string): Place {
  return readCursor(text, 'deals', (place) => {
    const match = /^([0-9TZ:.-]{24})\|([0-9a-f-]{36})$/.exec(place)
    if (match === null) return null
    const [, at, id] = match as unknown as [string, string, string]
    return isTime(at) && isId(id) ? { end: { at }, id } : null
  })
}

function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
