import { PublicError } from '../errors/public-error.ts'
import { quoted } from './quoted.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is an id: a UUID in lower case, as all ids of Paipu are. */
export function isId(text: string): boolean {
  return UUID.test(text)
}

/** The id as it is. Throws `BAD_ID` unless it is one; `field` is where it stands. */
export function checkedId(field: string, id: string): string {
  if (isId(id)) return id
  throw new PublicError('BAD_ID', `${field}: ${quoted(id)} is no id: ids are UUIDs in lower case`)
}
