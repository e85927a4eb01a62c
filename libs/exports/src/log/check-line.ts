import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isSeat } from '@paipu/engine'
import type { LogEvent, LogFooter, LogHeader } from './log.ts'
import { LOG_SCHEMA } from './schema.ts'

/** A value as one part of a log, or a sentence that names the field and what is wrong with it. */
export type CheckedPart<Part> = Part | string

/** Checks a log's header. */
export function checkHeader(value: unknown): CheckedPart<LogHeader> {
  return check('header', value) ?? (value as LogHeader)
}

/** Checks one event of a log: its form, not what the rules say of it. */
export function checkLogEvent(value: unknown): CheckedPart<LogEvent> {
  const problem = check('event', value)
  if (problem !== null) return problem
  const event = value as LogEvent
  return isSeat(event.fields['seat']) || (event.seat !== null && 'seat' in event.fields)
    ? 'event.fields must not hold the seat: it stands beside them'
    : event
}

/** Checks a log's footer. */
export function checkFooter(value: unknown): CheckedPart<LogFooter> {
  return check('footer', value) ?? (value as LogFooter)
}

type Part = keyof typeof LOG_SCHEMA.$defs

const validators = new Map<Part, ValidateFunction>()

/** Compiled when it is first needed: most who import this lib check no log. */
function validatorOf(part: Part): ValidateFunction {
  const known = validators.get(part)
  if (known !== undefined) return known
  const made = new Ajv2020({ strict: false }).compile(LOG_SCHEMA.$defs[part])
  validators.set(part, made)
  return made
}

/** What is wrong with a value, or `null`. */
function check(part: Part, value: unknown): string | null {
  const validate = validatorOf(part)
  if (!validate(value)) {
    const issue = validate.errors![0]!
    const allowed = issue.keyword === 'enum' ? ` (${JSON.stringify(issue.params['allowedValues'])})` : ''
    return `${part}${issue.instancePath.replaceAll('/', '.')} ${issue.message ?? 'is invalid'}${allowed}`
  }
  const time = (value as Readonly<Record<string, unknown>>)[part === 'header' ? 'start' : 'time']
  return typeof time === 'string' && Number.isNaN(Date.parse(time)) ? `${time} is no moment in time` : null
}
