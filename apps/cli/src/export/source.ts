import type { EventStore } from '@paipu/event-store'
import { placed, type DealChoice, type DealSource, type ExportRequest, type PlacedDeals } from '@paipu/exports'
import { chosenDeals, type Moment } from '../support/chosen-deals.ts'
import { counted } from '../support/count.ts'
import { refused } from '../support/failure.ts'
import { countFinished } from '../support/finished-deals.ts'
import { startProgress } from '../support/progress.ts'
import { closedReason, storedDeal } from '../support/stored-deals.ts'

/** The deals that a request means. Named deals are all read first: nothing is written unless all of them can be. */
export async function sourceOf(
  store: EventStore,
  { ids, choice }: ExportRequest,
  moment: Moment,
  recordsOnStdout: boolean,
): Promise<PlacedDeals> {
  if (ids === null) return placed((leaveOut) => storedDeals(store, choice, moment, { recordsOnStdout, leaveOut }))
  const named = await namedDeals(store, ids, moment.now)
  return placed(() => asyncOf(named))
}

/** How deals are told of while they are read. */
interface Telling {
  readonly recordsOnStdout: boolean
  /** Takes the id of each deal that can't be read. */
  readonly leaveOut: (id: string) => void
}

/** The deals of a choice, with a bar, and a line on those that are left out. */
async function* storedDeals(
  store: EventStore,
  choice: DealChoice,
  moment: Moment,
  { recordsOnStdout, leaveOut }: Telling,
): AsyncGenerator<DealSource> {
  let delayed = 0
  const total = process.stderr.isTTY ? await countFinished(store) : 0
  const progress = startProgress(total, 'deals', recordsOnStdout)
  try {
    const chosen = chosenDeals(store, choice, moment, (left) => {
      if (left.delayed) return void delayed++
      leaveOut(left.id)
      sayLeftOut(left.reason)
    })
    for await (const deal of chosen) {
      yield deal
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  if (delayed > 0) process.stderr.write(`paipu: left out ${counted(delayed, 'deal')} within the delay of their table\n`)
}

/** Says that a deal which is over is not written, and why. */
function sayLeftOut(reason: string): void {
  process.stderr.write(`paipu: left out ${reason}\n`)
  process.exitCode = 1
}

async function namedDeals(store: EventStore, ids: readonly string[], now: number): Promise<DealSource[]> {
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
