import { randomUUID } from 'node:crypto'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { PublicError, REFUSALS, storeRefusal } from '../errors/public-error.ts'

/** Takes down an error that nobody outside may read, under an id. */
export type Report = (error: unknown, id: string) => void

/**
 * A GraphQL error as it may be sent: refusals with their code, faults of the request as GraphQL words them, and of
 * everything else nothing but an id that stands in the log beside the error.
 */
export function publicError(error: GraphQLError, report: Report): GraphQLFormattedError {
  const { message, locations, path } = error
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
  const cause = innermost(error)
  const original = storeRefusal(cause) ?? cause
  if (original instanceof PublicError) {
    return { message: original.message, ...place, extensions: { code: original.code, ...original.details } }
  }
  // What fails before execution has no path: syntax, validation, variables.
  if (path === undefined && original instanceof GraphQLError && error.extensions.code !== 'INTERNAL_SERVER_ERROR') {
    const code = original.extensions.code ?? error.extensions.code ?? 'GRAPHQL_VALIDATION_FAILED'
    return { message, ...place, extensions: { code: listed(String(code)) } }
  }
  const id = randomUUID()
  report(original, id)
  return { message: `internal error ${id}`, ...place, extensions: { code: 'INTERNAL', id } }
}

/** A code of the list: those that GraphQL's server has besides are all of requests that can't be understood. */
function listed(code: string): string {
  return Object.hasOwn(REFUSALS, code) || OF_GRAPHQL.has(code) ? code : 'BAD_REQUEST'
}

const OF_GRAPHQL: ReadonlySet<string> = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

function innermost(error: Error): Error {
  const inner = error instanceof GraphQLError ? error.originalError : undefined
  return inner === undefined || inner === null ? error : innermost(inner)
}
