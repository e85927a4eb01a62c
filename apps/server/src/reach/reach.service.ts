import type { IncomingMessage, ServerResponse } from 'node:http'
import { Inject, Injectable } from '@nestjs/common'
import { addressGroup, addressList, makeBudgets, type Budgets } from '@paipu/http'
import { PinoLogger } from 'nestjs-pino'
import { SETTINGS } from '../config/config.module.ts'
import type { Settings } from '../config/settings.ts'
import { PublicError } from '../errors/public-error.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { ANSWER_HEADERS } from './answer-headers.ts'
import { clientAddress, type Coming } from './client-address.ts'
import { makeConnections, type Connections } from './connections.ts'
import { isOriginAllowed } from './origins.ts'
import { makeTurns } from './turns.ts'

/** How often a minute the log tells of refused connections. */
const LINES_A_MINUTE = 10

/** What any request costs, whatever it asks for: as much as so many fields of GraphQL. */
export const REQUEST_COST = 20

/** From which cost on an answer is costly. */
const COSTLY = 400
/** How many costly answers are made at once: an address may have saved up for many, and would hold everybody up with them. */
const COSTLY_AT_ONCE = { inAll: 2, ofOne: 1 }

/** Who may reach the server: pages by their origin, and clients by how much their address holds open already. */
@Injectable()
export class Reach {
  private readonly trusted: ReturnType<typeof addressList>
  private readonly connections: Connections
  private readonly connectionsInAll: Connections
  private readonly budgets: Budgets
  private readonly costly = makeTurns(COSTLY_AT_ONCE)
  private readonly warn: SparingWarn

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) clock: Clock,
    log: PinoLogger,
  ) {
    this.trusted = addressList(settings.trustedProxies)
    this.connections = makeConnections(settings.connectionsPerAddress)
    this.connectionsInAll = makeConnections(settings.connections)
    this.budgets = makeBudgets(clock, settings.costPerAddress)
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
  }

  /** The client's address. */
  addressOf(request: Coming): string {
    return clientAddress(request, this.trusted)
  }

  /** What the client is counted by: all addresses that are taken to be one client's have the same. */
  groupOf(request: Coming): string {
    return addressGroup(this.addressOf(request))
  }

  /** Whether a page may use the server; the log tells of one that may not. */
  allowsOrigin({ headers }: Coming): boolean {
    if (isOriginAllowed(headers, this.settings.origins)) return true
    this.warn({ origin: String(headers.origin).slice(0, 100) }, 'a page of another origin was refused')
    return false
  }

  /** Whether a client's address holds too much open; the log tells of it. */
  holdsTooMuch(request: Coming): boolean {
    if (!this.connections.full(this.groupOf(request))) return false
    this.warn({ address: this.addressOf(request) }, 'an address holds too many connections')
    return true
  }

  /** Whether all places that anybody may have are taken; the log tells of it. */
  isFull(): boolean {
    if (!this.connectionsInAll.full('')) return false
    this.warn({}, 'all connections are taken')
    return true
  }

  /** A client holds one more open, in a place that anybody may have; answers what is called when it is closed. */
  open(request: Coming): () => void {
    const places = [this.openBeyond(request), this.connectionsInAll.open('')]
    return () => places.forEach((free) => free())
  }

  /** A client holds one more open, in no such place; answers what is called when it is closed. */
  openBeyond(request: Coming): () => void {
    return this.connections.open(this.groupOf(request))
  }

  /** Takes from the budget of a client's address what an answer costs. Throws `TOO_MANY_REQUESTS` where nothing is left. */
  charge(request: Coming, cost: number): void {
    if (this.budgets.take(this.groupOf(request), cost)) return
    this.warn({ address: this.addressOf(request) }, 'an address asks for too much')
    throw new PublicError('TOO_MANY_REQUESTS', 'your address asks for too much: wait some seconds')
  }

  /** Waits until an answer of a cost may be made; answers what is called when it is made. */
  async turn(request: Coming, cost: number): Promise<() => void> {
    return cost < COSTLY ? () => {} : this.costly.take(this.groupOf(request))
  }

  /**
   * What every HTTP request passes: it costs something whatever becomes of it, pages of other origins are refused, and
   * allowed ones get the headers without which their browser would keep the answer from them.
   */
  guard(request: IncomingMessage, response: ServerResponse, next: (refusal?: unknown) => void): void {
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
    try {
      this.charge(request, REQUEST_COST)
      if (!this.allowsOrigin(request))
        throw new PublicError('ORIGIN_NOT_ALLOWED', 'pages of this origin may not use this server')
    } catch (refusal) {
      return next(refusal)
    }
    const { origin } = request.headers
    if (origin === undefined) return next()
    response.setHeader('vary', 'Origin')
    response.setHeader('access-control-allow-origin', origin)
    if (request.method !== 'OPTIONS') return next()
    response.setHeader('access-control-allow-methods', 'GET, POST')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, last-event-id')
    response.setHeader('access-control-max-age', '600')
    response.writeHead(204).end()
  }
}
