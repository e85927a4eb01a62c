/** How many bits each of so many codes needs; at least one, as some readers know no zero. */
export function bitsFor(codes: number): number {
  return Math.max(1, 32 - Math.clz32(Math.max(0, codes - 1)))
}

/**
 * Whole numbers of so many bits (24 at most) in Parquet's hybrid of runs and packed bits: what is the same eight times or more is a run, the
 * rest is packed in groups of eight.
 */
export function hybrid(values: Int32Array | Uint8Array, bits: number): Buffer {
  const out = Buffer.allocUnsafe(longest(values.length, bits))
  let at = 0
  let packedFrom = 0
  let index = 0
  while (index < values.length) {
    const value = values[index]!
    let end = index + 1
    while (end < values.length && values[end] === value) end++
    // What is packed before a run must fill its last group of eight.
    const missing = (8 - ((index - packedFrom) % 8)) % 8
    if (end - index - missing >= 8) {
      at = putPacked(out, at, values.subarray(packedFrom, index + missing), bits)
      at = putRun(out, at, end - index - missing, value, bits)
      packedFrom = end
    }
    index = end
  }
  return out.subarray(0, putPacked(out, at, values.subarray(packedFrom), bits))
}

/** Room for so many values: each group packed behind a header of its own is the longest there is. */
function longest(count: number, bits: number): number {
  return (Math.ceil(count / 8) + 1) * (bits + 5)
}

function putRun(out: Buffer, at: number, length: number, value: number, bits: number): number {
  const width = Math.ceil(bits / 8)
  return out.writeUIntLE(value, putVarint(out, at, length * 2), width)
}

function putPacked(out: Buffer, from: number, values: Int32Array | Uint8Array, bits: number): number {
  if (values.length === 0) return from
  const groups = Math.ceil(values.length / 8)
  let at = putVarint(out, from, groups * 2 + 1)
  let held = 0
  let waiting = 0
  for (let index = 0; index < groups * 8; index++) {
    held |= (index < values.length ? values[index]! : 0) << waiting
    waiting += bits
    while (waiting >= 8) {
      out[at++] = held & 255
      held >>>= 8
      waiting -= 8
    }
  }
  return at
}

function putVarint(out: Buffer, from: number, value: number): number {
  let at = from
  let left = value
  while (left >= 128) {
    out[at++] = (left & 127) | 128
    left >>>= 7
  }
  out[at++] = left
  return at
}
