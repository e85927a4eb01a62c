import { PublicError } from './public-error.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id as it is. Throws `BAD_ID` unless it is a UUID in lower case, as all ids of Paipu are. */
export function checkedId(id: string): string {
  if (UUID.test(id)) return id
  throw new PublicError('BAD_ID', `${quoted(id)} is no id: ids are UUIDs in lower case`)
}

/** What somebody sent, short enough to send back. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
