import { getOperationAST, getVariableValues, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'
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
 * Why an operation may not be executed with its variables: they are wrong, or make it cost too much; `null` when it may.
 * Which operation is meant, where a document has several or none, is the executor's to say.
 */
export function operationFault({ schema, query, operationName, variables }: Operation): GraphQLError | null {
  const operation = getOperationAST(query, operationName)
  if (!operation) return null
  const values = variables ?? {}
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], values)
  if (errors?.[0]) return requestError('BAD_USER_INPUT', errors[0].message)
  return costFault(schema, query, operation.name?.value, values)
}

function costFault(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  try {
    const cost = getComplexity({
      schema,
      query,
      ...(operationName === undefined ? {} : { operationName }),
      variables,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    })
    return cost > MAX_COST ? tooComplex(`the operation costs ${cost}, at most ${MAX_COST} is allowed`) : null
  } catch (error) {
    // Fragments in fragments that are more fields than can be counted.
    if (error instanceof GraphQLError) return tooComplex(error.message)
    throw error
  }
}
