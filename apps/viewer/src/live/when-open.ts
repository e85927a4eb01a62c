import type { Operation } from '../api/queries.ts'
import { ApiError, request, UNREACHABLE } from '../api/request.ts'
import { backOff } from '../api/subscribe.ts'

/**
 * Errors that pass by themselves: a deal that is just over opens in the same moment as its end can be seen, but the server may
 * be about to note it, to come back, or asked by many at once from one address.
 */
const PASSING = new Set([
  UNREACHABLE,
  'DEAL_RUNNING',
  'BAD_ANSWER',
  'NOT_READY',
  'STORE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
])

/** Asks for a deal that is over until it is given; `null` where it never will be, or when it is called off. */
export async function whenOpen<Data>(
  operation: Operation<{ readonly id: string }, Data>,
  variables: { readonly id: string },
  signal: AbortSignal,
): Promise<Data | null> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await request(operation, variables, { signal })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!PASSING.has(error.code)) return null
    }
    await pause(backOff(failures), signal)
  }
  return null
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    signal.addEventListener('abort', over)
  })
}
