import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { AUDIENCES, secrecyOf } from '../../../tools/schemas/src/audience.ts'
import type { EventSchema, JsonSchema } from '../../../tools/schemas/src/schema-files.ts'
import { eventTypes, SECRECY } from '../src/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function schemasOf(category: 'deal' | 'table'): EventSchema[] {
  return readdirSync(`${root}event-schemas/${category}`).map((file) => {
    const [name, version] = file.split('.') as [string, string]
    const schema = JSON.parse(readFileSync(`${root}event-schemas/${category}/${file}`, 'utf8')) as JsonSchema
    return { category, name, version: Number(version.slice(1)), schema }
  })
}

const SCHEMAS = [...schemasOf('deal'), ...schemasOf('table')]
const EACH_SCHEMA = SCHEMAS.map((event) => [`${event.name}.v${event.version}`, event] as const)

/** All properties of a schema at every depth, by path. */
function propertiesOf(schema: JsonSchema, path = ''): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {})
  return own.flatMap(([name, property]): [string, JsonSchema][] => [
    [`${path}/${name}`, property],
    ...propertiesOf(property, `${path}/${name}`),
    ...(property.items ? propertiesOf(property.items, `${path}/${name}/*`) : []),
  ])
}

/** A copy of a schema with one property's mark changed or taken away. */
function marked(schema: JsonSchema, path: readonly string[], mark: object): JsonSchema {
  const [name, ...rest] = path
  if (name === undefined) {
    const { 'x-audience': _, 'x-actors': __, ...others } = schema
    return { ...others, ...mark }
  }
  if (name === '*') return { ...schema, items: marked(schema.items!, rest, mark) }
  return { ...schema, properties: { ...schema.properties, [name]: marked(schema.properties![name]!, rest, mark) } }
}

describe.each(EACH_SCHEMA)('%s', (id, event) => {
  test('says of the event and of every property who may know it, and describes it', () => {
    expect(AUDIENCES).toContain(event.schema['x-audience'])
    expect(event.schema.description).toBeTruthy()
    for (const [, property] of propertiesOf(event.schema)) {
      expect(AUDIENCES).toContain(property['x-audience'])
      expect(property.description).toBeTruthy()
    }
  })

  test('is closed: objects take no further properties and need all of theirs', () => {
    const objects = [
      event.schema,
      ...propertiesOf(event.schema).flatMap(([, { items }]) => (items?.properties ? [items] : [])),
    ]
    for (const object of objects as (JsonSchema & { required?: string[]; additionalProperties?: boolean })[]) {
      expect(object.additionalProperties).toBe(false)
      expect(object.required?.toSorted()).toEqual(Object.keys(object.properties!).toSorted())
    }
  })

  test('the generator refuses it without any one of its marks', () => {
    expect(secrecyOf(event)).toEqual(SECRECY[id])
    expect(() => secrecyOf({ ...event, schema: marked(event.schema, [], {}) })).toThrow(id)
    for (const [path] of propertiesOf(event.schema)) {
      const at = path.slice(1).split('/')
      const isInsideSecret = propertiesOf(event.schema).some(
        ([outer, { 'x-audience': audience }]) => audience !== 'public' && path.startsWith(`${outer}/`),
      )
      if (isInsideSecret) continue
      expect(() => secrecyOf({ ...event, schema: marked(event.schema, at, {}) })).toThrow(at.join('.'))
      expect(() => secrecyOf({ ...event, schema: marked(event.schema, at, { 'x-audience': 'friends' }) })).toThrow(
        'friends',
      )
      const unnamed = marked(event.schema, at, { 'x-audience': 'actor' })
      expect(() => secrecyOf({ ...event, schema: unnamed })).toThrow('x-actors')
      const stranger = marked(event.schema, at, { 'x-audience': 'actor', 'x-actors': ['nobody'] })
      expect(() => secrecyOf({ ...event, schema: stranger })).toThrow('nobody')
    }
  })
})

/** What must not leak, by name: rules.md C5, B1, V1, S1 and the table in docs/security.md. */
test('hidden facts are marked hidden', () => {
  const hidden = Object.fromEntries(
    Object.entries(SECRECY).flatMap(([id, { event, fields }]) => {
      const marks = [
        ...(event === 'public' ? [] : [`(event): ${event}`]),
        ...fields.map(({ path, audience }) => `${path.join('.')}: ${audience}`),
      ]
      return marks.length === 0 ? [] : [[id.replace('.v1', ''), marks]]
    }),
  )
  expect(hidden).toEqual({
    WallBuilt: ['wall: afterDeal', 'birds: afterDeal', 'seed: afterDeal'],
    HandsDealt: ['hands.*.tiles: actor'],
    SwapChosen: ['tiles: actor'],
    TilesSwapped: ['moves.*.tiles: actor'],
    TilesRemoved: ['tiles: actor'],
    VoidSuitChosen: ['suit: actor'],
    TileDrawn: ['tile: actor'],
    ClaimAnswered: ['(event): actor', 'seat: actor', 'offers: actor', 'answer: actor', 'timedOut: actor'],
    WinDeclared: ['reading: actor'],
    SeedCommitted: ['secret: server'],
    LeaseTaken: ['(event): server', 'host: server', 'term: server'],
    LeaseRenewed: ['(event): server', 'host: server', 'term: server'],
    LeaseReleased: ['(event): server', 'host: server', 'term: server'],
    CloseAsked: ['(event): server', 'reason: server'],
    SeatsOffered: ['seats.*.tokenHash: server'],
    SeatActed: [
      '(event): server',
      'deal: server',
      'decision: server',
      'seat: server',
      'command: server',
      'action: server',
    ],
    DecisionClosed: ['(event): server', 'deal: server', 'decision: server'],
  })
})

test('every schema is generated, and what is generated is current', () => {
  expect(SCHEMAS.map(({ name }) => name).toSorted()).toEqual([...eventTypes().keys()].toSorted())
  const said = execFileSync(process.execPath, [`${root}tools/generate.ts`, 'code', '--check'], { encoding: 'utf8' })
  expect(said).toBe('generated code is current\n')
})
