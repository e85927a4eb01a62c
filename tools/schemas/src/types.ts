import { compile } from 'json-schema-to-typescript'
import type { EventSchema, JsonSchema } from './schema-files.ts'

const TILE_TYPES: Readonly<Record<string, string>> = { tile: 'Tile', suit: 'Suit' }

/** Writes the TypeScript types of all events, of what they share and of their metadata, as one module. */
export async function emitTypes(
  common: JsonSchema,
  metadata: JsonSchema,
  events: readonly EventSchema[],
): Promise<string> {
  const shared = Object.entries(common.$defs ?? {}).filter(([name]) => !(name in TILE_TYPES))
  const blocks = [
    ...(await Promise.all(shared.map(([, schema]) => emitType(schema, schema.title!, common)))),
    await emitType(metadata, metadata.title!, common),
    ...(await Promise.all(events.map((event) => emitType(event.schema, `${event.name}V${event.version}`, common)))),
  ]
  return ["import type { Suit, Tile } from '@paipu/tiles'", ...blocks, ...emitMaps(events)].join('\n\n') + '\n'
}

async function emitType(schema: JsonSchema, name: string, common: JsonSchema): Promise<string> {
  const named = { ...(nameShared(schema, common) as object), title: name }
  const code = await compile(named, name, { bannerComment: '', format: false, strictIndexSignatures: false })
  return readonlyEverywhere(code.trim())
}

/** Replaces every reference to a shared shape by its type's name, so that each is written once. */
function nameShared(value: unknown, common: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => nameShared(item, common))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as JsonSchema
  const entries = Object.entries(rest).map(([key, item]) => [key, nameShared(item, common)])
  const key = $ref?.split('/').at(-1)
  return { ...Object.fromEntries(entries), ...(key ? { tsType: TILE_TYPES[key] ?? common.$defs![key]!.title } : {}) }
}

function readonlyEverywhere(code: string): string {
  return code
    .replace(/^ \* @(min|max)Items \d+\n/gm, '')
    .replace(/^(\w+\??): (\[.*\])$/gm, 'readonly $1: readonly $2')
    .replace(/^(\w+\??): (.*)\[\]$/gm, 'readonly $1: readonly $2[]')
    .replace(/^(\w+\??): /gm, 'readonly $1: ')
    .replace(/ = \[/g, ' = readonly [')
    .replace(/ = (\w+)\[\]/g, ' = readonly $1[]')
}

function emitMaps(events: readonly EventSchema[]): string[] {
  return (['deal', 'table'] as const).map((category) => {
    const title = category === 'deal' ? 'DealEventData' : 'TableEventData'
    const latest = new Map(
      events.filter((event) => event.category === category).map((event) => [event.name, event.version]),
    )
    const rows = [...latest].map(([name, version]) => `  readonly ${name}: ${name}V${version}`)
    return `/** The data of each event of a ${category} stream, in its newest version. */\nexport interface ${title} {\n${rows.join('\n')}\n}`
  })
}
