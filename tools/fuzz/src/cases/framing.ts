import { pick, type Random } from '../random.ts'
import type { Script } from '../wire/talk.ts'
import { requestBytes, request, somebody } from './requests.ts'

/** A request that hides in the body of another: who sees it as a request of its own has been taken in. */
const HIDDEN = 'GET /internal/tables/hidden/coming-deal HTTP/1.1\r\nHost: hidden\r\nX-Rest: '

const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

/** How a body's end may be said, twice or not at all, and the body. */
const FRAMINGS: readonly (readonly [string, string])[] = [
  ['Transfer-Encoding: chunked', chunked(HIDDEN)],
  ['Transfer-Encoding: chunked\r\nContent-Length: 4', chunked(HIDDEN)],
  ['Content-Length: 4\r\nTransfer-Encoding: chunked', chunked(HIDDEN)],
  [`Content-Length: ${HIDDEN.length}\r\nContent-Length: 0`, HIDDEN],
  [`Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  [`Content-Length: ${HIDDEN.length}, 0`, HIDDEN],
  [`Content-Length: +${HIDDEN.length}`, HIDDEN],
  [`Content-Length: 0x${HIDDEN.length.toString(16)}`, HIDDEN],
  [`Content-Length: -1`, HIDDEN],
  ['Content-Length: 99999999999999999999', HIDDEN],
  ['Transfer-Encoding: xchunked', chunked(HIDDEN)],
  ['Transfer-Encoding: gzip, chunked', chunked(HIDDEN)],
  ['Transfer-Encoding: chunked, identity', chunked(HIDDEN)],
  ['Transfer-Encoding : chunked', chunked(HIDDEN)],
  ['Transfer-Encoding:\tchunked', chunked(HIDDEN)],
  ['Transfer-Encoding:\r\n chunked', chunked(HIDDEN)],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunked(HIDDEN)],
  ['X: y\nTransfer-Encoding: chunked', chunked(HIDDEN)],
  ['Transfer-Encoding: chunked', `${HIDDEN.length.toString(16)};x=${'y'.repeat(300)}\r\n${HIDDEN}\r\n0\r\n\r\n`],
  ['Transfer-Encoding: chunked', `ffffffffffffffff\r\n${HIDDEN}`],
  ['Transfer-Encoding: chunked', `0\r\nContent-Length: 9\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n`],
  [`Connection: content-length\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  [`Connection: Transfer-Encoding, close\r\nTransfer-Encoding: chunked`, chunked(HIDDEN)],
  [`Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ['Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__', HIDDEN],
  ['Sec-WebSocket-Version: 8\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x', HIDDEN],
  ['Expect: 100-continue\r\nTransfer-Encoding: chunked', chunked(HIDDEN)],
  ['', HIDDEN],
]

/**
 * A request whose end two servers behind each other might see at different places. No more than one may be answered
 * to whoever sends it, and nothing of it to anybody else: see `strangersFaults`.
 */
export function framing(random: Random): Script {
  const [framed, body] = pick(FRAMINGS, random)
  const method = pick(['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'TRACE', 'PROPFIND'], random)
  const target = pick(['/graphql', '/health', '/graphql?query={serverTime}', '/', '/tables/x/updates.sse'], random)
  const head = [`${method} ${target} HTTP/1.1`, 'Host: paipu.test', `X-Forwarded-For: ${somebody(random)}`, framed]
  return {
    methods: [],
    chunks: [Buffer.from(`${head.filter((line) => line !== '').join('\r\n')}\r\n\r\n${body}`, 'latin1')],
  }
}

/** Lines and versions that are no HTTP, or hardly. */
export function malformed(random: Random): Script {
  const start = pick(
    [
      'GET',
      'GET /graphql',
      'GET /graphql HTTP/0.9',
      'GET /graphql HTTP/2.0',
      'PRI * HTTP/2.0\r\n\r\nSM',
      'GET http:// HTTP/1.1',
      'GET * HTTP/1.1',
      'GET \\ HTTP/1.1',
      'GET ?x HTTP/1.1',
      'GET //evil.example/graphql HTTP/1.1',
      'GET /\u00ff\u0001 HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'CONNECT evil.example:443 HTTP/1.1',
      'TRACE /graphql HTTP/1.1',
      'get /graphql HTTP/1.1',
      `GET /${'a'.repeat(1 << random(17))} HTTP/1.1`,
      `GET /graphql?${'a=b&'.repeat(1 << random(12))} HTTP/1.1`,
      `${'G'.repeat(1 << random(10))} / HTTP/1.1`,
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
      '',
    ],
    random,
  )
  const headers = pick(
    [
      'Host: paipu.test',
      'Host:',
      'Host: a\r\nHost: b',
      '',
      'Host: paipu.test\r\n folded',
      ': nothing',
      'Host: paipu.test\r\nNo colon',
      'Host: paipu.test\r\nX: \u0000',
      `Host: paipu.test\r\n${'A: b\r\n'.repeat(1 << random(13))}`,
      `Host: paipu.test\r\nX: ${'y'.repeat(1 << random(17))}`,
    ],
    random,
  )
  return { methods: [], chunks: [Buffer.from(`${start}\r\n${headers}\r\n\r\n`, 'latin1')] }
}

/** Many requests at once on one connection, each of which costs as much as it may: one address, one budget. */
export function pipelined(random: Random): Script {
  const query = encodeURIComponent(`{ deals(first: ${1 + random(19)}) { deals { events } } }`)
  const headers = [
    ['X-Forwarded-For', somebody(random)],
    ['Apollo-Require-Preflight', '1'],
  ] as const
  const one = requestBytes(request('GET', `/graphql?query=${query}`, headers))
  const count = 1 + random(60)
  return {
    methods: Array.from({ length: count }, () => 'GET'),
    chunks: [Buffer.concat(Array.from({ length: count }, () => one))],
  }
}
