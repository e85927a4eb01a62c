import { PublicError } from '../errors/public-error.ts'
import type { AddedSeed } from '../tables/client-seeds.ts'
import { checkedId } from './ids.ts'
import { quoted } from './quoted.ts'

/**
 * Reads which deal a seat adds to, and what, from a body that has these fields and no others: one that is passed over could be
 * taken for one that counts. Throws `BAD_REQUEST` and `BAD_ID`.
 */
export function readSeed(body: unknown, fields: readonly string[]): Omit<AddedSeed, 'seat'> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  const surplus = Object.keys(given).find((name) => !fields.includes(name))
  if (surplus !== undefined)
    throw new PublicError('BAD_REQUEST', `${quoted(surplus)}: there is no such field: there are ${fields.join(', ')}`)
  const { deal, seed } = given
  if (typeof deal !== 'string') throw new PublicError('BAD_REQUEST', 'deal: the id of the deal that comes is needed')
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
    throw new PublicError('BAD_REQUEST', 'seed: it is 64 hexadecimal digits in lower case')
  return { deal: checkedId('deal', deal), seed }
}
