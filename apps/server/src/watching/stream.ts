import type { ServerResponse } from 'node:http'
import { deliver } from '../feeds/deliver.ts'
import type { Feed } from '../feeds/feed.ts'
import { whenTaken } from '../reach/when-taken.ts'
import type { Clock } from '../time/clock.ts'
import type { StreamFormat } from './stream-format.ts'
import type { TableUpdate } from './update.ts'

/** How often a reader is sent something while nothing happens, milliseconds. */
const PULSE_MS = 15_000

/** Writes a feed into an answer until one of them ends. The feed is told when the reader has gone. */
export function stream(feed: Feed<TableUpdate>, response: ServerResponse, format: StreamFormat, clock: Clock): void {
  let callOff = (): void => {}

  /** Waits for the reader, but not for ever. */
  function full(taken: () => void): void {
    callOff()
    whenTaken(response, clock, () => {
      if (response.destroyed) return
      beat()
      taken()
    })
  }

  function beat(): void {
    callOff()
    const { pulse } = format
    if (pulse === null) return
    callOff = clock.after(PULSE_MS, () => {
      if (response.write(pulse)) beat()
      else full(() => {})
    })
  }

  response.once('close', () => {
    callOff()
    void feed.return()
  })
  response.writeHead(200, {
    'content-type': format.contentType,
    'cache-control': 'no-store',
    // Proxies that collect answers would hold the stream back.
    'x-accel-buffering': 'no',
  })
  response.socket?.setKeepAlive(true, PULSE_MS)
  response.write(format.opening)
  response.flushHeaders()
  beat()
  deliver(
    feed,
    (update, taken) => {
      if (response.write(format.bytes(update))) taken()
      else full(taken)
    },
    () => response.end(),
  )
}
