import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import type { EventSchema, JsonSchema } from './schema-files.ts'

/** Name of the generated function that checks an event's data. */
export function validatorName(event: EventSchema): string {
  return `validate${event.name}V${event.version}`
}

/** Writes one module of stand-alone validators: one function an event and version, and `validateEventMetadata`. */
export function emitValidators(common: JsonSchema, metadata: JsonSchema, events: readonly EventSchema[]): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    strict: true,
    allowUnionTypes: true,
    discriminator: false,
  })
  ajv.addVocabulary(['x-audience', 'x-actors'])
  for (const schema of [common, metadata, ...events.map((event) => event.schema)]) ajv.addSchema(schema)
  const names = Object.fromEntries(events.map((event) => [validatorName(event), event.schema.$id!]))
  const emit = standalone as unknown as (ajv: Ajv2020, names: Record<string, string>) => string
  const code = emit(ajv, { ...names, validateEventMetadata: metadata.$id! })
  if (/\brequire\(/.test(code)) throw new Error('a schema uses a keyword whose validator needs a run-time module')
  return code
}
