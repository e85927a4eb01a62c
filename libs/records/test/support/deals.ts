import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulateDeal } from '@paipu/bots'
import { dealStream, type EventRecord } from '@paipu/contracts'
import type { RuleSet } from '@paipu/engine'
import { derivedId, seal } from '@paipu/fairness'
import { EMPTY_HEAD, headAfter, readLog, sealAfter } from '../../src/index.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Where the public records lie beside the repository, where they are there. */
export const SHARED_RECORDS = join(ROOT, '../shared/records')

const DEALS = join(ROOT, 'fixtures/deals')

/** The names of all golden deals, such as `wanzhou-1`. */
export const GOLDEN: readonly string[] = readdirSync(DEALS)
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.replace('.jsonl', ''))

/** Those of the public research project. */
export const RESEARCH: readonly string[] = GOLDEN.filter((name) => name.startsWith('research-'))

/** The file of a golden deal as it is. */
export function goldenText(name: string): string {
  return readFileSync(join(DEALS, `${name}.jsonl`), 'utf8')
}

/** The records of a golden deal. */
export function golden(name: string): EventRecord[] {
  return recordsOf(goldenText(name))
}

/** Reads a log that must be readable. */
export function recordsOf(text: string): EventRecord[] {
  const read = readLog(text)
  if (!read.ok) throw new Error(`line ${read.fault.line}: ${read.fault.message}`)
  return read.records
}

/** A deal by bots, sealed. */
export function simulated(rules: RuleSet, seed: string, dealNumber = 1): EventRecord[] {
  const deal = derivedId(0, `${rules.id}|${seed}|${dealNumber}`)
  const records: EventRecord[] = []
  for (const { events } of simulateDeal({ rules, options: rules.options, seed, dealNumber })) {
    const newId = (): string => derivedId(0, `${deal}|${records.length}|${ids++}`)
    let ids = 0
    const stamp = { time: '2020-01-01T00:00:00.000Z', correlationId: deal, actor: 'table', newId } as const
    records.push(...sealAfter(dealStream(deal), headAfter(EMPTY_HEAD, records), events, stamp))
  }
  return records
}

/** The records with other hashes, as someone would make them who changed a deal and hid it. */
export function resealed(records: readonly EventRecord[]): EventRecord[] {
  return seal(
    records.map(({ metadata: { correlationId, causationId, actor }, ...record }) => ({
      ...record,
      metadata: { correlationId, causationId, actor },
    })),
    null,
  )
}

/** A deep copy of JSON data with one leaf changed; `change` gets the leaf. */
export function withLeaf<T>(value: T, path: readonly string[], change: (leaf: unknown) => unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return change(value) as T
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  copy[key] = withLeaf(copy[key], rest, change)
  return copy as T
}

/** The paths of all leaves in JSON data: strings, numbers, booleans, `null` and empty lists. */
export function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[...path]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}
