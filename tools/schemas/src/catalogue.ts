import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EventSchema, JsonSchema } from './schema-files.ts'

/** One line of a table of fields. */
interface Field {
  readonly path: string
  readonly schema: JsonSchema
}

const FIXTURES = fileURLToPath(new URL('../../../libs/contracts/test/fixtures/events/', import.meta.url))

const HEAD = `<!-- Generated from event-schemas/ by \`npm run generate\`. Do not edit. -->

# Events

Everything that Paipu stores: each event with its versions, fields, who may know them, and an example as it was recorded. The
schemas in [event-schemas/](../event-schemas) are the contract; this page is generated from them. Stored events are never
rewritten: a new shape is a new version, and \`libs/contracts/src/upcast.ts\` has the way from each version to the next.

Who may know a field: **public** everyone, once the event is visible to them; **actor** the seats that are named beside it, and
everyone once the deal is over; **afterDeal** everyone once the deal is over; **server** nobody outside the server.
`

const STREAMS = {
  deal: ['Deals', 'A deal has a stream of its own, `deal-<id>`.'],
  table: ['Tables', 'A table has a stream of its own, `table-<id>`.'],
} as const

/** Writes the catalogue of all events as a page of Markdown: every field, its audience, its versions and an example. */
export function emitCatalogue(common: JsonSchema, metadata: JsonSchema, events: readonly EventSchema[]): string {
  const categories = (['deal', 'table'] as const).flatMap((category) => {
    const [title, words] = STREAMS[category]
    return [`## ${title}\n\n${words}\n`, ...byName(events, category).map(eventSection)]
  })
  return [HEAD, contents(events), ...categories, metadataSection(metadata), sharedSection(common)].join('\n')
}

/** The versions of each event of a category, the newest first. */
function byName(events: readonly EventSchema[], category: EventSchema['category']): EventSchema[][] {
  const names = new Map<string, EventSchema[]>()
  for (const event of events) {
    if (event.category === category) names.set(event.name, [event, ...(names.get(event.name) ?? [])])
  }
  return [...names.values()]
}

function contents(events: readonly EventSchema[]): string {
  const rows = [...byName(events, 'deal'), ...byName(events, 'table')].map(([newest, ...older]) => {
    const { name, category, version, schema } = newest!
    const versions = [version, ...older.map((event) => event.version)].join(', ')
    return `| [${name}](#${name.toLowerCase()}) | ${category} | ${versions} | ${audience(schema)} |`
  })
  return `| event | stream | versions | who may know that it happened |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

function eventSection(versions: readonly EventSchema[]): string {
  const [newest, ...older] = versions
  return [
    `### ${newest!.name}\n`,
    versionSection(newest!),
    ...older.map((event) => `#### ${event.name}, version ${event.version}\n\n${versionSection(event)}`),
  ].join('\n')
}

function versionSection({ name, version, schema }: EventSchema): string {
  const known = `Version ${version}; who may know that it happened: ${audience(schema)}.`
  const json = `\`\`\`json\n${JSON.stringify(exampleOf(name, version))}\n\`\`\`\n`
  return `${schema.description}\n\n${known}\n\n${fieldTable(fieldsOf(schema), true)}\n${json}`
}

/** The data of the first recorded event. Throws where there is none: every version has some in the tests, for ever. */
function exampleOf(name: string, version: number): unknown {
  const file = `${FIXTURES}${name}.v${version}.jsonl`
  if (!existsSync(file)) throw new Error(`${name}.v${version} has no recorded events: put some into ${file}`)
  return (JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!) as { data: unknown }).data
}

/** The fields of an object, and of the objects in it, each behind the one that holds it. */
function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${before}${name}`
    return [
      { path, schema: property },
      ...fieldsOf(property, `${path}.`),
      ...fieldsOf(property.items ?? {}, `${path}[].`),
    ]
  })
}

function fieldTable(fields: readonly Field[], withAudience: boolean): string {
  const head = withAudience
    ? '| field | value | who | meaning |\n|---|---|---|---|'
    : '| field | value | meaning |\n|---|---|---|'
  const rows = fields.map(({ path, schema }) => {
    const who = withAudience ? ` ${audience(schema)} |` : ''
    return `| \`${path}\` | ${valueOf(schema)} |${who} ${schema.description ?? ''} |`
  })
  return rows.length === 0 ? 'It carries nothing.\n' : `${[head, ...rows].join('\n')}\n`
}

function audience(schema: JsonSchema): string {
  const actors = schema['x-actors'] ?? []
  return actors.length === 0 ? `${schema['x-audience']}` : `${schema['x-audience']}: ${actors.join(', ')}`
}

/** How a value looks, in words. */
function valueOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)!
    return `[${name}](#${name.toLowerCase()})`
  }
  if (schema.oneOf !== undefined) return schema.oneOf.map(valueOf).join(' or ')
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if (schema.type === 'array') return `list of ${lengthOf(schema)}${valueOf(schema.items ?? {})}`
  if (schema.type === 'integer') return `whole number${rangeOf(schema)}`
  return [schema.type ?? 'anything'].flat().join(' or ')
}

function lengthOf({ minItems, maxItems }: JsonSchema): string {
  if (minItems === undefined && maxItems === undefined) return ''
  return minItems === maxItems ? `${minItems}: ` : `${minItems ?? 0} to ${maxItems ?? 'any number'}: `
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  return minimum === undefined ? '' : ` from ${minimum}`
}

function metadataSection(metadata: JsonSchema): string {
  return `## Metadata\n\n${metadata.description}\n\n${fieldTable(fieldsOf(metadata), false)}`
}

function sharedSection(common: JsonSchema): string {
  const shapes = Object.entries(common.$defs ?? {}).map(([name, schema]) => {
    const fields = fieldsOf(schema)
    const look = fields.length === 0 ? `${valueOf(schema)}\n` : fieldTable(fields, false)
    return `### ${name}\n\n${schema.description}\n\n${look}`
  })
  return `## Shared shapes\n\n${shapes.join('\n')}`
}
