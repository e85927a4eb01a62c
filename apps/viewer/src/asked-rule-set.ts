import { newestRuleSet } from '@paipu/engine'
import { once, type Search } from './search.ts'

/** The id of the rule set that an address narrows its page to (`?rules=`); `null` where there is none of that name. */
export function askedRuleSet(search: Search): string | null {
  const id = once(search, 'rules')
  return id !== null && newestRuleSet(id) !== null ? id : null
}
