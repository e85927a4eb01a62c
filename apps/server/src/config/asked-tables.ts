import { defaultRef, newestRuleSet, RULE_SET_IDS, type RuleSet } from '@paipu/engine'
import type { TableOpenedV1 } from '@paipu/contracts'

/** A table that the house is asked to keep open. */
export type AskedTable = Pick<TableOpenedV1, 'ruleSet' | 'policy'>

/**
 * Reads `PAIPU_TABLES`: rule set ids with commas between, `all` or `none`. An id may be followed by options:
 * `blood-flow-discard-three:cap=8` plays with another fan cap that the rule set offers (rules.md B3), `wanzhou:all-hands`
 * shows every hand to its spectators, behind the delay. What is asked for twice is one table. Faults are added a line each.
 */
export function askedTables(given: string, faults: string[]): AskedTable[] {
  if (given === 'none') return []
  const asked = given === 'all' ? RULE_SET_IDS : given.split(',').map((entry) => entry.trim())
  return [...new Set(asked)].flatMap((entry) => {
    const table = askedTable(entry)
    if (typeof table !== 'string') return [table]
    faults.push(`PAIPU_TABLES: ${table}`)
    return []
  })
}

/** A table from its entry, or what is wrong with the entry. */
function askedTable(entry: string): AskedTable | string {
  const [id = '', ...options] = entry.split(':')
  const rules = newestRuleSet(id)
  if (rules === null) return `${JSON.stringify(id)} is no rule set; there are ${RULE_SET_IDS.join(', ')}`
  let table: AskedTable = { ruleSet: defaultRef(rules), policy: 'public' }
  for (const option of options) {
    if (option === 'all-hands') table = { ...table, policy: 'all-hands' }
    else if (option.startsWith('cap=') && capNames(rules).includes(option.slice(4)))
      table = { ...table, ruleSet: { ...table.ruleSet, options: { fanCap: capOf(option.slice(4)) } } }
    else return `${JSON.stringify(option)} is no option of ${id}; there are all-hands, ${capList(rules)}`
  }
  return table
}

function capNames(rules: RuleSet): string[] {
  return rules.fanCaps.map((cap) => String(cap ?? 'none'))
}

function capOf(name: string): number | null {
  return name === 'none' ? null : Number(name)
}

function capList(rules: RuleSet): string {
  return capNames(rules)
    .map((cap) => `cap=${cap}`)
    .join(', ')
}
