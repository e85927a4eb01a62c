import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo'
import type { ServerResponse } from 'node:http'
import { type ApolloServerPlugin } from '@apollo/server'
import { Module } from '@nestjs/common'
import { GraphQLModule } from '@nestjs/graphql'
import { GraphQLError, visit } from 'graphql'
import { PinoLogger } from 'nestjs-pino'
import { METER, type Metrics } from '../metrics/metrics.ts'
import { Reach } from '../reach/reach.service.ts'
import { SeatTokensModule } from '../seats/seat-tokens.module.ts'
import type { Asking } from './asking.ts'
import { operationFault } from './cost.ts'
import { DOCUMENT_LIMITS, MAX_TOKENS, requestError } from './document-limits.ts'
import { rootFault } from './documents.ts'
import { Entrance } from './entrance.ts'
import { publicError } from './public-errors.ts'
import { GraphqlSocket } from './socket.ts'

/** GraphQL over HTTP, and over the socket on the same path, with the same limits and errors. */
@Module({
  imports: [
    SeatTokensModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      inject: [PinoLogger, Reach, METER],
      useFactory: (log: PinoLogger, reach: Reach, metrics: Metrics): ApolloDriverConfig => ({
        autoSchemaFile: true,
        sortSchema: true,
        path: '/graphql',
        stopOnApplicationShutdown: true,
        graphiql: false,
        introspection: true,
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        parseOptions: { maxTokens: MAX_TOKENS },
        validationRules: [...DOCUMENT_LIMITS],
        plugins: [costPlugin(reach)],
        formatError: (formatted, error) => {
          const shown = publicError(
            error instanceof GraphQLError
              ? error
              : new GraphQLError(formatted.message, { originalError: error as Error }),
            (cause, id) => log.error({ err: cause, errorId: id }, 'internal error'),
          )
          metrics.count('paipu_rejected_total', String(shown.extensions?.['code']))
          return shown
        },
      }),
    }),
  ],
  providers: [Entrance, GraphqlSocket],
  exports: [GraphqlSocket],
})
export class GraphqlModule {}

/** What GraphQL's context has over HTTP. */
interface AskedOverHttp extends Asking {
  /** Express's own, which knows its answer. */
  readonly req: Asking['req'] & { readonly res: ServerResponse }
}

/** What ends the turn of an answer that is being made. */
const turns = new WeakMap<AskedOverHttp['req'], () => void>()

/** Refuses over HTTP what belongs on the socket, and an operation that costs too much, once its variables are known. */
const costPlugin = (reach: Reach): ApolloServerPlugin<AskedOverHttp> => ({
  requestDidStart: async () => ({
    validationDidStart: async (context) => {
      // GraphQL's own rules throw on such a subscription, and nobody catches that. It is refused below, like any.
      if (rootFault(context.document) !== null)
        Object.assign(context, { document: visit(context.document, { Directive: () => null }) })
    },
    didResolveOperation: async ({ schema, document, request, operation, contextValue }) => {
      if (operation?.operation === 'subscription')
        throw requestError('BAD_REQUEST', 'a subscription needs a WebSocket (graphql-transport-ws) at this path')
      const { operationName, variables } = request
      const { req } = contextValue
      let cost = 0
      const fault = operationFault({ schema, query: document, operationName, variables }, (known) => {
        cost = known
        reach.charge(req, known)
      })
      if (fault !== null) throw fault
      const leave = await reach.turn(req, cost)
      turns.set(req, leave)
      req.res.once('close', leave)
      if (!req.res.closed) return
      leave()
      throw requestError('BAD_REQUEST', 'whoever asked has gone')
    },
    // Not until all of it is taken: that is for the reader to say, and others wait.
    willSendResponse: async ({ contextValue }) => turns.get(contextValue.req)?.(),
  }),
})
