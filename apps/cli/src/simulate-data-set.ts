import { statSync } from 'node:fs'
import {
  beginDataSet,
  finishDataSet,
  GENERATOR,
  isLogFormat,
  joinWritten,
  LOG_FORMATS,
  TABLE_FORMATS,
  TABLES,
  type WrittenDeals,
} from '@paipu/exports'
import type { RuleSet } from '@paipu/engine'
import { writePart, type PartFormat, type PartMessage, type PartPlan } from './simulate-part.ts'
import { counted } from './support/count.ts'
import { unusable, unwritable } from './support/failure.ts'
import { STDOUT } from './support/output.ts'
import { startProgress } from './support/progress.ts'
import { startThread } from './support/thread.ts'

/** The flags of `paipu simulate` that a data set depends on. */
export interface DataSetFlags {
  readonly deals: number
  readonly seed: string
  readonly jsonl?: true
  readonly json?: true
  readonly out?: string
  readonly store?: string | true
  readonly format?: PartFormat
  readonly jobs?: number
}

export const DATA_SET_FORMATS: readonly PartFormat[] = [...TABLE_FORMATS, ...LOG_FORMATS]

/** How many deals a part holds: it bounds memory, and what a job does at a time. */
export const PART_DEALS = 5000

/** Whether the flags ask for a folder rather than for one file. Throws `unusable` for flags that need one. */
export function wantsDataSet({ out, format, jobs, jsonl, store }: DataSetFlags): boolean {
  const asked = format !== undefined || jobs !== undefined
  if (!asked && !(out !== undefined && (out.endsWith('/') || isFolder(out)))) return false
  if (out === undefined) throw unusable('simulate: --format and --jobs are for a data set: give --out FOLDER/')
  if (jsonl === true || store !== undefined)
    throw unusable('simulate: a data set goes into its folder alone: leave --jsonl and --store away')
  return true
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Simulates deals into a folder. The same rule sets, deals, seed and format give the same bytes, whatever the jobs. */
export async function simulateDataSet(ruleSets: readonly RuleSet[], flags: DataSetFlags): Promise<void> {
  const { deals, seed, json, jobs = 1, format = 'parquet' } = flags
  const folder = flags.out!
  try {
    await beginDataSet(folder)
  } catch (error) {
    throw unwritable(folder, error)
  }
  const began = performance.now()
  const plans = partsOf({ ruleSets: ruleSets.map(({ id }) => id), seed, format, folder, generator: GENERATOR }, deals)
  const written = joinWritten(await allParts(plans, jobs, deals))
  const filters = { simulated: { rules: ruleSets.map(({ id, version }) => `${id}@${version}`), seed, deals }, format }
  const tables = isLogFormat(format) ? [] : TABLES
  const { files, events } = await finishDataSet(
    { folder, tables, logs: isLogFormat(format) ? [format] : [] },
    written,
    {
      generator: GENERATOR,
      filters,
      positions: null,
    },
  )
  const seconds = (performance.now() - began) / 1000
  const dealsPerSecond = deals / seconds
  await STDOUT.write(
    json === true
      ? `${JSON.stringify({ deals, events, seed, seconds, dealsPerSecond, files: files.length, folder })}\n`
      : `${counted(deals, 'deal')}, ${counted(events, 'event')} of seed ${JSON.stringify(seed)} in ${seconds.toFixed(1)} s, ${dealsPerSecond.toFixed(0)} deals/s; ${counted(files.length, 'file')}: ${folder}\n`,
  )
}

/** The parts of a series of deals, in order. */
function partsOf(common: Omit<PartPlan, 'first' | 'count' | 'suffix'>, deals: number): PartPlan[] {
  const plans: PartPlan[] = []
  for (let first = 0; first < deals; first += PART_DEALS) {
    const suffix = `-${String(plans.length).padStart(4, '0')}`
    plans.push({ ...common, first, count: Math.min(PART_DEALS, deals - first), suffix })
  }
  return plans
}

/** Makes all parts, `jobs` at a time; answers them in their order. */
async function allParts(plans: readonly PartPlan[], jobs: number, deals: number): Promise<WrittenDeals[]> {
  const written: WrittenDeals[] = []
  const progress = startProgress(deals, 'deals', false)
  const advance = (by: number): void => progress.advance(by)
  const rest = plans.entries()
  const work = async (): Promise<void> => {
    for (const [at, plan] of rest)
      written[at] = await (jobs === 1 ? writePart(plan, advance) : partInThread(plan, advance))
  }
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, plans.length) }, work))
  } finally {
    progress.stop()
  }
  return written
}

/** Makes a part in a thread of its own. */
async function partInThread(plan: PartPlan, advance: (by: number) => void): Promise<WrittenDeals> {
  const worker = startThread(new URL('./simulate-part.ts', import.meta.url), plan)
  const { promise, resolve, reject } = Promise.withResolvers<WrittenDeals>()
  worker.on('message', (message: PartMessage) =>
    message.type === 'deals' ? advance(message.count) : resolve(message.written),
  )
  worker.on('error', reject)
  worker.on('exit', (code) => reject(new Error(`the thread of deals ${plan.first + 1} on ended with ${code}`)))
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}
