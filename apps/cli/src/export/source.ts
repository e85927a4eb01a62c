import type { EventRecord } from '@paipu/contracts'
import type { EventStore } from '@paipu/event-store'
import { chosenDeals, countFinished, type Moment } from '../support/chosen-deals.ts'
import { counted } from '../support/count.ts'
import { refused } from '../support/failure.ts'
import { startProgress } from '../support/progress.ts'
import { closedReason, storedDeal } from '../support/stored-deals.ts'
import type { ExportRequest } from './request.ts'

/** The deals of an export as they are read, and what is known of them when all have been. */
export interface ExportSource {
  readonly deals: AsyncIterable<{ readonly records: readonly EventRecord[] }>
  /** Where the first and the last deal end in the store; `null` before and without any, and where deals are named. */
  readonly positions: () => { readonly first: string; readonly last: string } | null
}

/** The deals that a request means. Named deals are all read first: nothing is written unless all of them can be. */
export async function sourceOf(
  store: EventStore,
  { ids, choice }: ExportRequest,
  moment: Moment,
  recordsOnStdout: boolean,
): Promise<ExportSource> {
  if (ids !== null) return { deals: asyncOf(await namedDeals(store, ids, moment.now)), positions: () => null }
  let positions: { first: string; last: string } | null = null
  async function* deals(): AsyncGenerator<{ readonly records: readonly EventRecord[] }> {
    let delayed = 0
    const total = process.stderr.isTTY ? await countFinished(store) : 0
    const progress = startProgress(total, 'deals', recordsOnStdout)
    try {
      const chosen = chosenDeals(store, choice, moment, (left) =>
        left.delayed ? void delayed++ : leftOut(left.reason),
      )
      for await (const { records, position } of chosen) {
        positions = { first: positions?.first ?? position, last: position }
        yield { records }
        progress.advance(1)
      }
    } finally {
      progress.stop()
    }
    if (delayed > 0)
      process.stderr.write(`paipu: left out ${counted(delayed, 'deal')} within the delay of their table\n`)
  }
  return { deals: deals(), positions: () => positions }
}

/** Says that a deal which is over is not written, and why. */
function leftOut(reason: string): void {
  process.stderr.write(`paipu: left out ${reason}\n`)
  process.exitCode = 1
}

async function namedDeals(
  store: EventStore,
  ids: readonly string[],
  now: number,
): Promise<{ readonly records: readonly EventRecord[] }[]> {
  const deals = []
  for (const id of ids) {
    const deal = await storedDeal(store, id, now)
    if (deal.state !== 'open') throw refused(closedReason(id, deal)!)
    deals.push({ records: deal.records })
  }
  return deals
}

async function* asyncOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
