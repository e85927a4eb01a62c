import { chance, pick, times, type Random } from '../random.ts'
import { strangeText } from './strange.ts'

/** A request as it is written on the wire. */
export interface Request {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

const NOTHING = Buffer.alloc(0)

/** A request by the book, with its body's length. */
export function request(
  method: string,
  target: string,
  headers: Request['headers'] = [],
  body: Buffer | string = NOTHING,
): Request {
  return { method, target, headers, body: Buffer.from(body) }
}

/** An address that is nobody's: so that budgets are met by those cases that mean to. */
export function somebody(random: Random): string {
  return `198.18.${random(256)}.${random(256)}`
}

/** As bytes. The length of the body is said unless `framed` says something else. */
export function requestBytes({ method, target, headers, body }: Request, framed?: Request['headers']): Buffer {
  const length: Request['headers'] = body.length > 0 ? [['Content-Length', String(body.length)]] : []
  const lines = [['Host', 'paipu.test'] as const, ...headers, ...(framed ?? length)].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  // Header bytes are Latin-1; what is beyond comes as its UTF-8 bytes, as browsers would send it.
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), body])
}

/** Headers that nobody asked for, one or some of them. */
export function strangeHeaders(random: Random): Request['headers'] {
  return times(random(4), () => {
    const header = pick(HEADERS, random)
    return typeof header === 'function' ? header(random) : header
  })
}

const printable = (text: string): string => text.replaceAll(/[\r\n\0]/g, ' ')

const HEADERS: readonly (readonly [string, string] | ((random: Random) => readonly [string, string]))[] = [
  ['Origin', 'null'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'http://paipu.test'],
  ['Cookie', 'locale=../../x; theme=<script>; seat=0'],
  (random) => ['Cookie', `locale=${printable(strangeText(random))}`],
  (random) => ['Accept-Language', printable(strangeText(random))],
  ['Authorization', 'Bearer 0'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-For', '::1, unknown, 999.1.1.1, [::1]:80'],
  ['Forwarded', 'for=127.0.0.1;host=evil'],
  ['Range', 'bytes=0-,5-1,-9999999999'],
  ['If-None-Match', '*'],
  ['Expect', '100-continue'],
  ['Expect', 'a-miracle'],
  ['Accept-Encoding', 'gzip, br, zstd, identity;q=0'],
  ['Accept', 'text/x-component'],
  ['Accept', 'multipart/mixed; deferSpec=20220824'],
  ['RSC', '1'],
  ['Next-Router-State-Tree', '%5B%22%22%5D'],
  (random) => ['Next-Router-State-Tree', printable(strangeText(random))],
  ['Next-Router-Prefetch', '1'],
  ['Next-Action', '00'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware'],
  ['X-Nextjs-Data', '1'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Connection', 'close, content-length, host, x-forwarded-for'],
  ['Upgrade', 'h2c'],
  ['Content-Encoding', 'gzip'],
  ['Content-Type', 'text/html'],
  ['Last-Event-ID', 'start'],
  (random) => ['Last-Event-ID', printable(strangeText(random))],
  ['Content-Security-Policy', `script-src *`],
  (random) => [`X-${random(1000)}`, 'a'.repeat(1 << random(15))],
  (random) => ['X-Strange', printable(strangeText(random))],
]

/** A path with the tricks that get past who looks at it. */
export function twisted(path: string, random: Random): string {
  if (chance(60, random)) return path
  switch (random(9)) {
    case 0:
      return path.replaceAll('/', '//')
    case 1:
      return `/x/%2e%2e${path}`
    case 2:
      return `/x/..${path}`
    case 3:
      return path.replaceAll('e', '%65')
    case 4:
      return path.replaceAll('/', '%2f')
    case 5:
      return `${path}%00.jsonl`
    case 6:
      return path.toUpperCase()
    case 7:
      return `http://paipu.test${path}`
    default:
      return `${path}${pick(['/', ';x', '%', '\\', '/.', '%ff', '#x', '?', '?x=%', '.json'], random)}`
  }
}
