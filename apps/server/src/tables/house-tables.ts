import type { TableOpenedV1 } from '@paipu/contracts'
import { defaultRef, newestRuleSet } from '@paipu/engine'
import { derivedId } from '@paipu/fairness'
import type { TableIndex } from '@paipu/read-models'
import type { Settings } from '../config/settings.ts'
import { botsOf, tableName } from './names.ts'

/** A table that is to open. */
export interface ComingTable {
  readonly id: string
  readonly opened: TableOpenedV1
}

/**
 * The tables that the house opens: public, with four bots, one for each asked rule set without an open table. Their ids
 * follow from what there is, so that of two servers that start together only one opens each.
 */
export function missingTables(tables: TableIndex, settings: Settings): ComingTable[] {
  const all = [...tables.values()]
  const served = new Set(all.filter(({ closedAt }) => closedAt === null).map(({ ruleSet }) => ruleSet.id))
  return settings.tables
    .filter((ruleSet) => !served.has(ruleSet))
    .map((ruleSet, index) => {
      const earlier = all.filter((table) => table.ruleSet.id === ruleSet).length
      return { id: derivedId(0, `house|${ruleSet}|${earlier}`), opened: agreed(ruleSet, all.length + index, settings) }
    })
}

function agreed(ruleSetId: string, index: number, { delaySeconds, paceMs }: Settings): TableOpenedV1 {
  const rules = newestRuleSet(ruleSetId)!
  return {
    ruleSet: defaultRef(rules),
    name: tableName(index),
    delaySeconds,
    policy: 'public',
    seats: botsOf(index),
    clock: rules.clock,
    paceMs,
  }
}
