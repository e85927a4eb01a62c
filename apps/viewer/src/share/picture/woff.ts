import { inflateSync } from 'node:zlib'

/** Sizes of WOFF 1.0's header and of an entry of its table directory, and of those of the bare font; bytes. */
const WOFF = { header: 44, entry: 20 }
const BARE = { header: 12, entry: 16 }

/**
 * The bare font in a WOFF file. Node's zlib unpacks it: the font reader's own unpacker takes some slices of the bundled font for
 * damaged.
 */
export function unpackWoff(woff: Buffer): ArrayBuffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF.header + index * WOFF.entry))
  const head = BARE.header + count * BARE.entry
  const bare = new Uint8Array(head + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  const view = new DataView(bare.buffer)
  bare.set(woff.subarray(4, 8))
  view.setUint16(4, count)
  let at = head
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = BARE.header + index * BARE.entry
    bare.set(tag, entry)
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, data.length)
    bare.set(data, at)
    at += padded(data.length)
  }
  return bare.buffer
}

function readTable(woff: Buffer, entry: number) {
  const [offset, packed, whole] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < whole ? inflateSync(bytes) : bytes,
  }
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
