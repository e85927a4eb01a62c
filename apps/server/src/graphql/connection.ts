import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Coming } from '../reach/client-address.ts'
import type { Entry } from './entrance.ts'
import type { Pulse } from './pulse.ts'

/** The most that may wait for a client that reads nothing but goes on asking, bytes. */
const MAX_UNREAD_BYTES = 1024 * 1024
/** The close code of a connection that has done what it was for. */
const NORMAL = 1000

/** What a connection's operations know of it. */
export interface Connection {
  readonly socket: WebSocket
  /** The connection below it. */
  readonly line: Duplex
  /** Who opened it, with the token given when it began. */
  from: Coming
  /** Its place. */
  readonly entry: Entry
  readonly pulse: Pulse
  /** How many operations it holds open. */
  operations: () => number
}

const TEXT = { binary: false } as const
const NOTHING = Buffer.alloc(0)

/**
 * Sends bytes. `taken` is called at once where the system has taken them, which costs less than being told; where it has
 * not, nothing more is written behind them, and `taken` waits. A connection that closes takes nothing more.
 */
export function sendBytes({ socket, line }: Connection, message: Buffer, taken: () => void): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(message, TEXT)
  if (line.writableLength === 0) taken()
  else line.write(NOTHING, () => taken())
}

/** Asks whether a client is still there; ends a connection that nobody wants any more. */
export function beat({ socket, pulse, operations }: Connection): void {
  switch (pulse.beat(operations())) {
    case 'ping':
      if (socket.readyState === socket.OPEN) socket.ping()
      break
    case 'idle':
      socket.close(NORMAL, 'nothing was asked for')
      break
    case 'gone':
      socket.terminate()
  }
}

/** Ends a connection whose client asks without reading: each answer to it would stay in memory. Whether it did. */
export function endUnread(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MAX_UNREAD_BYTES) return false
  socket.terminate()
  return true
}

/**
 * Sends, and waits until the connection has taken it: that is what holds a subscription back for a slow reader. One that
 * breaks takes nothing more, and closes by itself.
 */
export function send(socket: WebSocket, data: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState === socket.OPEN) socket.send(data, () => resolve())
    else resolve()
  })
}
