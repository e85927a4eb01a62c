import { simulateDeal } from '@paipu/bots'
import { dealStream, type EventRecord } from '@paipu/contracts'
import { RULE_SETS, type RuleSet } from '@paipu/engine'
import { derivedId } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, sealAfter } from '@paipu/records'
import type { ReadLog, LogReader, PaipuLog } from '../../src/index.ts'

export { golden, GOLDEN, goldenText } from '../../../records/test/support/deals.ts'

/** A deal by bots, with times as irregular as people make them. */
export function simulated(rules: RuleSet, seed: string, dealNumber = 1): EventRecord[] {
  const deal = derivedId(0, `${rules.id}|${seed}|${dealNumber}`)
  const records: EventRecord[] = []
  let now = Date.UTC(2026, 10, 30)
  for (const { command, events } of simulateDeal({ rules, options: rules.options, seed, dealNumber })) {
    let ids = records.length
    const newId = (): string => derivedId(now + (ids % 3), `${deal}|${ids++}|of its own`)
    const actor = 'seat' in command ? (`seat:${command.seat}` as const) : ('table' as const)
    const stamp = { time: new Date(now).toISOString(), correlationId: deal, actor, newId } as const
    records.push(...sealAfter(dealStream(deal), headAfter(EMPTY_HEAD, records), events, stamp))
    now += (records.length * 7919) % 4001
  }
  return records
}

/** One deal by bots of every rule set. */
export function simulatedOfAll(seed: string, dealNumber = 1): EventRecord[][] {
  return RULE_SETS.map((rules) => simulated(rules, seed, dealNumber))
}

/** All that a reader reads of a text. */
export function readAll(reader: LogReader, text: string): ReadLog[] {
  const lines = text.split('\n')
  const found = lines.map((line, index) => reader.take(line, index + 1))
  return [...found, reader.end()].filter((read) => read !== null)
}

/** The one log in a text that must be readable. */
export function onlyLog(reader: LogReader, text: string): PaipuLog {
  const [read, ...more] = readAll(reader, text)
  if (read === undefined || more.length > 0) throw new Error('one deal was expected')
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.reason}`)
  return read.placed.log
}
