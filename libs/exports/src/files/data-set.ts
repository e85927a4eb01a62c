import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { idOfStream, type EventRecord } from '@paipu/contracts'
import type { DataSetPlan, DealSource, WrittenDeals, WrittenFile } from './plan.ts'
import { openTakers, type Taker } from './takers.ts'
import { rowsOfDeal } from './text-files.ts'
import { growBytes, measureOnly } from './whole-file.ts'

/**
 * Writes deals into the files of a data set, one deal after the other, as fast as the slowest file takes them. Each file gets
 * its name once it is whole; where anything fails, none that is not whole is left. Rejects with what failed, and with an `Error` for
 * a deal that is not over. Precondition: every deal is sound.
 */
export async function writeDeals(
  deals: AsyncIterable<DealSource> | Iterable<DealSource>,
  plan: DataSetPlan,
): Promise<WrittenDeals> {
  await mkdir(plan.folder, { recursive: true })
  return taken(deals, await openTakers(plan, (file) => growBytes(join(plan.folder, file))))
}

/** What {@link writeDeals} would give, for a manifest alone: files are made and measured, but not kept. Rejects for a deal as it does. */
export async function measureDeals(
  deals: AsyncIterable<DealSource> | Iterable<DealSource>,
  plan: DataSetPlan,
): Promise<WrittenDeals> {
  return taken(deals, await openTakers(plan, measureOnly))
}

async function taken(
  deals: AsyncIterable<DealSource> | Iterable<DealSource>,
  takers: readonly Taker[],
): Promise<WrittenDeals> {
  const counts = newCounts()
  try {
    for await (const deal of deals) {
      count(counts, deal.records)
      const rows = rowsOfDeal(deal)
      for (const taker of takers) await taker.add(deal, rows)
    }
    const files: WrittenFile[] = []
    for (const taker of takers) files.push(await taker.done())
    const { first, last, ruleSets } = counts
    return { deals: counts.deals, events: counts.events, first, last, ruleSets: [...ruleSets].toSorted(), files }
  } catch (error) {
    await Promise.allSettled(takers.map((taker) => taker.drop()))
    throw error
  }
}

interface Counts {
  deals: number
  events: number
  first: string | null
  last: string | null
  readonly ruleSets: Set<string>
}

function newCounts(): Counts {
  return { deals: 0, events: 0, first: null, last: null, ruleSets: new Set() }
}

function count(counts: Counts, records: readonly EventRecord[]): void {
  const id = idOfStream(records[0]!.stream)
  const { ruleSet } = records[0]!.data as { readonly ruleSet: { readonly id: string; readonly version: number } }
  counts.deals++
  counts.events += records.length
  counts.first ??= id
  counts.last = id
  counts.ruleSets.add(`${ruleSet.id}@${ruleSet.version}`)
}
