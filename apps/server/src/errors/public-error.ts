import { isStoreError } from '@paipu/event-store'

/** Everything that a request can be refused for, and the HTTP status where it is refused over HTTP. */
export const REFUSALS = {
  BAD_ID: 400,
  BAD_PAGE: 400,
  BAD_CURSOR: 400,
  BAD_VIEWER: 400,
  BAD_REQUEST: 400,
  BAD_EXPORT: 400,
  BAD_RECORD: 422,
  UNAUTHORIZED: 401,
  ORIGIN_NOT_ALLOWED: 403,
  NOT_YOUR_SEAT: 403,
  VIEWER_NOT_ALLOWED: 403,
  DEAL_NOT_FOUND: 404,
  TABLE_NOT_FOUND: 404,
  PLAYER_NOT_FOUND: 404,
  RULE_SET_NOT_FOUND: 404,
  NOT_FOUND: 404,
  DEAL_RUNNING: 409,
  DEAL_UNREADABLE: 422,
  SEED_REFUSED: 409,
  NOT_ASKED: 409,
  COMMAND_REUSED: 409,
  ACTION_REFUSED: 422,
  BAD_TABLE: 422,
  TOO_LARGE: 413,
  TOO_COMPLEX: 400,
  TOO_MANY_SUBSCRIPTIONS: 429,
  TOO_MANY_CONNECTIONS: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_TABLES: 429,
  TOO_MANY_EXPORTS: 429,
  NOT_READY: 503,
  STORE_UNAVAILABLE: 503,
} as const
export type Refusal = keyof typeof REFUSALS

/** A refusal that whoever asked may read: its code, its message and its details. */
export class PublicError extends Error {
  override readonly name = 'PublicError'

  constructor(
    readonly code: Refusal,
    message: string,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message)
  }
}

/** What a failure of the store that may pass, or its end because the server stops, is to whoever asked; `null` for any other error. */
export function storeRefusal(error: unknown): PublicError | null {
  const passes = (['unavailable', 'timed-out', 'closed'] as const).some((code) => isStoreError(error, code))
  if (!passes) return null
  return new PublicError('STORE_UNAVAILABLE', 'the store can not do this now: try again later')
}
