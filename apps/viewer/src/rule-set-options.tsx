import type { RuleSetName } from './api/schema.ts'
import { ruleSetName } from './rule-set-name.ts'
import { useLanguage } from './words/context.tsx'

/** The options of a choice among rule sets, `''` for all of them. */
export function RuleSetOptions({ ruleSets, all }: { readonly ruleSets: readonly RuleSetName[]; readonly all: string }) {
  const language = useLanguage()
  return (
    <>
      <option value="">{all}</option>
      {ruleSets.map((ruleSet) => (
        <option key={ruleSet.id} value={ruleSet.id}>
          {ruleSetName(ruleSet, language)}
        </option>
      ))}
    </>
  )
}
