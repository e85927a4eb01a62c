import { chance, pick, times, type Random } from '../random.ts'
import type { Script } from '../wire/talk.ts'
import type { World } from '../world.ts'
import { said } from './http.ts'
import { request } from './requests.ts'
import { strangeText, tampered } from './strange.ts'

/** What an export may be asked for, most of it by the book: a file goes with a format. */
const FILES = [
  ['deals.jsonl', 'format=records'],
  ['events.jsonl', 'format=events'],
  ['deals.txt', 'format=text'],
  ['deals.tsv', 'format=compact'],
  ['deals.mjson', 'format=mjai'],
  ['wins.csv', 'format=csv&tables=wins'],
  ['seats.jsonl', 'format=jsonl&tables=seats'],
  ['deals.parquet', 'format=parquet&tables=deals'],
  ['manifest.json', 'format=csv&tables=deals'],
  ['preview.json', 'format=csv'],
] as const

const RANGES = [
  'bytes=0-',
  'bytes=100-',
  'bytes=999999999999999-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-0,1-1',
  'lines=1-',
  'bytes=1e3-',
]

/** An export, or a part of one: fixed or as it is now, resumed, narrowed, packed, and with a field that is none. */
export function exported(world: World, random: Random): Script {
  const [file, format] = pick(FILES, random)
  const deal = (): string => encodeURIComponent(tampered(world, random).toWellFormed())
  const fields = times(random(4), () => pick(FIELDS, random)(deal, random))
  const target = `/exports/${file}?${[format, ...(chance(60, random) ? [world.fixed] : []), ...fields].join('&')}`
  const headers = [
    ...(chance(30, random) ? [['Range', pick(RANGES, random)] as const] : []),
    ...(chance(15, random) ? [['If-Range', pick(['"x"', 'Mon', '*'], random)] as const] : []),
    ...(chance(30, random)
      ? [['Accept-Encoding', pick(['gzip', 'zstd', 'br;q=0.1, *', 'gzip;q=x'], random)] as const]
      : []),
  ]
  return said(request(pick(['GET', 'GET', 'GET', 'HEAD'], random), target, headers), random)
}

const FIELDS: readonly ((deal: () => string, random: Random) => string)[] = [
  (deal) => `after=${deal()}`,
  (_, random) => `limit=${pick(['64', '128', '0', '63', '1e9', '-64', '99999999'], random)}`,
  (deal) => `last=${deal()}`,
  (deal, random) => `deals=${times(1 + random(120), deal).join()}`,
  (deal) => `atTable=${deal()}`,
  (deal) => `player=${deal()}`,
  (_, random) => `rules=${pick(['wanzhou', 'WANZHOU', '__proto__', 'x'], random)}`,
  (_, random) =>
    `${pick(['from', 'to', 'asOf'], random)}=${pick(['2026-01-01', '2026-02-30', '9999-12-31', '-1', '1970-01-01T00:00:00Z', '+275760-09-13'], random)}`,
  (_, random) =>
    `viewer=${pick(['all-hands', 'spectator', 'seats-0', 'seats-0123', 'seats-', 'server', 'seats-9'], random)}`,
  (_, random) => `compression=${pick(['gzip', 'zstd', 'none', 'br', ''], random)}`,
  (_, random) => `byteOrderMark=${pick(['true', 'false', '1', ''], random)}`,
  (_, random) => `tables=${pick(['wins,seats', 'wins,wins', ',', 'x', 'deals,seats,decisions,wins,payments'], random)}`,
  (_, random) => `${encodeURIComponent(strangeText(random).toWellFormed())}=1`,
]
