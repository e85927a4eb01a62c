import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { GraphQLSchemaHost } from '@nestjs/graphql'
import {
  GraphQLError,
  type ExecutionArgs,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { handleProtocols, makeServer, type ServerOptions, type SubscribePayload } from 'graphql-ws'
import { PinoLogger } from 'nestjs-pino'
import { WebSocketServer, type WebSocket } from 'ws'
import { PublicError } from '../errors/public-error.ts'
import { makeSparingWarn, type SparingWarn } from '../logging/sparing-warn.ts'
import { comingOf, type Coming } from '../reach/client-address.ts'
import { Reach } from '../reach/reach.service.ts'
import type { Clock } from '../time/clock.ts'
import { CLOCK } from '../time/time.module.ts'
import { operationFault } from './cost.ts'
import { makeDocuments, selectionKey, type ReadDocument } from './documents.ts'
import { publicError } from './public-errors.ts'
import { makePulse, type Pulse } from './pulse.ts'
import { subscribeShared, type Outlet } from './shared-subscription.ts'

/** The largest message a client may send, bytes. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** The most that may wait for a client that reads nothing but goes on asking, bytes. */
const MAX_UNREAD_BYTES = 1024 * 1024
/** The most operations one connection may have open at a time. */
const MAX_OPERATIONS = 32
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

/** What a connection's operations know of it. */
interface Connection {
  readonly socket: WebSocket
  /** The connection below it. */
  readonly line: Duplex
  readonly from: Coming
  readonly pulse: Pulse
  /** How many operations it holds open. */
  operations: () => number
}

/** A result as the executor gives it. */
interface Result {
  readonly errors?: readonly GraphQLError[] | undefined
  readonly data?: FormattedExecutionResult['data'] | undefined
}

/** What is carried from an operation's reading to its execution. */
interface OperationContext {
  readonly outlet: Outlet
  readonly selection: string
  /** The request that opened the connection, by the name that it has over HTTP. */
  readonly req: Coming
}

const NORMAL = 1000
const GOING_AWAY = 1001
const INTERNAL_ERROR = 4500

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
    private readonly reach: Reach,
    private readonly log: PinoLogger,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.warn = makeSparingWarn(log, clock, LINES_A_MINUTE)
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
    if (!this.reach.allowsOrigin(request)) answer(false, 403)
    else if (this.reach.isFull(request)) answer(false, 429)
    else answer(true)
  }

  private connect(socket: WebSocket, request: IncomingMessage, protocol: Protocol): void {
    const connection: Connection = {
      socket,
      line: request.socket,
      from: comingOf(request),
      pulse: makePulse(IDLE_PINGS),
      operations: () => 0,
    }
    const leave = this.reach.open(request)
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
      leave()
      this.open.delete(connection)
      void closed(code, String(reason))
    })
  }

  private async handled(socket: WebSocket, handling: Promise<void>): Promise<void> {
    try {
      await handling
    } catch (error) {
      this.log.error({ err: error }, 'a socket message failed')
      socket.close(INTERNAL_ERROR, 'internal error')
    }
  }

  private options(schema: GraphQLSchema): ServerOptions<Record<string, unknown>, Connection> {
    const documents = makeDocuments(schema)
    return {
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: (context) => {
        context.extra.operations = () => Object.keys(context.subscriptions).length
      },
      onSubscribe: ({ subscriptions, extra }, id, payload) =>
        Object.keys(subscriptions).length > MAX_OPERATIONS
          ? [tooMany()]
          : operationOf(schema, documents(payload.query), payload, {
              req: extra.from,
              outlet: { id, send: (message, taken) => sendBytes(extra, message, taken) },
            }),
      // graphql-ws gives back what `onSubscribe` answered.
      subscribe: (args) => this.subscribe(args as ExecutionArgs),
      onError: (_context, _id, _payload, errors) => errors.map((error) => this.publicError(error)),
      onNext: (_context, _id, _payload, _args, result) => this.shown(result),
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
    return publicError(error, (cause, id) => this.log.error({ err: cause, errorId: id }, 'internal error'))
  }
}

type Protocol = ReturnType<typeof makeServer<Record<string, unknown>, Connection>>

const TEXT = { binary: false } as const
const NOTHING = Buffer.alloc(0)

/**
 * Sends bytes. `taken` is called at once where the system has taken them, which costs less than being told; where it has
 * not, nothing more is written behind them, and `taken` waits. A connection that closes takes nothing more.
 */
function sendBytes({ socket, line }: Connection, message: Buffer, taken: () => void): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(message, TEXT)
  if (line.writableLength === 0) taken()
  else line.write(NOTHING, () => taken())
}

function beat({ socket, pulse, operations }: Connection): void {
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

/** Ends a connection whose client asks without reading: each answer to it would stay in memory. */
function endUnread(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MAX_UNREAD_BYTES) return false
  socket.terminate()
  return true
}

/** Sends, and waits until the connection has taken it: that is what holds a subscription back for a slow reader. */
function send(socket: WebSocket, data: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve()
    socket.send(data, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()))
  })
}

function tooMany(): GraphQLError {
  const originalError = new PublicError(
    'TOO_MANY_SUBSCRIPTIONS',
    `a connection may have ${MAX_OPERATIONS} operations open`,
  )
  return new GraphQLError(originalError.message, { originalError })
}

/** An operation that may be executed, or what is wrong with it. */
function operationOf(
  schema: GraphQLSchema,
  read: ReadDocument,
  { operationName, variables }: SubscribePayload,
  context: Omit<OperationContext, 'selection'>,
): ExecutionArgs | readonly GraphQLError[] {
  const { document, errors } = read
  if (document === null || errors.length > 0) return errors
  const fault = operationFault({ schema, query: document, operationName, variables })
  if (fault !== null) return [fault]
  const contextValue: OperationContext = { ...context, selection: selectionKey(read, operationName, variables) }
  return { schema, document, operationName, variableValues: variables, contextValue }
}
