import type { IncomingMessage, ServerResponse } from 'node:http'
import { Inject, Injectable } from '@nestjs/common'
import { PinoLogger } from 'nestjs-pino'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { addressGroup, addressList, clientAddress, type Coming } from './client-address.ts'
import { makeConnections, type Connections } from './connections.ts'
import { isOriginAllowed } from './origins.ts'

/** How often a minute the log tells of refused connections. */
const LINES_A_MINUTE = 10

/** Who may reach the server: pages by their origin, and clients by how much their address holds open already. */
@Injectable()
export class Reach {
  private readonly trusted: ReturnType<typeof addressList>
  private readonly connections: Connections
  private readonly warn: SparingWarn

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) clock: Clock,
    log: PinoLogger,
  ) {
    this.trusted = addressList(settings.trustedProxies)
    this.connections = makeConnections(settings.connectionsPerAddress)
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
  }

  /** The client's address. */
  addressOf(request: Coming): string {
    return clientAddress(request, this.trusted)
  }

  /** Whether a page may use the server; the log tells of one that may not. */
  allowsOrigin({ headers }: Coming): boolean {
    if (isOriginAllowed(headers, this.settings.origins)) return true
    this.warn({ origin: String(headers.origin).slice(0, 100) }, 'a page of another origin was refused')
    return false
  }

  /** Whether a client's address holds too much open; the log tells of it. */
  isFull(request: Coming): boolean {
    const address = this.addressOf(request)
    if (!this.connections.full(addressGroup(address))) return false
    this.warn({ address }, 'an address holds too many connections')
    return true
  }

  /** A client holds one more open; answers what is called when it is closed. */
  open(request: Coming): () => void {
    return this.connections.open(addressGroup(this.addressOf(request)))
  }

  /**
   * What every HTTP request passes: pages of other origins are refused, and allowed ones get the headers without which
   * their browser would keep the answer from them.
   */
  guard(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { origin } = request.headers
    if (!this.allowsOrigin(request)) {
      const error = { code: 'ORIGIN_NOT_ALLOWED', message: 'pages of this origin may not use this server' }
      response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ error }))
      return
    }
    if (origin !== undefined) {
      response.setHeader('vary', 'Origin')
      response.setHeader('access-control-allow-origin', origin)
    }
    if (origin === undefined || request.method !== 'OPTIONS') return next()
    response.setHeader('access-control-allow-methods', 'GET, POST')
    response.setHeader('access-control-allow-headers', 'content-type, last-event-id')
    response.setHeader('access-control-max-age', '600')
    response.writeHead(204).end()
  }
}
