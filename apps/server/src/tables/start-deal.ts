import type { TableOpenedV1 } from '@paipu/contracts'
import { ruleSetOf, type StartCommand } from '@paipu/engine'
import { commitmentOf, dealSeed, wallOf } from '@paipu/fairness'
import type { CommittedSeed, OpenDeal } from './table-state.ts'

/** The command that begins a deal of a table: its wall follows from the secret and the seats' seeds (rules.md C3, C21). */
export function startCommand(
  tableId: string,
  table: TableOpenedV1,
  deal: OpenDeal,
  { secret, clientSeeds }: CommittedSeed,
): StartCommand {
  const rules = ruleSetOf(table.ruleSet)
  if (rules === null) throw new Error(`rule set ${table.ruleSet.id}@${table.ruleSet.version} is not known here`)
  return {
    type: 'start',
    ruleSet: table.ruleSet,
    table: tableId,
    dealNumber: deal.dealNumber,
    dealer: deal.dealer,
    seats: table.seats,
    clock: table.clock,
    commitment: commitmentOf(secret),
    source: null,
    ...wallOf(dealSeed(secret, clientSeeds), rules.reds, rules.birds),
    seed: secret,
    clientSeeds,
  }
}
