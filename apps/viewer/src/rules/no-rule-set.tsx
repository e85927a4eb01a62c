import { Problem, WayOn } from '../chrome/problem.tsx'
import { decoded } from '../decoded.ts'
import { setStatus } from '../page-scope.ts'
import type { WrittenMessages } from '../words/catalogue.ts'

/** The page for a rule set that there is none of. */
export function NoRuleSet({ id, words }: { readonly id: string; readonly words: WrittenMessages }) {
  setStatus(404)
  return (
    <Problem title={words.rules.none} help={words.rules.noneHelp(decoded(id))}>
      <WayOn href="/rules">{words.rules.all}</WayOn>
    </Problem>
  )
}
