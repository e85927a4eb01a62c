import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulateDeal } from '@paipu/bots'
import { dealStream, type EventRecord } from '@paipu/contracts'
import { RULE_SETS } from '@paipu/engine'
import { derivedEventId, derivedId } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, sealAfter, writeLog } from '@paipu/records'

/** How the events of sample deals get their ids: as a server gives them, or as random as servers gave them before. */
export type SampleIds = 'derived' | 'random'

/** Deals by bots of every rule set in turn, sealed, with times as people take them. */
export function sampleDeals(count: number, how: SampleIds = 'derived'): EventRecord[][] {
  return Array.from({ length: count }, (_, index) => sampleDeal(index, how))
}

function sampleDeal(index: number, how: SampleIds): EventRecord[] {
  const rules = RULE_SETS[index % RULE_SETS.length]!
  const deal = derivedId(0, `bench ${index}`)
  const records: EventRecord[] = []
  let now = Date.UTC(2026, 10, 30) + index * 600_000
  let ids = 0
  for (const { command, events } of simulateDeal({
    rules,
    options: rules.options,
    seed: 'export',
    dealNumber: index + 1,
  })) {
    const time = new Date(now).toISOString()
    const newId = (): string =>
      how === 'derived' ? derivedEventId(deal, time, ids++) : derivedId(now, `${deal} ${ids++}`)
    const actor = 'seat' in command ? (`seat:${command.seat}` as const) : 'table'
    const stamp = { time, correlationId: deal, actor, newId } as const
    records.push(...sealAfter(dealStream(deal), headAfter(EMPTY_HEAD, records), events, stamp))
    now += 300 + ((ids * 7919) % 4001)
  }
  return records
}

/** Where a folder keeps the sample deals, so that a measurement need not make them: it is not its memory. */
function sampleFile(folder: string): string {
  return join(folder, 'sample.jsonl')
}

/** Writes so many deals into a folder's `deals.jsonl`, for an import. */
export function writeDealFile(folder: string, count: number): void {
  writeFileSync(join(folder, 'deals.jsonl'), '')
  for (let index = 0; index < count; index++)
    appendFileSync(join(folder, 'deals.jsonl'), writeLog(sampleDeal(index, 'derived')))
}

export function writeSample(folder: string, count: number): void {
  writeFileSync(sampleFile(folder), sampleDeals(count).map(writeLog).join(''))
}

/** The sample deals of a folder. */
export function readSample(folder: string): EventRecord[][] {
  const deals = new Map<string, EventRecord[]>()
  for (const line of readFileSync(sampleFile(folder), 'utf8').trimEnd().split('\n')) {
    const record = JSON.parse(line) as EventRecord
    deals.set(record.stream, [...(deals.get(record.stream) ?? []), record])
  }
  return [...deals.values()]
}

/** Deals one behind the other, over and over, until there are so many events. */
export function* repeated(
  deals: readonly (readonly EventRecord[])[],
  events: number,
): Generator<readonly EventRecord[]> {
  let count = 0
  for (let index = 0; count < events; index++) {
    const deal = deals[index % deals.length]!
    yield deal
    count += deal.length
  }
}
