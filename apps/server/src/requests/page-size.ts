import { PublicError } from '../errors/public-error.ts'

/** The most rows on a page of any list. */
const MAX_PAGE = 100

/** How many rows are asked for. Throws `BAD_PAGE` unless a page may have so many. */
export function checkedPageSize(first: number): number {
  if (first >= 1 && first <= MAX_PAGE) return first
  throw new PublicError('BAD_PAGE', `first: ${first} is not from 1 to ${MAX_PAGE}`)
}
