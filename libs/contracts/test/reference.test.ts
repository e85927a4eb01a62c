import { fc, test } from '@fast-check/vitest'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect } from 'vitest'
import { commonSchema, eventSchemas, metadataSchema } from '../../../tools/schemas/src/schema-files.ts'
import { checkEvent, checkMetadata } from '../src/index.ts'
import { EACH_EVENT, METADATA } from './support/samples.ts'

/** A published validator, with the event schemas themselves: what the generated checks must agree with, word for word. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
ajv.addVocabulary(['x-audience', 'x-actors'])
for (const schema of [commonSchema(), metadataSchema(), ...eventSchemas().map((event) => event.schema)])
  ajv.addSchema(schema)

function referenceOf(name: string): ValidateFunction {
  return ajv.getSchema(eventSchemas().find((event) => event.name === name && event.version === 1)!.schema.$id!)!
}

/** What the published validator finds first, as the generated checks say it; `null` where it finds nothing. */
function foundBy(validate: ValidateFunction, value: unknown): string | null {
  if (validate(value)) return null
  const { instancePath, params, message } = validate.errors![0]!
  const surplus: unknown = params['additionalProperty']
  const said = surplus === undefined ? message : `has no property ${JSON.stringify(surplus)}`
  return `${instancePath.replaceAll('/', '.')} ${said}`
}

/** Values of every sort, with those that stand in events often enough to get deep into a schema. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    3,
    4,
    5,
    -1,
    0.5,
    1e21,
    NaN,
    Infinity,
    '',
    '1m',
    '9s',
    'R',
    '0m',
    '5mm',
  ),
  fc.constantFrom<unknown>(
    'm',
    'win',
    'pass',
    'left',
    'front',
    'standard',
    'seven-pairs',
    'four-reds',
    'triplet',
    'kong',
  ),
  fc.constantFrom<unknown>('a'.repeat(64), 'a'.repeat(65), 'full-flush', '0190a000-0000-7000-8000-000000000001', '\n'),
  fc.constantFrom<unknown>([], {}, ['1m', '1m'], [null, null, null, null], [0, 0, 0, 0], ['m', 'm', 'm', 'x']),
  fc.constantFrom<unknown>({ kind: 'four-reds' }, { kind: 'seven-pairs', pairs: ['1m'], wilds: 0 }, { kind: 1 }),
  fc.constantFrom<unknown>([{ from: 0, to: 1, points: 2 }], [{ name: 'root', fan: 1 }], { fanCap: null }, undefined),
  fc.anything(),
)

/** Somewhere inside plain data: every place of it, or a place that it has not. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, item]) => placesIn(item).map((place) => [key, ...place]))
  return [[], ['surprise'], ...inner]
}

/** A copy with what stands at a place replaced. */
function replacedAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = replacedAt(copy[key], rest, by)
  return copy
}

/** A sample with one or two things in it replaced. */
function spoilt(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...placesIn(sample)), anything)
  const once = change.map(([place, by]) => replacedAt(sample, place, by))
  const twice = once.chain((value) =>
    fc.tuple(fc.constantFrom(...placesIn(value)), anything).map(([place, by]) => replacedAt(value, place, by)),
  )
  return fc.oneof(once, twice)
}

describe.each(EACH_EVENT)('%s', (type, sample) => {
  const reference = referenceOf(type)

  test.prop([spoilt(sample)], { numRuns: 300 })('the check finds what the published validator finds', (value) => {
    const found = foundBy(reference, value)
    expect(checkEvent(type, 1, value)?.message ?? null).toBe(found === null ? null : `${type}.v1${found}`)
  })
})

test.prop([spoilt(METADATA)], { numRuns: 1000 })(
  'metadata: the check finds what the published validator finds',
  (value) => {
    const found = foundBy(ajv.getSchema(metadataSchema().$id!)!, value)
    expect(checkMetadata(value)?.message ?? null).toBe(found === null ? null : `metadata${found}`)
  },
)
