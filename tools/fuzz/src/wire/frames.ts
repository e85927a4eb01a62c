/** A WebSocket frame as a client may send it, by the book or not. */
export interface Frame {
  readonly opcode: number
  readonly payload: Buffer
  /** Whether it ends its message; default yes. */
  readonly fin?: boolean
  /** The three reserved bits; the first says that the message is compressed. */
  readonly reserved?: number
  /** A client's frames are masked; default yes. */
  readonly masked?: boolean
  /** The length that it claims; default its own. */
  readonly claims?: number
}

/** Opcodes of frames, as the protocol numbers them. */
export const TEXT = 1
export const BINARY = 2
export const CLOSE = 8
export const PING = 9

const MASK = Buffer.from([1, 2, 3, 4])

/** A frame as bytes. */
export function frameBytes({ opcode, payload, fin = true, reserved = 0, masked = true, claims }: Frame): Buffer {
  const length = claims ?? payload.length
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = masked ? 0x80 : 0
  if (length < 126) head[1] = mask | length
  else if (length < 65_536) {
    head[1] = mask | 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = mask | 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return masked
    ? Buffer.concat([head, MASK, payload.map((byte, at) => byte ^ MASK[at % 4]!)])
    : Buffer.concat([head, payload])
}

/** A frame that a server sent. */
export interface Received {
  readonly opcode: number
  readonly reserved: number
  readonly payload: Buffer
}

/** The whole frames in what a server sent. */
export function readFrames(bytes: Buffer): Received[] {
  const frames: Received[] = []
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = bytes[at + 1]! & 0x7f
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (at + head > bytes.length) break
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    const end = at + head + length
    if (end > bytes.length) break
    frames.push({
      opcode: bytes[at]! & 0x0f,
      reserved: (bytes[at]! >> 4) & 0x07,
      payload: bytes.subarray(at + head, end),
    })
    at = end
  }
  return frames
}
