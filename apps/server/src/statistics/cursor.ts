import { isPlayerId } from '@paipu/contracts'
import type { PlayerPlace } from '@paipu/read-models'
import { quoted } from '../errors/ids.ts'
import { PublicError } from '../errors/public-error.ts'

/** The longest cursor there can be: a name of 40 characters in UTF-8, and an id. */
const MAX_CURSOR = 512

/** The place of a page's last player, as clients get it. */
export function playerCursor({ id, name }: PlayerPlace): string {
  return Buffer.from(`${id}|${name}`).toString('base64url')
}

/** Reads a cursor of players. Throws `BAD_CURSOR` for one that no server gave. */
export function readPlayerCursor(text: string): PlayerPlace {
  const place = text.length > MAX_CURSOR ? '' : Buffer.from(text, 'base64url').toString()
  const [id = '', ...name] = place.split('|')
  if (isPlayerId(id) && name.length > 0) return { id, name: name.join('|') }
  throw new PublicError('BAD_CURSOR', `after: ${quoted(text)} is no cursor of a list of players`)
}
