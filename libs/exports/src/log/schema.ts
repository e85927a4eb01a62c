import { HIDDEN } from '@paipu/tiles'
import { LOG_FORMAT, LOG_VERSION } from './log.ts'

const uuid = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }
const sha256 = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const time = {
  type: 'string',
  pattern: '^(19[7-9]\\d|[2-9]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}Z$',
  description: 'UTC, ISO 8601 with milliseconds.',
}
const seat = { enum: [0, 1, 2, 3] }
const seconds = { type: ['integer', 'null'], minimum: 0 }
const orNull = (schema: object): object => ({ anyOf: [schema, { type: 'null' }] })

const header = {
  type: 'object',
  description: 'The first line of a deal: what was agreed before it. More fields may stand here.',
  required: [
    'format',
    'version',
    'viewer',
    'ruleSet',
    'table',
    'dealNumber',
    'dealer',
    'seats',
    'clock',
    'start',
    'commitment',
    'source',
  ],
  properties: {
    format: { const: LOG_FORMAT },
    version: { const: LOG_VERSION },
    generator: { type: 'string', description: 'What wrote the log.' },
    deal: { ...uuid, description: 'The deal, a UUID version 7.' },
    ids: {
      type: 'string',
      minLength: 1,
      description: "What the events' ids are derived from where that is not the deal's id.",
    },
    viewer: {
      type: 'string',
      pattern: '^(reviewer|all-hands|spectator|seats-0?1?2?3?)$',
      description: 'Who looks. Every viewer but the reviewer finds "?" where it may not look.',
    },
    ruleSet: {
      type: 'object',
      required: ['id', 'version', 'options'],
      properties: {
        id: { type: 'string', minLength: 1 },
        version: { type: 'integer', minimum: 1 },
        options: {
          type: 'object',
          required: ['fanCap'],
          properties: { fanCap: { type: ['integer', 'null'], minimum: 0 } },
        },
      },
      description: 'The rule set, its version and all its options.',
    },
    table: { ...orNull(uuid), description: 'The table; null for a deal that was played at no table.' },
    dealNumber: { type: 'integer', minimum: 1 },
    dealer: seat,
    seats: {
      type: 'array',
      minItems: 4,
      maxItems: 4,
      items: {
        type: 'object',
        required: ['player', 'name', 'kind'],
        properties: { player: { type: 'string' }, name: { type: 'string' }, kind: { enum: ['human', 'bot'] } },
      },
    },
    clock: {
      type: 'object',
      required: ['dealSeconds', 'turnSeconds', 'reserveSeconds', 'claimSeconds', 'openingSeconds'],
      properties: {
        dealSeconds: seconds,
        turnSeconds: seconds,
        reserveSeconds: { type: 'integer', minimum: 0 },
        claimSeconds: seconds,
        openingSeconds: seconds,
      },
    },
    start: { ...time, description: 'When the first event happened: UTC, ISO 8601 with milliseconds.' },
    commitment: { ...orNull(sha256), description: 'SHA-256 of the secret seed, published before the deal.' },
    source: { type: ['string', 'null'], description: 'Where an imported deal was recorded.' },
  },
}

const event = {
  type: 'object',
  description: 'One event. More fields may stand here.',
  required: ['ply', 'name', 'version', 'time', 'seat', 'fields'],
  properties: {
    ply: { type: 'integer', minimum: 0, description: 'Its number for this viewer, dense from 0.' },
    name: { type: 'string', pattern: '^[A-Z][A-Za-z]{0,39}$' },
    version: { type: 'integer', minimum: 1, description: "The version of the event's schema in event-schemas/." },
    time,
    seat: { enum: [0, 1, 2, 3, null] },
    fields: { type: 'object', description: "The event's data but its seat, by its schema in event-schemas/." },
    id: { ...uuid, description: 'The event; left out where it is the derived one.' },
    cause: {
      anyOf: [{ type: 'integer', minimum: 0 }, uuid],
      description: 'The ply of the event that brought it about, or the id of an event of another stream.',
    },
    by: {
      type: 'string',
      pattern: '^(table|seat:[0-3]|import)$',
      description: 'Who acted; left out where it is the usual one.',
    },
    correlation: { ...uuid, description: 'What it belongs to where that is not the deal.' },
  },
}

const footer = {
  type: 'object',
  description: 'The last line of a deal. More fields may stand here.',
  required: ['result', 'totals', 'seed', 'head', 'lines'],
  properties: {
    result: { enum: ['won', 'wall-end', 'time-limit'] },
    totals: { type: 'array', minItems: 4, maxItems: 4, items: { type: 'integer' } },
    seed: {
      anyOf: [sha256, { const: HIDDEN }, { type: 'null' }],
      description: "The secret that opens the commitment; ? in a seat's own view from before it was opened.",
    },
    head: { ...orNull(sha256), description: 'The hash of the last event.' },
    lines: {
      type: 'integer',
      minimum: 3,
      description: 'How many lines the deal has as JSON Lines, this one included.',
    },
  },
}

/** The JSON Schema of the format's three kinds of lines; docs/paipu-log.v1.schema.json is this, written out. */
export const LOG_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'paipu-log.v1.schema.json',
  title: 'Paipu log format, version 1: one line',
  anyOf: [{ $ref: '#/$defs/header' }, { $ref: '#/$defs/event' }, { $ref: '#/$defs/footer' }],
  $defs: { header, event, footer },
} as const

/** The schema as a file. */
export const SCHEMA_TEXT = `${JSON.stringify(LOG_SCHEMA, null, 2)}\n`
