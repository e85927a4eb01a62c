import { canonicalJson, derivedId } from '@paipu/fairness'
import type { DealStartedV1 } from '@paipu/contracts'
import type { LogEvent, LogHeader, PaipuLog } from './log.ts'

/** What a log need not say because it follows: so that logs stay small and can be typed (docs/format.md, What is left out). */

/** The deal's id; where the header names none, one that follows from everything the log says. */
export function dealIdOf({ header, events }: PaipuLog): string {
  return header.deal ?? derivedId(Date.parse(header.start), canonicalJson({ header, events }))
}

/** Events that are a seat's own decision where nothing brought them about. */
const OWN_DECISIONS: ReadonlySet<string> = new Set([
  'SwapChosen',
  'TilesRemoved',
  'VoidSuitChosen',
  'TileDiscarded',
  'ReadyAnnounced',
  'ClaimAnswered',
  'KongMade',
  'WinDeclared',
  'TurnTimedOut',
])

/** Who acted in an event that does not say so: whoever brought it about, the seat that decided, or the table. */
export function usualActor({ name, seat }: Pick<LogEvent, 'name' | 'seat'>, causedBy: string | null): string {
  if (causedBy !== null) return causedBy
  return seat !== null && OWN_DECISIONS.has(name) ? `seat:${seat}` : 'table'
}

/** The fields of the first event that stand in the header, in their order. */
const STARTED_FIELDS = [
  'ruleSet',
  'table',
  'dealNumber',
  'dealer',
  'seats',
  'clock',
  'commitment',
  'source',
] as const satisfies readonly (keyof DealStartedV1)[]

/** What the first event carries, taken from the header. */
export function startedFields(header: LogHeader): DealStartedV1 {
  return Object.fromEntries(STARTED_FIELDS.map((key) => [key, header[key]])) as unknown as DealStartedV1
}

/** Whether two pieces of JSON data say the same. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** An event's data: its fields with the seat back in its place, which is the first but in payments. */
export function dataOf({ name, seat, fields }: LogEvent): Readonly<Record<string, unknown>> {
  if (seat === null) return fields
  if (name !== 'PointsPaid') return { seat, ...fields }
  const { reason, ...rest } = fields
  return { reason, seat, ...rest }
}
