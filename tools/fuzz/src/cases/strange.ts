import { chance, pick, times, type Random } from '../random.ts'
import type { World } from '../world.ts'

/** Texts that somebody did not think of. */
const TEXTS = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'true',
  '-1',
  '1e309',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\u0085\u009b',
  '\u202e\u2066txet\u2069',
  '\ud800',
  '\udfff\ud800',
  '\ufeff\uffff',
  '👩‍👩‍👧‍👦🀄',
  'ﷺ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..%2f..%2fdata%2fpaipu.db',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE events; --",
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://x")',
  '\r\nSet-Cookie: a=b',
  '%00',
  '%ff%fe',
  '%2e%2e%2f',
  '%252e%252e%252f',
  'spectator',
  'reviewer',
  'all-hands',
  'seats-0',
  'seats-0123',
  'server',
  'start',
] as const

/** A text: strange, long, or of any characters. */
export function strangeText(random: Random): string {
  if (chance(75, random)) return pick(TEXTS, random)
  if (chance(50, random)) return pick(['a', '🀄', '[', '\u0301', '%25'], random).repeat(1 << random(13))
  return String.fromCharCode(...times(random(20), () => random(0x1_00_00)))
}

/** A number that is not usual. */
export function strangeNumber(random: Random): number {
  return pick([0, -0, 1, -1, 1.5, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 5e-324], random)
}

/** An id or a cursor: one there is, one cut or turned, or none at all. */
export function tampered(world: World, random: Random): string {
  const all = [world.tables, world.deals, world.cursors, world.pages]
  const known = pick(pick(all, random), random) ?? 'start'
  switch (random(9)) {
    case 0:
      return strangeText(random)
    case 1:
      return known.toUpperCase()
    case 2:
      return known.slice(0, random(known.length + 1))
    case 3:
      return known + strangeText(random)
    case 4:
      return known.replace(/:\d+:/, `:${random(2_000_000_000)}:`)
    case 5:
      return known.replace(/:[a-z-]+$/, `:${pick(['all-hands', 'reviewer', 'seats-0', 'server'], random)}`)
    case 6: {
      const at = random(known.length + 1)
      return `${known.slice(0, at)}${String.fromCharCode(random(256))}${known.slice(at + 1)}`
    }
    default:
      return known
  }
}

/** Any JSON value, as text; now and then nested as deep as it goes, or with names that objects have of their own. */
export function strangeJson(random: Random, depth = 0): string {
  switch (random(depth > 4 ? 4 : 8)) {
    case 0:
      return String(strangeNumber(random))
    case 1:
      return JSON.stringify(strangeText(random))
    case 2:
      return pick(['null', 'true', 'false', '1e999', '-0', '""'], random)
    case 3:
      return pick(
        ['"\\ud800"', '"\\u0000"', '[[[[]]]]', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}'],
        random,
      )
    case 4: {
      const deep = 1 << random(15)
      return '['.repeat(deep) + ']'.repeat(deep)
    }
    case 5:
      return `[${times(random(5), () => strangeJson(random, depth + 1)).join()}]`
    default:
      return `{${times(random(5), () => `${JSON.stringify(strangeText(random))}:${strangeJson(random, depth + 1)}`).join()}}`
  }
}

/** Bytes with some of them gone, twice there, or changed. */
export function mutated(bytes: Buffer, random: Random): Buffer {
  let now = bytes
  for (let round = 0; round <= random(3); round++) {
    const from = random(now.length + 1)
    const to = Math.min(now.length, from + random(1 << random(8)))
    const [before, middle, after] = [now.subarray(0, from), now.subarray(from, to), now.subarray(to)]
    switch (random(4)) {
      case 0:
        now = Buffer.concat([before, after])
        break
      case 1:
        now = Buffer.concat([before, middle, middle, after])
        break
      case 2:
        now = Buffer.concat([before, Buffer.from(times(1 + random(4), () => random(256))), after])
        break
      default:
        now = Buffer.concat([before, Buffer.from(strangeText(random)), middle, after])
    }
  }
  return now
}
