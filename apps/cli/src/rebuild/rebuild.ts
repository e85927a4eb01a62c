import { createHash } from 'node:crypto'
import type { EventStore } from '@paipu/event-store'
import {
  dealIndexModel,
  runReadModels,
  statisticsModel,
  tableIndexModel,
  type DealIndex,
  type ReadModel,
  type Statistics,
  type StoppedStream,
  type TableIndex,
} from '@paipu/read-models'
import { counted } from '../support/count.ts'
import { countFinished, dealEnds } from '../support/finished-deals.ts'
import { startProgress } from '../support/progress.ts'

/** One read model as it was built. */
interface BuiltModel {
  readonly model: string
  readonly version: number
  /** SHA-256 of the model's state as text. */
  readonly digest: string
  /** What it holds, in words. */
  readonly holds: string
}

/** All read models, built from a store. */
export interface Rebuilt {
  readonly models: readonly BuiltModel[]
  readonly statistics: Statistics
  readonly stopped: readonly StoppedStream[]
}

/** Builds all read models from the first event to the last, with a bar while a person watches. */
export async function rebuilt(store: EventStore): Promise<Rebuilt> {
  const progress = startProgress(process.stderr.isTTY ? await countFinished(store) : 0, 'deals', false)
  const models = [tableIndexModel, dealIndexModel, statisticsModel, dealEnds(() => progress.advance(1))] as const
  const running = runReadModels<[TableIndex, DealIndex, Statistics, null]>(store, models)
  try {
    await running.caughtUp
  } finally {
    progress.stop()
    running.stop()
  }
  const [tables, deals, statistics] = running.states
  return {
    models: [
      built(tableIndexModel, tables, counted(tables.size, 'table')),
      built(dealIndexModel, deals, `${counted(deals.deals.size, 'deal')}, ${deals.finished.length} over`),
      built(statisticsModel, statistics, `${counted(statistics.did.size, 'deal')} counted`),
    ],
    statistics,
    stopped: [...running.stopped().values()],
  }
}

function built<State>(model: ReadModel<State>, state: State, holds: string): BuiltModel {
  const digest = createHash('sha256').update(model.encode(state)).digest('hex')
  return { model: model.name, version: model.version, digest, holds }
}
