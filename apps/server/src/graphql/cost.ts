import { getOperationAST, getVariableValues, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'
import { PublicError, REFUSALS } from '../errors/public-error.ts'
import { requestError, tooComplex } from './document-limits.ts'

/** The most that one operation may cost: a field costs 1, a list of deals what one of them does for each asked for. */
const MAX_COST = 4_000

/** An operation of a document that has passed validation. */
export interface Operation {
  readonly schema: GraphQLSchema
  readonly query: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

/**
 * Why an operation may not be executed with its variables; `null` when it may. `charge` takes what it costs from whoever
 * asks, and throws a refusal where that is too much.
 */
export function operationFault(operation: Operation, charge: (cost: number) => void): GraphQLError | null {
  const cost = operationCost(operation)
  if (typeof cost !== 'number') return cost
  try {
    charge(cost)
    return null
  } catch (error) {
    if (error instanceof PublicError) return refusal(error)
    throw error
  }
}

function refusal(originalError: PublicError): GraphQLError {
  const http = { status: REFUSALS[originalError.code] }
  return new GraphQLError(originalError.message, { originalError, extensions: { http } })
}

/**
 * What it costs to execute an operation with its variables, or why it may not be: they are wrong, or make it cost too much.
 * Which operation is meant, where a document has several or none, is the executor's to say.
 */
function operationCost({ schema, query, operationName, variables }: Operation): number | GraphQLError {
  const operation = getOperationAST(query, operationName)
  if (!operation) return 0
  const values = variables ?? {}
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], values)
  if (errors?.[0]) return requestError('BAD_USER_INPUT', errors[0].message)
  return costOf(schema, query, operation.name?.value, values)
}

function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): number | GraphQLError {
  try {
    const cost = getComplexity({
      schema,
      query,
      ...(operationName === undefined ? {} : { operationName }),
      variables,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    })
    return cost > MAX_COST ? tooComplex(`the operation costs ${cost}, at most ${MAX_COST} is allowed`) : cost
  } catch (error) {
    // Fragments in fragments that are more fields than can be counted.
    if (error instanceof GraphQLError) return tooComplex(error.message)
    throw error
  }
}
