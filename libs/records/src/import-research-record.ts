import { dealStream, type EventRecord } from '@paipu/contracts'
import { canonicalJson, derivedId } from '@paipu/fairness'
import { playResearchRecord } from './play-research-record.ts'
import { parseResearchRecord } from './research-record.ts'
import { EMPTY_HEAD, sealAfter } from './sealing.ts'

/** A research record as a Paipu log, or the action (from 1) that breaks a rule and which. */
export type ConvertedRecord =
  | { readonly ok: true; readonly records: readonly EventRecord[] }
  | { readonly ok: false; readonly action: number | null; readonly message: string }

/** The records say nothing of time: their events stand at the beginning of the Unix epoch. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z'

/** Turns a research record into the sealed log of a deal. The same record gives the same bytes everywhere. */
export function convertResearchRecord(text: string): ConvertedRecord {
  const parsed = parseResearchRecord(text)
  if (!parsed.ok) return parsed
  const played = playResearchRecord(parsed.record)
  if (!played.ok) return played
  const name = canonicalJson(parsed.record)
  const deal = derivedId(0, name)
  let count = 0
  const newId = (): string => derivedId(0, `${name}|${count++}`)
  const stamp = { time: UNKNOWN_TIME, correlationId: deal, actor: 'import', newId } as const
  return { ok: true, records: sealAfter(dealStream(deal), EMPTY_HEAD, played.events, stamp) }
}
