import type { TableOpenedV1 } from '@paipu/contracts'
import { newestRuleSet } from '@paipu/engine'
import { derivedId } from '@paipu/fairness'
import type { TableIndex } from '@paipu/read-models'
import type { AskedTable } from '../config/asked-tables.ts'
import type { Settings } from '../config/settings.ts'
import { botsOf, tableName } from './names.ts'

/** A table that is to open. */
export interface ComingTable {
  readonly id: string
  readonly opened: TableOpenedV1
}

/**
 * The tables that the house opens, with four bots: one for each that is asked for and is like none that is open. Their ids follow
 * from what there is, so that of two servers that start together only one opens each.
 */
export function missingTables(tables: TableIndex, settings: Settings): ComingTable[] {
  const all = [...tables.values()]
  const houses = all.filter(({ offered }) => offered === null)
  return settings.tables
    .map((asked) => ({ asked, alike: houses.filter((table) => kindOf(table) === kindOf(asked)) }))
    .filter(({ alike }) => alike.every(({ closedAt }) => closedAt !== null))
    .map(({ asked, alike }, index) => ({
      id: derivedId(0, `house|${kindOf(asked)}|${alike.length}`),
      opened: agreed(asked, all.length + index, settings),
    }))
}

/** What makes two tables alike: rule set, options and policy, of which only what isn't usual is named. */
function kindOf({ ruleSet, policy }: AskedTable): string {
  const usual = newestRuleSet(ruleSet.id)?.options.fanCap
  const { fanCap } = ruleSet.options
  return [
    ruleSet.id,
    ...(fanCap === usual ? [] : [`cap=${fanCap ?? 'none'}`]),
    ...(policy === 'public' ? [] : [policy]),
  ].join(':')
}

function agreed(asked: AskedTable, index: number, { delaySeconds, paceMs }: Settings): TableOpenedV1 {
  return {
    ...asked,
    name: tableName(index),
    delaySeconds,
    seats: botsOf(index),
    clock: newestRuleSet(asked.ruleSet.id)!.clock,
    paceMs,
  }
}
