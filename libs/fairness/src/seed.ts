import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Node's own hashes, twelve times as fast; a browser has none that answers at once. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto')

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return native === undefined ? portableSha256Hex(text) : native.hash('sha256', text)
}

/** The same where nothing but the language is there. */
export function portableSha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The commitment to a secret deal seed (64 hexadecimal digits): SHA-256 of its 32 bytes. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/**
 * The seed of a deal: SHA-256 over the secret and what each seat added to it after the commitment (64 hexadecimal
 * digits each, or null). Neither the server nor any seat alone decides it.
 */
export function dealSeed(secret: string, clientSeeds: readonly (string | null)[]): string {
  return sha256Hex([secret, ...clientSeeds.map((seed) => seed ?? '-')].join('|'))
}

/** A stream of random numbers with a name of its own (rules.md C21). */
export interface RandomStream {
  /** An unbiased whole number from 0 to `limit` − 1, 1 ≤ limit ≤ 256. */
  below(limit: number): number
}

/**
 * The named sub-stream of a seed (rules.md C21): blocks HMAC-SHA-256(seed, name | counter), read byte by byte; a byte
 * that would favour small numbers is passed over (rejection sampling). Other names are independent of it.
 */
export function randomStream(seed: string, name: string): RandomStream {
  return streamOf(native === undefined ? portableHmac(seed) : nativeHmac(native, seed), name)
}

/** The same where nothing but the language is there. */
export function portableRandomStream(seed: string, name: string): RandomStream {
  return streamOf(portableHmac(seed), name)
}

/** HMAC-SHA-256 of texts in UTF-8 by one key. */
type Hmac = (text: string) => Uint8Array

function nativeHmac({ createHmac }: NonNullable<typeof native>, seed: string): Hmac {
  const key = hexToBytes(seed)
  return (text) => createHmac('sha256', key).update(text).digest()
}

function portableHmac(seed: string): Hmac {
  const keyed = hmac.create(sha256, hexToBytes(seed))
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest()
}

function streamOf(hmacOf: Hmac, name: string): RandomStream {
  let block = new Uint8Array(0) as Uint8Array
  let used = 0
  let counter = 0
  const nextByte = (): number => {
    if (used === block.length) {
      block = hmacOf(`${name}|${counter++}`)
      used = 0
    }
    return block[used++]!
  }
  return {
    below(limit) {
      const bound = 256 - (256 % limit)
      let byte = nextByte()
      while (byte >= bound) byte = nextByte()
      return byte % limit
    },
  }
}
