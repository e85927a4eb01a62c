import type { EventRecord, UnsealedRecord } from '@paipu/contracts'
import { sha256Hex } from './seed.ts'

/**
 * The canonical JSON form of RFC 8785: no white space, keys sorted by UTF-16 code units. Precondition: plain JSON data
 * whose numbers are safe integers, as in all Paipu events.
 */
export function canonicalJson(value: unknown): string {
  const ordered = inOrder(value)
  return ordered === undefined ? textByHand(value) : JSON.stringify(ordered)
}

/** The same data with the keys of every object in order; `undefined` where one has a key that JavaScript would not leave there. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? listInOrder(value) : objectInOrder(value as Readonly<Record<string, unknown>>)
}

/** Most lists are of texts or numbers, and stay what they are. */
function listInOrder(list: readonly unknown[]): readonly unknown[] | undefined {
  let ordered: unknown[] | null = null
  for (let at = 0; at < list.length; at++) {
    const item = list[at]
    if (typeof item !== 'object' || item === null) continue
    const value = inOrder(item)
    if (value === undefined) return undefined
    ordered ??= [...list]
    ordered[at] = value
  }
  return ordered ?? list
}

function objectInOrder(object: Readonly<Record<string, unknown>>): object | undefined {
  const ordered: Record<string, unknown> = {}
  for (const key of sortedKeys(object)) {
    const value = mayBeMoved(key) ? undefined : inOrder(object[key])
    if (value === undefined) return undefined
    ordered[key] = value
  }
  return ordered
}

const [COLON, UNDERSCORE] = [0x3a, 0x5f]

/** Whether an object might put a key before others, as it does with numbers, or might not keep it, as `__proto__`. */
function mayBeMoved(key: string): boolean {
  const first = key.charCodeAt(0)
  return first < COLON || first === UNDERSCORE
}

function textByHand(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(textByHand).join()}]`
  const object = value as Readonly<Record<string, unknown>>
  return `{${sortedKeys(object)
    .map((key) => `${JSON.stringify(key)}:${textByHand(object[key])}`)
    .join()}}`
}

/** Objects of so many keys or fewer are put in order by hand. */
const FEW_KEYS = 16

/** Most objects have few keys, often in order already. */
function sortedKeys(object: object): string[] {
  const keys = Object.keys(object)
  if (keys.length > FEW_KEYS) return keys.toSorted()
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at]!
    let to = at
    for (; to > 0 && keys[to - 1]! > key; to--) keys[to] = keys[to - 1]!
    keys[to] = key
  }
  return keys
}

/** A record that has its place in the chain, with or without its hash. */
type Linked = UnsealedRecord & { readonly metadata: { readonly prevHash: string | null; readonly hash?: string } }

/** The hash of a record: SHA-256 over the canonical form of everything in it but the hash itself. */
export function hashOf(record: Linked): string {
  const { hash: _, ...metadata } = record.metadata
  return sha256Hex(canonicalJson({ ...record, metadata }))
}

/** Puts records that follow each other in one stream into its hash chain, after the event whose hash is `prevHash`. */
export function seal(records: readonly UnsealedRecord[], prevHash: string | null): EventRecord[] {
  let previous = prevHash
  return records.map((record) => {
    const linked = { ...record, metadata: { ...record.metadata, prevHash: previous } }
    previous = hashOf(linked)
    return { ...linked, metadata: { ...linked.metadata, hash: previous } }
  })
}

/** The first break in a stream's hash chain, or `null` when every hash and revision is right. */
export function chainFault(
  records: readonly EventRecord[],
): { readonly revision: number; readonly message: string } | null {
  let previous: string | null = null
  for (let index = 0; index < records.length; index++) {
    const record = records[index]!
    if (record.revision !== index)
      return { revision: index, message: `revision ${record.revision} where ${index} belongs` }
    if (record.metadata.prevHash !== previous)
      return { revision: index, message: 'prevHash is not the hash of the event before' }
    if (record.metadata.hash !== hashOf(record)) return { revision: index, message: 'hash does not fit the event' }
    previous = record.metadata.hash
  }
  return null
}
