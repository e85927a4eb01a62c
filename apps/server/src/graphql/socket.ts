import type { IncomingMessage, Server } from 'node:http'
import { Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { GraphQLSchemaHost } from '@nestjs/graphql'
import {
  execute,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { handleProtocols, makeServer, type ServerOptions } from 'graphql-ws'
import { PinoLogger } from 'nestjs-pino'
import { WebSocketServer, type WebSocket } from 'ws'
import { REFUSALS } from '../errors/public-error.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import { METER, type Metrics } from '../metrics/metrics.ts'
import { withToken } from '../reach/bearer.ts'
import { comingOf } from '../reach/client-address.ts'
import { Reach, REQUEST_COST } from '../reach/reach.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { beat, endUnread, send, sendBytes, type Connection } from './connection.ts'
import { makeDocuments } from './documents.ts'
import { Entrance } from './entrance.ts'
import { publicError } from './public-errors.ts'
import { makePulse } from './pulse.ts'
import { subscribeShared } from './shared-subscription.ts'
import { MAX_OPERATIONS, operationOf, tooMany, type OperationContext } from './socket-operations.ts'

/** The largest message a client may send, bytes. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** How long a connection may take to begin, milliseconds. */
const INIT_TIMEOUT_MS = 5_000
/** How often a connection is asked whether it is still there, milliseconds. */
const PING_MS = 15_000
/** For how many such times a connection may hold no operation open. */
const IDLE_PINGS = 8
/** How often a minute the log tells of connections that broke. */
const LINES_A_MINUTE = 10
/** How long clients may take to say goodbye when the server stops, milliseconds. */
const GOODBYE_MS = 1_000

/** A result as the executor gives it. */
interface Result {
  readonly errors?: readonly GraphQLError[] | undefined
  readonly data?: FormattedExecutionResult['data'] | undefined
}

const GOING_AWAY = 1001
const BAD_MESSAGE = 4400
const INTERNAL_ERROR = 4500
const NO_PLACE = 4503

/** GraphQL over WebSocket (the graphql-transport-ws protocol), under the limits that HTTP has. */
@Injectable()
export class GraphqlSocket {
  private sockets: WebSocketServer | null = null
  private pings: NodeJS.Timeout | undefined
  private readonly open = new Set<Connection>()
  private readonly warn: SparingWarn

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly schemaHost: GraphQLSchemaHost,
    private readonly entrance: Entrance,
    private readonly reach: Reach,
    private readonly log: PinoLogger,
    @Inject(CLOCK) clock: Clock,
    @Inject(METER) private readonly metrics: Metrics,
  ) {
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
  }

  /** How many sockets are open. */
  connections(): number {
    return this.open.size
  }

  /** Begins to take connections on the HTTP server. */
  start(): void {
    const server = this.adapter.httpAdapter.getHttpServer() as Server
    this.sockets = new WebSocketServer({
      server,
      path: '/graphql',
      maxPayload: MAX_MESSAGE_BYTES,
      handleProtocols,
      verifyClient: ({ req }, answer) => this.admit(req, answer),
    })
    const protocol = makeServer<Record<string, unknown>, Connection>(this.options(this.schemaHost.schema))
    this.sockets.on('connection', (socket, request) => this.connect(socket, request, protocol))
    this.pings = setInterval(() => this.open.forEach(beat), PING_MS)
  }

  /** Says goodbye to all clients. */
  async stop(): Promise<void> {
    const sockets = this.sockets
    if (sockets === null) return
    clearInterval(this.pings)
    const closed = new Promise<void>((resolve) => sockets.close(() => resolve()))
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'the server stops')
    const impatient = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), GOODBYE_MS)
    await closed
    clearTimeout(impatient)
  }

  private admit(request: IncomingMessage, answer: (admitted: boolean, status?: number) => void): void {
    const refusal = this.entrance.refusal(request)
    if (refusal === null) return answer(true)
    this.metrics.count('paipu_rejected_total', refusal)
    answer(false, REFUSALS[refusal])
  }

  private connect(socket: WebSocket, request: IncomingMessage, protocol: Protocol): void {
    const connection: Connection = {
      socket,
      line: request.socket,
      from: comingOf(request),
      entry: this.entrance.enter(request),
      pulse: makePulse(IDLE_PINGS),
      operations: () => 0,
    }
    this.open.add(connection)
    socket.on('pong', () => connection.pulse.answered())
    socket.on('ping', () => endUnread(socket))
    // Too large or broken frames: `ws` closes the connection itself, with the protocol's own code.
    socket.on('error', ({ message }) => this.warn({ reason: message }, 'a socket failed'))
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) => send(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (data) => {
            if (!endUnread(socket)) void this.handled(socket, handle(String(data)))
          }),
      },
      connection,
    )
    socket.once('close', (code, reason) => {
      connection.entry.leave()
      this.open.delete(connection)
      void this.handled(socket, closed(code, String(reason)))
    })
  }

  private async handled(socket: WebSocket, handling: Promise<void>): Promise<void> {
    try {
      await handling
    } catch (error) {
      // The protocol throws at a message that only servers send.
      if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
        this.warn({ reason: error.message }, 'a socket failed')
        return socket.close(BAD_MESSAGE, 'this message is not for servers')
      }
      this.log.error({ err: error }, 'a socket failed')
      socket.close(INTERNAL_ERROR, 'internal error')
    }
  }

  private options(schema: GraphQLSchema): ServerOptions<Record<string, unknown>, Connection> {
    const documents = makeDocuments(schema)
    return {
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: (context) => {
        context.extra.from = withToken(context.extra.from, context.connectionParams)
        context.extra.operations = () => Object.keys(context.subscriptions).length
        return this.stays(context.extra)
      },
      onSubscribe: ({ subscriptions, extra }, id, payload) =>
        Object.keys(subscriptions).length > MAX_OPERATIONS
          ? [tooMany()]
          : operationOf(
              schema,
              documents(payload.query),
              payload,
              { req: extra.from, outlet: { id, send: (message, taken) => sendBytes(extra, message, taken) } },
              (cost) => this.reach.charge(extra.from, REQUEST_COST + cost),
            ),
      // graphql-ws gives back what `onSubscribe` answered.
      execute: (args) => this.execute(args as ExecutionArgs),
      subscribe: (args) => this.subscribe(args as ExecutionArgs),
      onError: (_context, _id, _payload, errors) => errors.map((error) => this.publicError(error)),
      onNext: (_context, _id, _payload, _args, result) => this.shown(result),
    }
  }

  /** Whether a connection may stay that has told who it is. */
  private stays({ entry, from, socket }: Connection): boolean {
    if (entry.mayStay(from)) return true
    this.metrics.count('paipu_rejected_total', 'TOO_MANY_CONNECTIONS')
    socket.close(NO_PLACE, 'too many connections are open: try again later')
    return false
  }

  /** A query or a mutation; a costly one waits for its turn. */
  private async execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const { req, cost } = args.contextValue as OperationContext
    const leave = await this.reach.turn(req, cost)
    try {
      return await execute(args)
    } finally {
      leave()
    }
  }

  private subscribe(args: ExecutionArgs): ReturnType<typeof subscribeShared> {
    const { outlet, selection } = args.contextValue as OperationContext
    return subscribeShared(args, { key: selection, args, shown: (result) => this.shown(result) }, outlet)
  }

  /** A result as it is sent. */
  private shown({ errors, data }: Result): FormattedExecutionResult {
    if (errors === undefined) return data === undefined ? {} : { data }
    return { errors: errors.map((error) => this.publicError(error)), ...(data === undefined ? {} : { data }) }
  }

  private publicError(error: GraphQLError): GraphQLFormattedError {
    const shown = publicError(error, (cause, id) => this.log.error({ err: cause, errorId: id }, 'internal error'))
    this.metrics.count('paipu_rejected_total', String(shown.extensions?.['code']))
    return shown
  }
}

type Protocol = ReturnType<typeof makeServer<Record<string, unknown>, Connection>>
