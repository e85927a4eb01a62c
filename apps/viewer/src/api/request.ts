import type { Operation } from './queries.ts'

/** The codes of {@link ApiError} that do not come from the server's own answers. */
export const UNREACHABLE = 'SERVER_UNREACHABLE'
const BAD_ANSWER = 'BAD_ANSWER'

/** Why a request failed: the server's error code, {@link UNREACHABLE}, or `BAD_ANSWER` for an answer that is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** What the server says beside the code, for example the table of a running deal. */
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

interface Answer<Data> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

/** How a request is made besides its operation. */
interface Way {
  readonly url?: string | URL
  readonly signal?: AbortSignal
  /** For whom it is made, where that is not the machine that makes it: see `visitor` of page-scope.ts. */
  readonly visitor?: string | null
}

/**
 * Asks the server's GraphQL endpoint at `url`. Throws {@link ApiError}. An answer later than ten seconds counts as
 * unreachable.
 */
export async function request<Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: Variables,
  { url = '/graphql', signal, visitor = null }: Way = {},
): Promise<Data> {
  const timeout = AbortSignal.timeout(10_000)
  const answer = await post<Data>(
    url,
    { query: operation.text, variables },
    signal ? AbortSignal.any([signal, timeout]) : timeout,
    visitor,
  )
  const [error] = answer.errors ?? []
  if (error !== undefined) throw new ApiError(codeOf(error.extensions), error.message, error.extensions)
  if (answer.data === undefined || answer.data === null) throw new ApiError(BAD_ANSWER, 'The answer holds no data')
  return answer.data
}

async function post<Data>(
  url: string | URL,
  body: object,
  signal: AbortSignal,
  visitor: string | null,
): Promise<Answer<Data>> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(visitor === null ? {} : { 'x-forwarded-for': visitor }),
  }
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
    cache: 'no-store',
  }).catch((cause: Error) => {
    throw new ApiError(UNREACHABLE, cause.message)
  })
  return (await response.json().catch(() => {
    // An answer whose end takes too long has not come, either.
    throw new ApiError(
      response.status >= 502 || signal.aborted ? UNREACHABLE : BAD_ANSWER,
      `HTTP status ${response.status}`,
    )
  })) as Answer<Data>
}

function codeOf(extensions: Readonly<Record<string, unknown>> | undefined): string {
  return typeof extensions?.code === 'string' ? extensions.code : BAD_ANSWER
}
