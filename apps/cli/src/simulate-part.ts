import { isMainThread, parentPort } from 'node:worker_threads'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { newestRuleSet } from '@paipu/engine'
import {
  isLogFormat,
  TABLES,
  writeDeals,
  type DealSource,
  type LogFormat,
  type TableFormat,
  type WrittenDeals,
} from '@paipu/exports'
import { plannedDeal, simulatedLog, simulationName } from './simulated-log.ts'
import { threadData } from './support/thread.ts'

/** What a data set of simulated deals is written as. */
export type PartFormat = TableFormat | LogFormat

/** One part of a data set, in values that a thread can be given. */
export interface PartPlan {
  /** Their ids; deals go round them. */
  readonly ruleSets: readonly string[]
  readonly seed: string
  /** The place of the part's first deal among all, from 0. */
  readonly first: number
  readonly count: number
  readonly format: PartFormat
  readonly folder: string
  readonly suffix: string
  readonly generator: string
}

/** What a thread tells: that so many more deals are written, and what all of them gave. */
export type PartMessage =
  | { readonly type: 'deals'; readonly count: number }
  | { readonly type: 'written'; readonly written: WrittenDeals }

/** Simulates the deals of a part into its files; `advance` hears how many more are done. */
export function writePart(plan: PartPlan, advance: (by: number) => void): Promise<WrittenDeals> {
  const { format, folder, suffix, generator } = plan
  const log = isLogFormat(format)
  return writeDeals(simulatedDeals(plan, advance), {
    folder,
    suffix,
    generator,
    tables: log ? [] : TABLES,
    tableFormat: log ? 'csv' : format,
    logs: log ? [format] : [],
  })
}

/** So many deals are told of at once. */
const STRIDE = 20

async function* simulatedDeals(
  { ruleSets, seed, first, count }: PartPlan,
  advance: (by: number) => void,
): AsyncGenerator<DealSource> {
  const rules = ruleSets.map((id) => newestRuleSet(id)!)
  for (let done = 0; done < count; done++) {
    const plan = plannedDeal(rules, seed, first + done)
    yield { records: simulatedLog(plan), ids: simulationName(plan) }
    if ((done + 1) % STRIDE !== 0 && done + 1 < count) continue
    advance((done % STRIDE) + 1)
    // The bar, and whoever wants to stop us, get their turn.
    await nextTurn()
  }
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort
  const tell = (message: PartMessage): void => port.postMessage(message)
  tell({
    type: 'written',
    written: await writePart(threadData() as PartPlan, (count) => tell({ type: 'deals', count })),
  })
}
