import type { Check, Fault } from './check.ts'
import { eventTypes, newestVersion, type DealEventType, type TableEventType } from './events.ts'
import { EVENT_CHECKS } from './generated/check-registry.ts'
import { checkEventMetadata } from './generated/checks.ts'

/** Why an event is refused: a closed set. */
export type EventFaultCode =
  | 'unknown-event-type'
  | 'unknown-event-version'
  | 'invalid-event-data'
  | 'invalid-event-metadata'

/** What is wrong with an event: a stable code and a sentence that names the field and the rule. */
export interface EventFault {
  readonly code: EventFaultCode
  readonly message: string
}

/** Checks an event's data against the schema of its type and version; `null` when it is valid. */
export function checkEvent(type: string, version: number, data: unknown): EventFault | null {
  const check = checks.get(type)?.[version]
  if (check === undefined) return unknownEvent(type, version)
  const fault = check(data)
  return fault === null ? null : invalidData(type, version, fault)
}

/** The same against the newest schema of its type, in which events are written. */
export function checkNewest(type: DealEventType | TableEventType, data: unknown): EventFault | null {
  const fault = newestChecks.get(type)!(data)
  return fault === null ? null : invalidData(type, newestVersion(type), fault)
}

/** The checks of each event type, by version. */
const checks = new Map<string, (Check | undefined)[]>()
for (const { name, version, check } of EVENT_CHECKS) {
  const versions = checks.get(name) ?? []
  versions[version] = check
  checks.set(name, versions)
}

const newestChecks = new Map<string, Check>()
for (const [name, version] of eventTypes()) newestChecks.set(name, checks.get(name)![version]!)

/** Checks an event's metadata against its schema; `null` when it is valid. */
export function checkMetadata(metadata: unknown): EventFault | null {
  const fault = checkEventMetadata(metadata)
  return fault === null ? null : { code: 'invalid-event-metadata', message: `metadata${inWords(fault)}` }
}

function unknownEvent(type: string, version: number): EventFault {
  return checks.has(type)
    ? {
        code: 'unknown-event-version',
        message: `${type} has no version ${version} here: it was written by a newer Paipu`,
      }
    : { code: 'unknown-event-type', message: `${JSON.stringify(type)} is no event type` }
}

function invalidData(type: string, version: number, fault: Fault): EventFault {
  return { code: 'invalid-event-data', message: `${type}.v${version}${inWords(fault)}` }
}

function inWords({ path, message }: Fault): string {
  return `${path} ${message}`
}
