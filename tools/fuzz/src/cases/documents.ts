import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { chance, pick, times, type Random } from '../random.ts'
import type { World } from '../world.ts'
import { mutated, strangeNumber, strangeText, tampered } from './strange.ts'

const schema = buildSchema(readFileSync(join(ROOT, 'apps/server/schema.graphql'), 'utf8'))
const ROOTS = {
  query: schema.getQueryType()!,
  mutation: schema.getMutationType()!,
  subscription: schema.getSubscriptionType()!,
} as const

/** What is sent to GraphQL, as JSON text. */
export interface Asked {
  readonly kind: keyof typeof ROOTS
  readonly query: string
  readonly variables: string
}

const VARIABLES = '($id: ID!, $after: String, $first: Int, $viewer: String, $yes: Boolean!)'

/** A document of the schema's fields, most of them in order, and its variables. */
export function document(kind: Asked['kind'], world: World, random: Random): Asked {
  const special = chance(25, random) ? pick(SPECIAL, random)(random) : null
  const fields = selection(ROOTS[kind], world, random, 1 + random(kind === 'query' ? 5 : 3))
  const query = special ?? `${kind} Q${chance(60, random) ? VARIABLES : ''} ${fields}`
  return {
    kind,
    query: chance(12, random) ? mutated(Buffer.from(query), random).toString() : query,
    variables: variables(world, random),
  }
}

function variables(world: World, random: Random): string {
  const value = (): string =>
    pick(
      [JSON.stringify(tampered(world, random)), String(strangeNumber(random)), 'null', '[]', '{"__proto__":1}'],
      random,
    )
  return `{"id":${JSON.stringify(tampered(world, random))},"yes":true,${['after', 'first', 'viewer', '__proto__']
    .map((name) => `"${name}":${value()}`)
    .join()}}`
}

function selection(type: GraphQLObjectType, world: World, random: Random, depth: number): string {
  const fields = Object.values(type.getFields())
  const chosen = times(1 + random(4), () => pick(fields, random))
  const parts = chosen.map((field) => {
    const alias = chance(15, random) ? `a${random(5)}: ` : ''
    const directive = chance(8, random) ? pick(DIRECTIVES, random) : ''
    const inner = getNamedType(field.type)
    const below = isObjectType(inner) ? (depth > 0 ? selection(inner, world, random, depth - 1) : '{ __typename }') : ''
    return `${alias}${field.name}${argumentsOf(field, world, random)}${directive} ${below}`
  })
  return `{ ${parts.join(' ')}${chance(10, random) ? ' __typename' : ''} }`
}

const DIRECTIVES = [
  '@skip(if: $yes)',
  '@include(if: $yes)',
  '@skip(if: true)',
  '@skip',
  '@nothing',
  '@include(if: "x")',
  '@defer',
]

function argumentsOf({ args }: GraphQLField<unknown, unknown>, world: World, random: Random): string {
  const given = args.filter(({ type }) => isNonNullType(type) || chance(40, random))
  if (given.length === 0) return ''
  return `(${given.map(({ name, type }) => `${name}: ${literal(name, type, world, random)}`).join(', ')})`
}

function literal(name: string, type: GraphQLInputType, world: World, random: Random): string {
  if (chance(25, random)) return `$${name}`
  if (chance(5, random))
    return pick(['{ a: [1] }', '[[]]', 'ENUM', '"""block"""', '1e400', '$nothing', '"\\uD83D"'], random)
  if (isListType(type)) return '[]'
  if (getNamedType(type).name === 'JSON')
    return pick(
      ['{ type: "discard", tile: "1m" }', '{ __proto__: { seat: 0 } }', '[[[[]]]]', 'null', '"x"', '1e400', '$yes'],
      random,
    )
  if (getNamedType(type).name === 'Int') return String(pick([1, 5, 20, strangeNumber(random)], random))
  return JSON.stringify(chance(85, random) ? tampered(world, random) : strangeText(random))
}

/** Documents that are about the language and not the schema. */
const SPECIAL: readonly ((random: Random) => string)[] = [
  () => '{ tables { ...A } } fragment A on Table { ...B } fragment B on Table { ...A }',
  () => '{ ...A } fragment A on Query { ...A }',
  (random) => `{ ${times(1 + random(30), (at) => `a${at}: serverTime`).join(' ')} }`,
  (random) => `{ ${'tables { ruleSet '.repeat(1 + random(200))}`,
  (random) => `${'{ deals { deals '.repeat(1 + random(9))} { id }${' } }'.repeat(9)}`,
  (random) => `{ deals(first: ${1 + random(120)}) { deals { events next previous } next } }`,
  (random) => {
    const count = 2 + random(12)
    const spreads = times(count, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)
    return `{ ...F0 } ${spreads.join(' ')} fragment F${count} on Query { serverTime }`
  },
  (random) => `query A { serverTime } query ${pick(['A', 'B', '__proto__'], random)} { serverTime }`,
  () =>
    'query IntrospectionQuery { __schema { types { name fields { name args { name } type { name ofType { name } } } } } }',
  () => `{ ${'__schema { types { fields { type '.repeat(8)} { name }${' } } }'.repeat(8)} }`,
  () => '{ __type(name: "__proto__") { name } a: __type(name: "Query") { fields { type { fields { name } } } } }',
  () => 'mutation { sit(seat: 0) { token } }',
  () => 'subscription { lobby { kind } table(id: "x") { kind } }',
  () => 'subscription { ...A } fragment A on Subscription { lobby @skip(if: true) { kind } }',
  () => 'subscription { __typename }',
  () => 'subscription { lobby { kind tables { board points wallLeft } } }',
  (random) => `# ${'x'.repeat(1 << random(17))}\n{ serverTime }`,
  (random) => `{ serverTime ${'@include(if: true) '.repeat(random(400))} }`,
  () => '{ tables { id } } extend type Query { x: Int }',
  () => 'schema { query: Query }',
  () => '{ serverTime { x } ruleSets }',
  () => 'query ($a: [[[[[Int]]]]] = [[[[[1]]]]]) { serverTime }',
  () => 'query ($a: JSON = {__proto__: {x: 1}}) { serverTime }',
  (random) => `{ ${times(200, () => `serverTime(x: ${random(9)})`).join(' ')} }`,
  (random) => `{ ${times(120, () => `tables { ... { id } ...on Table { a: id${random(2)} } }`).join(' ')} }`,
]
