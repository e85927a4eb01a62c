import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'
import { tooComplex } from './document-limits.ts'

/** The most that one operation may cost: a field costs 1, a list of deals what one of them does for each asked for. */
const MAX_COST = 4_000

/** An operation that has passed validation. */
export interface Operation {
  readonly schema: GraphQLSchema
  readonly query: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

/** Why an operation costs too much, or `null`. */
export function costFault({ schema, query, operationName, variables }: Operation): GraphQLError | null {
  const cost = costOf({ schema, query, operationName, variables })
  if (cost instanceof GraphQLError) return cost
  return cost > MAX_COST ? tooComplex(`the operation costs ${cost}, at most ${MAX_COST} is allowed`) : null
}

function costOf({ schema, query, operationName, variables }: Operation): number | GraphQLError {
  try {
    return getComplexity({
      schema,
      query,
      ...(operationName ? { operationName } : {}),
      variables: variables ?? {},
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    })
  } catch (error) {
    // Variables of a wrong type: execution says it in better words, and of too many nodes: nothing else would stop it.
    if (error instanceof GraphQLError) return error
    return tooComplex(error instanceof Error ? error.message : 'the operation can not be measured')
  }
}
