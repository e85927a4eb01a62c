import type { EventSchema, JsonSchema } from './schema-files.ts'

/**
 * A generated check is an expression of `value` that is a `Fault`, or `null` where the value has the schema's shape. What
 * takes more than an expression becomes a function of its own.
 */
type Expression = (value: string) => string

/** Every keyword that is understood; a schema with any other is refused, so that none is passed over in silence. */
const KEYWORDS = new Set(
  (
    '$schema $id $ref $defs title description x-audience x-actors type enum const oneOf pattern minimum maximum ' +
    'properties required additionalProperties items minItems maxItems'
  ).split(' '),
)

/** The functions written so far. */
interface Checks {
  readonly functions: string[]
}

/** Writes the function `name` that checks a value against a schema, after the functions it needs. */
function addCheck(checks: Checks, name: string, schema: JsonSchema): void {
  const body = bodyOf(checks, name, schema)
  checks.functions.push(`export function ${name}(value: any): Fault | null {\n${body}\n}`)
}

/** Name of the function that checks a shared shape. */
function sharedName(key: string): string {
  return `check${key[0]!.toUpperCase()}${key.slice(1)}`
}

function checkOf(checks: Checks, name: string, schema: JsonSchema): Expression {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword))
  if (unknown !== undefined) throw new Error(`${name}: the keyword ${unknown} is not understood`)
  if (schema.$ref !== undefined) return (value) => `${sharedName(schema.$ref!.split('/').at(-1)!)}(${value})`
  if (schema.enum !== undefined) return enumCheck(schema.enum)
  if (schema.const !== undefined)
    return (value) => `(${value} === ${JSON.stringify(schema.const)} ? null : NOT_THE_CONSTANT)`
  if (schema.oneOf !== undefined) return oneOfCheck(checks, name, schema.oneOf)
  switch (schema.type) {
    case 'object':
    case 'array':
      return asFunction(checks, name, bodyOf(checks, name, schema))
    case 'string':
      return stringCheck(checks, name, schema.pattern)
    case 'boolean':
      return (value) => `(typeof ${value} === 'boolean' ? null : NO_BOOLEAN)`
    case 'null':
      return (value) => `(${value} === null ? null : NOT_NULL)`
    case 'integer':
      return integerCheck(schema, 'NO_INTEGER')
    default:
      break
  }
  if (String(schema.type) !== 'integer,null')
    throw new Error(`${name}: the type ${String(schema.type)} is not understood`)
  return (value) => `(${value} === null ? null : ${integerCheck(schema, 'NO_INTEGER_OR_NULL')(value)})`
}

/** The statements of a function that checks `value`. */
function bodyOf(checks: Checks, name: string, schema: JsonSchema): string {
  if (schema.type === 'object') return objectBody(checks, name, schema)
  if (schema.type === 'array') return arrayBody(checks, name, schema)
  return `  return ${checkOf(checks, name, schema)('value')}`
}

function asFunction({ functions }: Checks, name: string, body: string): Expression {
  const inner = `${name}_${functions.length}`
  functions.push(`function ${inner}(value: any): Fault | null {\n${body}\n}`)
  return (value) => `${inner}(${value})`
}

/** The tile codes are what is looked at most, by far: they are recognised by their two characters. */
function enumCheck(values: readonly unknown[]): Expression {
  if (values.includes('1m')) return (value) => `(isTileCode(${value}) ? null : NOT_LISTED)`
  return (value) => `(${values.map((one) => `${value} === ${JSON.stringify(one)}`).join(' || ')} ? null : NOT_LISTED)`
}

function stringCheck({ functions }: Checks, name: string, pattern: string | undefined): Expression {
  if (pattern === undefined) return (value) => `(typeof ${value} === 'string' ? null : NO_STRING)`
  const constant = `${name.toUpperCase()}_${functions.length}`
  functions.push(`const ${constant} = pattern(${JSON.stringify(pattern)})`)
  return (value) =>
    `(typeof ${value} !== 'string' ? NO_STRING : matches(${value}, ${constant}) ? null : ${constant}.fault)`
}

function integerCheck({ minimum, maximum }: JsonSchema, none: string): Expression {
  return (value) => {
    const above = maximum === undefined ? '' : `${value} > ${maximum} ? atMost(${maximum}) : `
    const below = minimum === undefined ? '' : `${value} < ${minimum} ? atLeast(${minimum}) : `
    return `(!Number.isInteger(${value}) ? ${none} : ${above}${below}null)`
  }
}

/** One of several shapes of which no value has two; what is wrong is said of the first. */
function oneOfCheck(checks: Checks, name: string, shapes: readonly JsonSchema[]): Expression {
  refuseOverlap(name, shapes)
  const [first, ...others] = shapes
  const check = checkOf(checks, name, first!)
  if (others.length === 1 && others[0]!.type === 'null')
    return (value) => `(${value} === null ? null : ${check(value)})`
  const further = others.map((shape) => `${checkOf(checks, name, shape)('value')} === null`).join(' || ')
  return asFunction(
    checks,
    name,
    `  const fault = ${check('value')}\n  return fault === null || ${further} ? null : fault`,
  )
}

/** Only shapes that can be told apart: all but one `null`, or each with another constant `kind`. */
function refuseOverlap(name: string, shapes: readonly JsonSchema[]): void {
  const kinds = shapes.map((shape) => (shape.type === 'null' ? null : shape.properties?.['kind']?.const))
  const distinct = new Set(kinds).size === kinds.length
  if (!distinct || (kinds.includes(undefined) && kinds.some((kind) => typeof kind === 'string')))
    throw new Error(`${name}: the shapes of a oneOf must differ by null or by a constant kind`)
}

function objectBody(checks: Checks, name: string, schema: JsonSchema): string {
  const keys = Object.keys(schema.properties ?? {})
  const isClosed = schema.additionalProperties === false && keys.every((key) => schema.required?.includes(key))
  if (!isClosed) throw new Error(`${name}: an object must need all its properties and take no others`)
  return [
    "  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT",
    ...keys.map((key) => `  if (value.${key} === undefined) return missing('${key}')`),
    `  for (const key in value) if (${keys.map((key) => `key !== '${key}'`).join(' && ') || 'true'}) return surplus(key)`,
    '  let fault: Fault | null = null',
    ...keys.flatMap((key) => {
      const check = checkOf(checks, `${name}_${key}`, schema.properties![key]!)
      return [`  fault = ${check(`value.${key}`)}`, `  if (fault !== null) return within('${key}', fault)`]
    }),
    '  return null',
  ].join('\n')
}

function arrayBody(checks: Checks, name: string, { items, minItems, maxItems }: JsonSchema): string {
  return [
    '  if (!Array.isArray(value)) return NO_ARRAY',
    ...(maxItems === undefined ? [] : [`  if (value.length > ${maxItems}) return atMostItems(${maxItems})`]),
    ...(minItems === undefined ? [] : [`  if (value.length < ${minItems}) return atLeastItems(${minItems})`]),
    '  for (let at = 0; at < value.length; at++) {',
    `    const fault = ${checkOf(checks, name, items!)('value[at]')}`,
    '    if (fault !== null) return within(at, fault)',
    '  }',
    '  return null',
  ].join('\n')
}

/** Everything of `check.ts` that a check can need. */
const HELPERS = `import {
  atLeast, atLeastItems, atMost, atMostItems, isTileCode, matches, missing, NO_ARRAY, NO_BOOLEAN, NO_INTEGER, NO_INTEGER_OR_NULL,
  NO_OBJECT, NO_STRING, NOT_LISTED, NOT_NULL, NOT_THE_CONSTANT, pattern, surplus, within, type Fault,
} from '../check.ts'`

/** Name of the generated function that checks an event's data. */
export function checkName(event: EventSchema): string {
  return `check${event.name}V${event.version}`
}

/** Writes one module of checks: a function an event and version, `checkEventMetadata`, and what they share. */
export function emitChecks(common: JsonSchema, metadata: JsonSchema, events: readonly EventSchema[]): string {
  const checks: Checks = { functions: [] }
  for (const [key, schema] of Object.entries(common.$defs ?? {})) addCheck(checks, sharedName(key), schema)
  addCheck(checks, 'checkEventMetadata', metadata)
  for (const event of events) addCheck(checks, checkName(event), event.schema)
  return [HELPERS, ...checks.functions].join('\n\n') + '\n'
}
