import { isId } from '@paipu/contracts'
import { PublicError } from '../errors/public-error.ts'
import { quoted } from './quoted.ts'

/** The id as it is. Throws `BAD_ID` unless it is one; `field` is where it stands. */
export function checkedId(field: string, id: string): string {
  if (isId(id)) return id
  throw new PublicError('BAD_ID', `${field}: ${quoted(id)} is no id: ids are UUIDs in lower case`)
}
