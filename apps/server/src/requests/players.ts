import { isPlayerId } from '@paipu/contracts'
import { quoted } from './quoted.ts'
import { PublicError } from '../errors/public-error.ts'

/** The longest text that is looked for in names: a name is at most 40 characters. */
const MAX_NAME = 80

/** A player's id as it is. Throws `BAD_ID` unless it is one; `field` is where it stands. */
export function checkedPlayer(field: string, id: string): string {
  if (isPlayerId(id)) return id
  throw new PublicError(
    'BAD_ID',
    `${field}: ${quoted(id)} is no player's id: a to z, 0 to 9, - and :, 64 at most, first a letter or digit`,
  )
}

/** A part of a name as it is. Throws `BAD_REQUEST` for one that is too long; `field` is where it stands. */
export function checkedNamePart(field: string, text: string): string {
  if (text.length <= MAX_NAME) return text
  throw new PublicError('BAD_REQUEST', `${field}: longer than ${MAX_NAME} characters`)
}
