import type { Operation } from './queries.ts'
import { visitor } from '../page-scope.ts'
import { ApiError, request } from './request.ts'

/** An answer, or why there is none. */
export type Result<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ApiError }

/** Asks Paipu's server while a page is rendered. Where the server is, is read at every request: it is no build fact. */
export async function ask<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
): Promise<Result<Data>> {
  const url = new URL('/graphql', process.env.PAIPU_SERVER_URL ?? 'http://127.0.0.1:4000')
  try {
    return { ok: true, data: await request(operation, variables, { url, visitor: visitor() }) }
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error }
    throw error
  }
}
