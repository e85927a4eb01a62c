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
