import type { Audience, SecretField, Secrecy } from '@paipu/contracts'
import type { EventSchema, JsonSchema } from './schema-files.ts'

/** All audiences that a mark may name. */
export const AUDIENCES = ['public', 'actor', 'afterDeal', 'server'] as const satisfies readonly Audience[]

/**
 * Reads the `x-audience` marks of an event schema. Throws, naming event and property, where a property at any depth
 * carries none or an unknown one, or where `actor` does not name sibling properties.
 */
export function secrecyOf(event: EventSchema): Secrecy {
  const where = `${event.name}.v${event.version}`
  const fields = secretFields(event.schema, [], where)
  return { event: audienceOf(event.schema, where), actors: event.schema['x-actors'] ?? [], fields }
}

function secretFields(schema: JsonSchema, path: readonly string[], where: string): SecretField[] {
  const properties = Object.entries(schema.properties ?? {})
  return properties.flatMap(([name, property]) => {
    const at = `${where}.${[...path, name].join('.')}`
    const audience = audienceOf(property, at)
    const actors = property['x-actors'] ?? []
    if (audience !== 'public') {
      checkActors(audience, actors, schema, at)
      return [{ path: [...path, name], audience, actors }]
    }
    return property.items
      ? secretFields(property.items, [...path, name, '*'], where)
      : secretFields(property, [...path, name], where)
  })
}

function audienceOf(schema: JsonSchema, at: string): Audience {
  const audience = schema['x-audience']
  if (!AUDIENCES.includes(audience as Audience)) {
    throw new Error(`${at}: x-audience is ${JSON.stringify(audience)}; it must be one of ${AUDIENCES.join(', ')}`)
  }
  return audience as Audience
}

function checkActors(audience: Audience, actors: readonly string[], parent: JsonSchema, at: string): void {
  if (audience !== 'actor') return
  if (actors.length === 0) throw new Error(`${at}: audience actor needs x-actors`)
  for (const actor of actors) {
    if (!parent.properties?.[actor]) throw new Error(`${at}: x-actors names ${actor}, which is no property beside it`)
  }
}
