import { EVENT_VALIDATORS } from './generated/validator-registry.ts'
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
  const validate = validators.get(type)?.[version]
  if (validate === undefined) return unknownEvent(type, version)
  if (validate(data)) return null
  return { code: 'invalid-event-data', message: `${type}.v${version}${describe(validate)}` }
}

/** The validators of each event type, by version. */
const validators = new Map<string, (Validator | undefined)[]>()
for (const { name, version, validate } of EVENT_VALIDATORS) {
  const versions = validators.get(name) ?? []
  versions[version] = validate
  validators.set(name, versions)
}

/** Checks an event's metadata against its schema; `null` when it is valid. */
export function checkMetadata(metadata: unknown): EventFault | null {
  if (validateEventMetadata(metadata)) return null
  return { code: 'invalid-event-metadata', message: `metadata${describe(validateEventMetadata)}` }
}

function unknownEvent(type: string, version: number): EventFault {
  return validators.has(type)
    ? {
        code: 'unknown-event-version',
        message: `${type} has no version ${version} here: it was written by a newer Paipu`,
      }
    : { code: 'unknown-event-type', message: `${JSON.stringify(type)} is no event type` }
}

function describe(validator: Validator): string {
  const issue = validator.errors?.[0]
  if (!issue) return ' is invalid'
  const surplus = issue.params?.['additionalProperty']
  const message = surplus === undefined ? (issue.message ?? 'is invalid') : `has no property ${JSON.stringify(surplus)}`
  return `${issue.instancePath.replaceAll('/', '.')} ${message}`
}
