import { fault, type Fault } from './fault.ts'

/** What a field of a JSON object must be. */
export interface Field {
  readonly required: boolean
  /** In words, for `… must be WHAT`. */
  readonly what: string
  readonly is: (value: unknown) => boolean
}

/** The fields that an object may have. */
export type Fields = Readonly<Record<string, Field>>

/** The first thing that is wrong with an object's fields, or `null`. An optional field may also be `null`. */
export function fieldsFault(value: unknown, fields: Fields, where: string): Fault | null {
  if (!isObject(value))
    return fault(
      'not-an-object',
      where === '' ? null : where,
      `${where === '' ? 'the line' : where} is not a JSON object`,
    )
  const path = where === '' ? '' : `${where}.`
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name))
      return fault(
        'unknown-field',
        `${path}${name}`,
        `${path}${name} is no field: there are ${Object.keys(fields).join(', ')}`,
      )
  }
  for (const name in fields) {
    const { required, what, is } = fields[name]!
    const given = value[name]
    if (given === undefined || (given === null && !required)) {
      if (required) return fault('missing-field', `${path}${name}`, `${path}${name} is missing: ${what}`)
    } else if (!is(given)) {
      return fault('invalid-field', `${path}${name}`, `${path}${name} must be ${what}, not ${inShort(given)}`)
    }
  }
  return null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as JSON, cut where it is long. */
export function inShort(value: unknown): string {
  const text = asJson(value)
  return text.length <= 40 ? text : `${text.slice(0, 37)}...`
}

/** What is read may be nested deeper than what can be written. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return Array.isArray(value) ? '[…]' : '{…}'
    throw error
  }
}
