import type { EventRecord, UnsealedRecord } from '@paipu/contracts'
import { sha256Hex } from './seed.ts'

/**
 * The canonical JSON form of RFC 8785: no white space, keys sorted by UTF-16 code units. Precondition: plain JSON data
 * whose numbers are safe integers, as in all Paipu events.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`
    return `[${text}]`
  }
  return objectText(value as Readonly<Record<string, unknown>>)
}

/** The canonical form of an object, `without` one of its keys. */
function objectText(object: Readonly<Record<string, unknown>>, without?: string): string {
  let text = ''
  for (const key of sortedKeys(object))
    if (key !== without) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(object[key])}`
  return `{${text}}`
}

/** Most texts hold nothing that JSON would write otherwise. */
const PLAIN = /^[ !#-[\]-~]*$/

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text)
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

/** The hash of a record: SHA-256 over the canonical form of everything in it but the hash itself. */
export function hashOf(record: UnsealedRecord & { readonly metadata: { readonly prevHash: string | null } }): string {
  let text = ''
  for (const key of sortedKeys(record)) {
    const value = record[key as keyof typeof record]
    const valueText = key === 'metadata' ? objectText(record.metadata, 'hash') : canonicalJson(value)
    text += `${text === '' ? '' : ','}${quoted(key)}:${valueText}`
  }
  return sha256Hex(`{${text}}`)
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
  for (const [index, record] of records.entries()) {
    if (record.revision !== index)
      return { revision: index, message: `revision ${record.revision} where ${index} belongs` }
    if (record.metadata.prevHash !== previous)
      return { revision: index, message: 'prevHash is not the hash of the event before' }
    if (record.metadata.hash !== hashOf(record)) return { revision: index, message: 'hash does not fit the event' }
    previous = record.metadata.hash
  }
  return null
}
