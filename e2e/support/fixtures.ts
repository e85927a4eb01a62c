import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idOfStream, type DealEndedV1, type EventRecord } from '@paipu/contracts'
import { ROOT } from './part.ts'

/** A golden deal as it is kept in the repository. */
export interface GoldenDeal {
  readonly id: string
  /** The file as it is. */
  readonly log: string
  readonly records: readonly EventRecord[]
  /** Those that a spectator sees happen: all but the answers to claims. Its places are the plies. */
  readonly seen: readonly EventRecord[]
  /** The recorded totals by seat. */
  readonly totals: readonly number[]
}

const FOLDER = join(ROOT, 'fixtures/deals')

/** The five recorded games that an empty store begins with. */
export const RESEARCH_DEALS: readonly GoldenDeal[] = readdirSync(FOLDER)
  .filter((name) => /^research-.*\.jsonl$/.test(name))
  .toSorted()
  .map((name) => goldenDeal(name.replace('.jsonl', '')))

/** A golden deal by its file's name, such as `wanzhou-1`. */
export function goldenDeal(name: string): GoldenDeal {
  const log = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
  const records = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as EventRecord)
  const ended = records.at(-1)!.data as DealEndedV1
  const seen = records.filter(({ type }) => type !== 'ClaimAnswered')
  return { id: idOfStream(records[0]!.stream), log, records, seen, totals: ended.totals }
}
