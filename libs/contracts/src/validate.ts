import { EVENT_VERSIONS } from './generated/registry.ts'
import { validateEventMetadata } from './generated/validators.js'
import type { Validator } from './validator.ts'

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
  const known = EVENT_VERSIONS[`${type}.v${version}`]
  if (!known) return unknownEvent(type, version)
  if (known.validate(data)) return null
  return { code: 'invalid-event-data', message: `${type}.v${version}${describe(known.validate)}` }
}

/** Checks an event's metadata against its schema; `null` when it is valid. */
export function checkMetadata(metadata: unknown): EventFault | null {
  if (validateEventMetadata(metadata)) return null
  return { code: 'invalid-event-metadata', message: `metadata${describe(validateEventMetadata)}` }
}

function unknownEvent(type: string, version: number): EventFault {
  const typeKnown = Object.values(EVENT_VERSIONS).some((event) => event.name === type)
  return typeKnown
    ? {
        code: 'unknown-event-version',
        message: `${type} has no version ${version} here: it was written by a newer Paipu`,
      }
    : { code: 'unknown-event-type', message: `${JSON.stringify(type)} is no event type` }
}

function describe(validator: Validator): string {
  const issue = validator.errors?.[0]
  if (!issue) return ' is invalid'
  return `${issue.instancePath.replaceAll('/', '.')} ${issue.message ?? 'is invalid'}`
}
