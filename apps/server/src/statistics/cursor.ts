import { isPlayerId } from '@paipu/contracts'
import type { PlayerPlace } from '@paipu/read-models'
import { cursorOf, readCursor } from '../requests/cursors.ts'

/** The place of a page's last player, as clients get it. */
export function playerCursor({ id, name }: PlayerPlace): string {
  return cursorOf(`${id}|${name}`)
}

/** Reads a cursor of players. Throws `BAD_CURSOR` for one that no server gave. */
export function readPlayerCursor(text: string): PlayerPlace {
  return readCursor(text, 'players', (place) => {
    const [id = '', ...name] = place.split('|')
    return isPlayerId(id) && name.length > 0 ? { id, name: name.join('|') } : null
  })
}
