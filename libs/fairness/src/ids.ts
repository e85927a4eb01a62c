import { sha256Hex } from './seed.ts'

/**
 * A UUID version 7 with the given time whose random bits come from a name: the same arguments give the same id, so that
 * simulated and imported deals have the same ids everywhere. `time` is milliseconds since 1970, 0 ≤ time < 2^48.
 */
export function derivedId(time: number, name: string): string {
  const stamp = time.toString(16).padStart(12, '0')
  const bits = sha256Hex(name)
  const variant = ((Number.parseInt(bits[3]!, 16) & 3) | 8).toString(16)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${bits.slice(0, 3)}-${variant}${bits.slice(4, 7)}-${bits.slice(7, 19)}`
}

/**
 * The id of a deal's event of which nothing else is said (docs/format.md, What is left out): `base` is the deal's id where the log
 * names no other, `time` ISO 8601, `ply` the event's revision.
 */
export function derivedEventId(base: string, time: string, ply: number): string {
  return derivedId(Date.parse(time), `${base}|${ply}`)
}
