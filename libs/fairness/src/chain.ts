import { isAsWritten, METADATA_FIELDS, RECORD_FIELDS, type EventRecord, type UnsealedRecord } from '@paipu/contracts'
import { sha256Hex } from './seed.ts'

/**
 * The canonical JSON form of RFC 8785: no white space, keys sorted by UTF-16 code units. Precondition: plain JSON data
 * whose numbers are safe integers, as in all Paipu events.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value)
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

const [SPACE, TILDE, QUOTE, BACKSLASH] = [0x20, 0x7e, 0x22, 0x5c]

function quoted(text: string): string {
  return isPlain(text) ? `"${text}"` : JSON.stringify(text)
}

/** Whether a value is a text that holds nothing that JSON would write otherwise: most are so, and short. */
function isPlain(text: unknown): boolean {
  if (typeof text !== 'string') return false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < SPACE || unit > TILDE || unit === QUOTE || unit === BACKSLASH) return false
  }
  return true
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
type Linked = UnsealedRecord & { readonly metadata: { readonly prevHash: string | null } }

/** The hash of a record: SHA-256 over the canonical form of everything in it but the hash itself. */
export function hashOf(record: Linked): string {
  return sha256Hex(isKnown(record) ? textAsWritten(record) : anyText(record))
}

function anyText(record: Linked): string {
  let text = ''
  for (const key of sortedKeys(record)) {
    const value = record[key as keyof typeof record]
    const valueText = key === 'metadata' ? objectText(record.metadata, 'hash') : canonicalJson(value)
    text += `${text === '' ? '' : ','}${quoted(key)}:${valueText}`
  }
  return `{${text}}`
}

/** Whether a record's fields are those that are known, with or without its hash, and what stands in them needs no looking at. */
function isKnown(record: Linked): boolean {
  const withoutHash = METADATA_FIELDS.length - 1
  return (
    isAsWritten(record, RECORD_FIELDS) &&
    isAsWritten(record.metadata, METADATA_FIELDS, withoutHash) &&
    hasPlainTexts(record)
  )
}

function hasPlainTexts({ stream, revision, id, type, version, time, metadata }: Linked): boolean {
  const { correlationId, causationId, actor, prevHash } = metadata
  return (
    isPlain(stream) &&
    isPlain(id) &&
    isPlain(type) &&
    isPlain(time) &&
    isPlain(correlationId) &&
    isPlain(actor) &&
    (causationId === null || isPlain(causationId)) &&
    (prevHash === null || isPlain(prevHash)) &&
    Number.isSafeInteger(revision) &&
    Number.isSafeInteger(version)
  )
}

/** As {@link anyText}: nothing needs to be put in order or quoted with care where all fields are known and plain. */
function textAsWritten({ stream, revision, id, type, version, time, data, metadata }: Linked): string {
  const { correlationId, causationId, actor, prevHash } = metadata
  // Every piece that is joined costs: texts are as long as they can be.
  const cause = causationId === null ? 'null' : `"${causationId}"`
  const previous = prevHash === null ? 'null' : `"${prevHash}"`
  return `{"data":${canonicalJson(data)},"id":"${id}","metadata":{"actor":"${actor}","causationId":${cause},"correlationId":"${correlationId}","prevHash":${previous}},"revision":${revision},"stream":"${stream}","time":"${time}","type":"${type}","version":${version}}`
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
