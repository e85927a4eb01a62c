import { connect, type Socket } from 'node:net'
import type { Speech } from './speech.ts'

/** A WebSocket as a load client needs it: `ws` would take longer to receive than a server takes to send. */
export interface Wire {
  send(text: string): void
  pause(): void
  resume(): void
  destroy(): void
}

/** Told of what comes. */
export interface WireListener {
  readonly open: () => void
  /** A text message, whole; the bytes are only good until it returns. */
  readonly message: (bytes: Buffer) => void
  readonly closed: () => void
}

const upgrade = (port: number, { path, protocol }: Speech): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocol === null ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    '\r\n',
  ].join('\r\n')

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

/** Opens a WebSocket from one of the machine's loopback addresses, each of which has ports of its own. */
export function openWire(port: number, localAddress: string, speech: Speech, listener: WireListener): Wire {
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
  let rest: Buffer | null = null
  let upgraded = false

  socket.on('connect', () => socket.write(upgrade(port, speech)))
  socket.on('error', () => {})
  socket.on('close', listener.closed)
  socket.on('data', (chunk: Buffer) => {
    let bytes = rest === null ? chunk : Buffer.concat([rest, chunk])
    rest = null
    if (!upgraded) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return void (rest = bytes)
      upgraded = true
      bytes = bytes.subarray(end + 4)
      listener.open()
    }
    const used = readFrames(bytes, socket, listener)
    if (used < bytes.length) rest = Buffer.from(bytes.subarray(used))
  })

  return {
    send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    destroy: () => void socket.destroy(),
  }
}

/** Reads the whole frames at the start; answers how many bytes they take. */
function readFrames(bytes: Buffer, socket: Socket, listener: WireListener): number {
  let at = 0
  while (at + 2 <= bytes.length) {
    const opcode = bytes[at]! & 15
    let length = bytes[at + 1]! & 127
    let start = at + 2
    if (length === 126) {
      if (at + 4 > bytes.length) break
      length = bytes.readUInt16BE(at + 2)
      start = at + 4
    } else if (length === 127) {
      if (at + 10 > bytes.length) break
      length = Number(bytes.readBigUInt64BE(at + 2))
      start = at + 10
    }
    const end = start + length
    if (end > bytes.length) break
    const payload = bytes.subarray(start, end)
    if (opcode === TEXT) listener.message(payload)
    else if (opcode === PING) socket.write(frame(PONG, payload))
    else if (opcode === CLOSE) socket.destroy()
    at = end
  }
  return at
}

/** A client's frame: masked, as the protocol wants, with zeros. */
function frame(opcode: number, payload: Buffer): Buffer {
  const long = payload.length > 125
  const head = Buffer.alloc(long ? 8 : 6)
  head[0] = 128 | opcode
  head[1] = 128 | (long ? 126 : payload.length)
  if (long) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}
