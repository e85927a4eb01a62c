import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EventRecord } from '@paipu/contracts'
import { derivedId } from '@paipu/fairness'
import { checkDeal, readLog, recordLine } from '../src/index.ts'
import { golden, resealed } from './support/deals.ts'
import { placesIn, type Place } from './support/places.ts'

/** The same deal, had the seat of its first discard run out of time. */
function timedOut(records: readonly EventRecord[]): EventRecord[] {
  const at = records.findIndex(({ type }) => type === 'TileDiscarded')
  const discard = records[at]!
  const { seat } = discard.data as { seat: number }
  const late: EventRecord = {
    ...discard,
    id: derivedId(0, 'late'),
    type: 'TurnTimedOut',
    data: { seat, played: 'discard', by: 'bot' },
  }
  return resealed(records.toSpliced(at, 0, late).map((record, revision) => ({ ...record, revision })))
}

/** Deals that have every event type between them. */
const DEALS = [
  timedOut(golden('research-2')),
  ...['research-1', 'blood-flow-discard-three-1', 'planet-blood-battle-v1-1', 'red-dragon-wild-1'].map(golden),
  ...['sichuan-swap-three-1', 'wanzhou-2'].map(golden),
]

/** The types that have a schema among those of deals. */
const DEAL_EVENTS = readdirSync(join(import.meta.dirname, '../../../event-schemas/deal')).map(
  (file) => file.split('.')[0]!,
)

/** A byte of a deal's log: of which event, and where in its line. */
interface Byte extends Place {
  readonly deal: readonly EventRecord[]
  readonly event: number
}

/** One byte of each class: an event type, a field of it, and whether it is the field's name, value or the marks around. */
function byteClasses(): ReadonlyMap<string, Byte> {
  const classes = new Map<string, Byte[]>()
  for (const deal of DEALS) {
    const seen = new Set<string>()
    for (const [event, record] of deal.entries()) {
      for (const place of placesIn(recordLine(record))) {
        const name = `${record.type}${place.path} ${place.kind}`
        if (seen.has(name) && place.kind === 'mark') continue
        seen.add(name)
        const bytes = classes.get(name) ?? []
        classes.set(name, bytes)
        if (bytes.length < 40) bytes.push({ ...place, deal, event })
      }
    }
  }
  // Any one of them: not always the quotation mark that a string begins with.
  return new Map([...classes].map(([name, bytes], index) => [name, bytes[(index * 7) % bytes.length]!]))
}

const CLASSES = byteClasses()

/** Flips a bit of a byte; the record in its line then, or `null` where the line can't be read any more. */
function flipped({ deal, event, at }: Byte, bit: number): EventRecord | null {
  const bytes = Buffer.from(recordLine(deal[event]!))
  bytes[at]! ^= 1 << bit
  const read = readLog(bytes.toString())
  return read.ok && read.records.length === 1 ? read.records[0]! : null
}

/** Whether the check of a deal names the very event that was changed. */
function isNamed(byte: Byte, bit: number): boolean {
  const record = flipped(byte, bit)
  if (record === null) return true
  const checked = checkDeal(byte.deal.with(byte.event, record))
  return !checked.ok && checked.fault.at === byte.event
}

describe('one flipped bit', () => {
  test('is looked for in deals that are sound without it', () => {
    for (const deal of DEALS) expect(checkDeal(deal)).toMatchObject({ ok: true })
  })

  test('has a class for every field of every event type', () => {
    for (const type of DEAL_EVENTS)
      for (const field of ['.stream', '.revision', '.id', '.type', '.version', '.time', '.metadata.hash'])
        expect(CLASSES.has(`${type}${field} value`)).toBe(true)
    expect(CLASSES.size).toBeGreaterThan(700)
  })

  test('is found in every byte class, and the event is named', () => {
    const missed: string[] = []
    for (const [name, byte] of CLASSES) {
      const bits = byte.kind === 'value' ? [0, 1, 2, 3, 4, 5, 6, 7] : [byte.at % 8]
      for (const bit of bits) if (!isNamed(byte, bit)) missed.push(`${name}: bit ${bit} of byte ${byte.at}`)
    }
    expect(missed).toEqual([])
  })
})
