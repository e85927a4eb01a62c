import { has, HAVING_FORMS, readHaving, sits, withName, type FinishedDeal } from '@paipu/read-models'
import { quoted } from '../requests/quoted.ts'
import { checkedNamePart, checkedPlayer } from '../requests/players.ts'
import { PublicError } from '../errors/public-error.ts'
import type { Indexes } from '../indexes/indexes.service.ts'

/** What a list of deals is narrowed to beside rule set and table; `null` is all. */
export interface Narrowing {
  /** The id of a player who sat at it. */
  readonly player: string | null
  /** A part of a player's name. */
  readonly name: string | null
  /** What happened in it, to the player where one is asked for; see `readHaving`. */
  readonly having: string | null
}

type Test = (deal: FinishedDeal) => boolean

/**
 * What a deal must be beside its rule set and table; `null` where nothing more is asked. Throws `BAD_ID` and `BAD_REQUEST`,
 * which name the field.
 */
export function narrowing(indexes: Indexes, { player, name, having }: Narrowing): Test | null {
  const tests: Test[] = []
  if (name !== null) tests.push(withName(indexes.deals, checkedNamePart('name', name)))
  const id = player === null ? null : checkedPlayer('player', player)
  if (id !== null) tests.push((deal) => deal.seats.some((_, seat) => sits(deal, seat, id)))
  if (having !== null) {
    const asked = readHaving(having)
    if (asked === null) throw new PublicError('BAD_REQUEST', `having: ${quoted(having)} is none of ${HAVING_FORMS}`)
    const { statistics } = indexes
    tests.push((deal) => has(statistics, deal, asked, (seat) => id === null || sits(deal, seat, id)))
  }
  return tests.length === 0 ? null : (deal) => tests.every((test) => test(deal))
}
