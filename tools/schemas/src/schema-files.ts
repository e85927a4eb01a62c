import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The parts of JSON Schema 2020-12 that Paipu's event schemas use, with Paipu's own `x-` keywords. */
export interface JsonSchema {
  readonly $id?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly oneOf?: readonly JsonSchema[]
  readonly 'x-audience'?: string
  readonly 'x-actors'?: readonly string[]
  readonly tsType?: string
}

/** One event's schema file: its stream category, name, version and content. */
export interface EventSchema {
  readonly category: 'deal' | 'table'
  readonly name: string
  readonly version: number
  readonly schema: JsonSchema
}

const root = fileURLToPath(new URL('../../../event-schemas/', import.meta.url))

function read(path: string): JsonSchema {
  return JSON.parse(readFileSync(root + path, 'utf8')) as JsonSchema
}

/** The shapes that several events share. */
export function commonSchema(): JsonSchema {
  return read('common.schema.json')
}

/** The schema of an event's metadata. */
export function metadataSchema(): JsonSchema {
  return read('metadata.schema.json')
}

/** Every event schema, sorted by category, name and version. Throws on a file whose name is not `Name.vN.schema.json`. */
export function eventSchemas(): EventSchema[] {
  return (['deal', 'table'] as const).flatMap((category) =>
    readdirSync(root + category)
      .toSorted()
      .map((file) => {
        const match = /^([A-Z][A-Za-z]+)\.v(\d+)\.schema\.json$/.exec(file)
        if (!match) throw new Error(`event-schemas/${category}/${file}: the name must be Name.vN.schema.json`)
        return { category, name: match[1]!, version: Number(match[2]), schema: read(`${category}/${file}`) }
      }),
  )
}
