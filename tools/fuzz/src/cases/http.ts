import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { chance, pick, times, type Random } from '../random.ts'
import type { World } from '../world.ts'
import type { Script } from '../wire/talk.ts'
import { document } from './documents.ts'
import { request, requestBytes, somebody, strangeHeaders, twisted, type Request } from './requests.ts'
import { mutated, strangeJson, strangeText, tampered } from './strange.ts'

/** The header of a body that is JSON. */
export const JSON_TYPE = ['Content-Type', 'application/json'] as const

/** One request, now and then in pieces, with bytes changed, read by nobody or only by its head. */
export function said(asked: Request, random: Random): Script {
  const from = ['X-Forwarded-For', somebody(random)] as const
  const bytes = requestBytes({ ...asked, headers: [from, ...asked.headers, ...strangeHeaders(random)] })
  if (chance(6, random)) return { methods: [], chunks: [mutated(bytes, random)] }
  if (chance(4, random)) return { methods: [], chunks: [bytes.subarray(0, random(bytes.length))] }
  if (chance(4, random)) return { methods: [asked.method], chunks: [bytes], deaf: true }
  if (chance(5, random)) {
    const size = Math.max(1, Math.ceil(bytes.length / (1 + random(20))))
    return {
      methods: [asked.method],
      chunks: times(Math.ceil(bytes.length / size), (at) => bytes.subarray(at * size, (at + 1) * size)),
      gapMs: random(15),
    }
  }
  return { methods: [asked.method], chunks: [bytes] }
}

const KINDS = [...times(8, () => 'query' as const), 'subscription', 'mutation'] as const

/** GraphQL over HTTP: documents, batches, bodies that are none. */
export function graphql(world: World, random: Random): Script {
  const { query, variables } = document(pick(KINDS, random), world, random)
  if (chance(15, random)) {
    const target = `/graphql?query=${encodeURIComponent(query.toWellFormed())}&variables=${encodeURIComponent(variables.toWellFormed())}`
    return said(request(pick(['GET', 'GET', 'HEAD'], random), target, [['Apollo-Require-Preflight', '1']]), random)
  }
  const name = chance(10, random) ? `,"operationName":${JSON.stringify(strangeText(random))}` : ''
  const extensions = chance(5, random) ? `,"extensions":${strangeJson(random)}` : ''
  const body = `{"query":${JSON.stringify(query)},"variables":${variables}${name}${extensions}}`
  return said(request('POST', '/graphql', [JSON_TYPE], bodyOf(body, random)), random)
}

function bodyOf(body: string, random: Random): Buffer {
  switch (random(14)) {
    case 0:
      return Buffer.from(strangeJson(random))
    case 1:
      return Buffer.from(`[${times(1 + random(40), () => body).join()}]`)
    case 2:
      return Buffer.from(`{"query":${strangeJson(random)},"variables":${strangeJson(random)}}`)
    case 3:
      return Buffer.from(`{"query":"{ serverTime }","x":"${'y'.repeat(1 << random(19))}"}`)
    case 4:
      return Buffer.from(body, pick(['utf16le', 'latin1'], random))
    case 5:
      return Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x7d])])
    default:
      return Buffer.from(body)
  }
}

const TYPES = [
  'text/plain',
  'application/json; charset=utf-7',
  'application/graphql',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
]

/** Any route of either part, any method, paths twisted and parameters tampered with. */
export function route(world: World, random: Random): Script {
  const id = encodeURIComponent(tampered(world, random).toWellFormed())
  const raw = tampered(world, random).replaceAll(/[^!-~]/g, '')
  const path = pick(
    [
      '/',
      '/rules',
      '/rules/wanzhou',
      `/rules/${id}`,
      `/deals/${id}`,
      `/deals/${raw}`,
      `/tables/${id}`,
      `/tables/${raw}`,
      `/deals/${id}/events.jsonl`,
      `/deals/${raw}/events.jsonl`,
      `/tables/${id}/updates.sse`,
      `/tables/${id}/updates.jsonl`,
      `/internal/tables/${id}/coming-deal`,
      '/status.json',
      '/status',
      '/preview.png',
      `/deals/${id}/picture.png`,
      `/embed/deals/${id}`,
      `/players/${id}`,
      `/players/${id}/deals`,
      `/rules/${id}/statistics`,
      '/rules/wanzhou/statistics/deals',
      `/exports/${pick(EXPORTS, random)}`,
      `/exports/${id}`,
      '/exports/preview.json',
      '/health',
      '/health/live',
      '/health/ready',
      '/graphql',
      '/deals',
      '/tables',
      '/icon.svg',
      '/manifest.webmanifest',
      '/_next/static/chunks/x.js',
      '/_next/image?url=http%3A%2F%2F127.0.0.1%3A4000%2Fhealth&w=64&q=1',
      '/_next/data/x/index.json',
      '/.git/config',
      '/data/paipu.db',
      '/metrics',
      `/${id}`,
    ],
    random,
  )
  const query = chance(50, random)
    ? `?${times(1 + random(3), () => `${pick(PARAMETERS, random)}=${encodeURIComponent(tampered(world, random).toWellFormed())}`).join('&')}`
    : ''
  const method = chance(80, random) ? 'GET' : pick(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'], random)
  const body = method === 'GET' || method === 'HEAD' ? '' : strangeJson(random)
  const type = chance(30, random) ? ([['Content-Type', pick(TYPES, random)]] as const) : ([JSON_TYPE] as const)
  return said(request(method, `${twisted(path, random)}${query}`, body === '' ? [] : type, body), random)
}

const EXPORTS = [
  'deals.jsonl',
  'deals.csv',
  'deals.parquet',
  'events.jsonl',
  'log.jsonl',
  'seats.csv',
  'manifest.json',
  'deals',
]

const PARAMETERS = [
  'asOf',
  'last',
  'from',
  'to',
  'part',
  'format',
  'player',
  'seats',
  'rules',
  'lang',
  'view',
  'ply',
  'step',
  'branch',
  'after',
  'viewer',
  'ruleSet',
  'first',
  '__proto__',
  'constructor',
  'query',
  '_rsc',
  'viewer[]',
]

const GOLDEN = readFileSync(join(ROOT, 'fixtures/deals/wanzhou-1.jsonl'), 'utf8').trimEnd().split('\n')

/**
 * The owner's way in, with the token and without. The deal is one that the store has, changed: nothing of it may ever be
 * stored.
 */
export function internal(world: World, token: string, random: Random): Script {
  const authorization = chance(70, random)
    ? `Bearer ${token}`
    : pick(['', 'Bearer', 'Bearer 00', `Basic ${token}`], random)
  const headers = [JSON_TYPE, ['Authorization', authorization]] as const
  if (chance(30, random)) {
    const id = encodeURIComponent(tampered(world, random).toWellFormed())
    const seed = `{"deal":${JSON.stringify(tampered(world, random))},"seat":${pick(['0', '4', '-1', '"0"', 'null'], random)},"seed":${pick([`"${'0'.repeat(64)}"`, strangeJson(random)], random)}}`
    return said(request('POST', `/internal/tables/${id}/client-seeds`, headers, seed), random)
  }
  const deal = Buffer.from(`[${forged(random).join()}]`)
  return said(request('POST', '/internal/records', headers, chance(40, random) ? mutated(deal, random) : deal), random)
}

function forged(random: Random): readonly string[] {
  const at = random(GOLDEN.length)
  const line = GOLDEN[at]!
  switch (random(7)) {
    case 0:
      return GOLDEN
    case 1:
      return GOLDEN.slice(0, at)
    case 2:
      return GOLDEN.toSpliced(at, 1)
    case 3:
      return GOLDEN.with(at, line.replace('{', `{"__proto__":{"polluted":true},`))
    case 4:
      return GOLDEN.with(at, line.replace('"data":{', `"data":{"constructor":{"prototype":{"polluted":true}},`))
    case 5:
      return GOLDEN.with(at, line.replace(/"time":"[^"]*"/, `"time":"${pick(TIMES, random)}"`))
    default:
      return GOLDEN.with(at, strangeJson(random))
  }
}

const TIMES = [
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '1970-01-01',
  '2026-02-30T00:00:00.000Z',
  '',
]
