import { searchedName } from '@paipu/contracts'
import type { Player, RuleSetName } from '../api/schema.ts'

/** What the lobby is narrowed to: a rule set by its id, and a part of a player's name. `null` and empty are all. */
export interface Narrowed {
  readonly ruleSet: string | null
  readonly player: string
}

/** A table or a deal, as far as it can be looked for. */
interface Listed {
  readonly ruleSet: Pick<RuleSetName, 'id'>
  readonly seats: readonly Pick<Player, 'name'>[]
}

/** Whether a table or a deal is one of those looked for; a player's name in whatever case and width. */
export function matches({ ruleSet, seats }: Listed, narrowed: Narrowed): boolean {
  if (narrowed.ruleSet !== null && ruleSet.id !== narrowed.ruleSet) return false
  const asked = searchedName(narrowed.player)
  return asked === '' || seats.some(({ name }) => searchedName(name).includes(asked))
}

/** The longest name there is: no more of a text is looked for. */
export const LONGEST_NAME = 40

/** A part of a name as the server is asked for it; `null` is any. */
export function nameAsked(player: string): string | null {
  return searchedName(player) === '' ? null : player
}
