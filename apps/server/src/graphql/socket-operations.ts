import { GraphQLError, type ExecutionArgs, type GraphQLSchema } from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { PublicError } from '../errors/public-error.ts'
import type { Asking } from './asking.ts'
import { operationFault } from './cost.ts'
import { selectionKey, type ReadDocument } from './documents.ts'
import type { Outlet } from './shared-subscription.ts'

/** The most operations one connection may have open at a time. */
export const MAX_OPERATIONS = 32

/** What is carried from an operation's reading to its execution. */
export interface OperationContext extends Asking {
  readonly outlet: Outlet
  readonly selection: string
  /** What its answer costs. */
  readonly cost: number
}

/** The error of an operation that is one too many on its connection. */
export function tooMany(): GraphQLError {
  const originalError = new PublicError(
    'TOO_MANY_SUBSCRIPTIONS',
    `a connection may have ${MAX_OPERATIONS} operations open`,
  )
  return new GraphQLError(originalError.message, { originalError })
}

/** An operation that may be executed, or what is wrong with it. `charge` takes what it costs, and throws where that is too much. */
export function operationOf(
  schema: GraphQLSchema,
  read: ReadDocument,
  { operationName, variables }: SubscribePayload,
  context: Omit<OperationContext, 'selection' | 'cost'>,
  charge: (cost: number) => void,
): ExecutionArgs | readonly GraphQLError[] {
  const { document, errors } = read
  if (document === null || errors.length > 0) return errors
  let cost = 0
  const fault = operationFault({ schema, query: document, operationName, variables }, (known) => {
    cost = known
    charge(known)
  })
  if (fault !== null) return [fault]
  const contextValue: OperationContext = { ...context, cost, selection: selectionKey(read, operationName, variables) }
  return { schema, document, operationName, variableValues: variables, contextValue }
}
