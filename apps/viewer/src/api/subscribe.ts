import type { Client } from 'graphql-ws'
import type { Operation } from './queries.ts'

/** Whether updates come: `connecting` until the first one, `waiting` while a lost connection is being made again. */
export type Connection = 'connecting' | 'live' | 'waiting'

/** Told of what comes by a subscription. */
export interface Listener<Data> {
  readonly next: (data: Data) => void
  readonly connection: (connection: Connection) => void
  /** What is asked for is not there (any more), or not for this viewer. */
  readonly refused: (code: string) => void
}

/** Errors after which trying again would give the same answer. */
const FINAL_CODES = new Set(['TABLE_NOT_FOUND', 'BAD_ID', 'BAD_VIEWER', 'VIEWER_NOT_ALLOWED'])

/** A server that does not answer a ping within this time is gone, whatever the socket says. */
const PONG_MS = 5_000

/** One socket for all subscriptions of the page, made when the first of them needs it. */
let shared: Promise<Client> | null = null

async function connect(): Promise<Client> {
  shared ??= open().catch((error: unknown) => {
    shared = null
    throw error
  })
  return shared
}

async function open(): Promise<Client> {
  const { createClient } = await import('graphql-ws')
  let overdue: ReturnType<typeof setTimeout> | undefined
  const client = createClient({
    url: new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
    lazyCloseTimeout: 2_000,
    keepAlive: 10_000,
    retryAttempts: 0,
    on: {
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), PONG_MS)
      },
      pong: (received) => {
        if (received) clearTimeout(overdue)
      },
      closed: () => clearTimeout(overdue),
    },
  })
  // Sooner than by a ping that is overdue.
  addEventListener('offline', () => client.terminate())
  return client
}

/** A subscription that is kept up. */
export interface Followed {
  /** Subscribes anew. */
  readonly resync: () => void
  readonly stop: () => void
}

/**
 * Keeps a subscription up, for ever: after any loss it subscribes again, with back-off. Its variables are asked for at each
 * attempt; `fresh` after an error of the server's, when what was known may be what it can't answer.
 */
export function follow<Variables extends object, Data>(
  operation: Operation<Variables, Data>,
  variables: (fresh: boolean) => Variables,
  listener: Listener<Data>,
): Followed {
  /** Ends what goes on: a subscription, also one that is about to be made, or the wait for the next. */
  let end = () => {}
  let failures = 0
  const again = (fresh: boolean) => {
    end()
    listener.connection('waiting')
    const timer = setTimeout(() => void attempt(fresh), backOff(failures++))
    end = () => clearTimeout(timer)
  }
  const failed = (code: unknown) => {
    if (!FINAL_CODES.has(String(code))) return again(true)
    end()
    listener.refused(String(code))
  }
  const attempt = async (fresh: boolean) => {
    let ended = false
    let dispose = () => {}
    end = () => {
      ended = true
      dispose()
    }
    const client = await connect().catch(() => null)
    if (ended) return
    if (client === null) return again(fresh)
    dispose = client.subscribe<Data>(
      { query: operation.text, variables: { ...variables(fresh) } as Record<string, unknown> },
      {
        next: ({ data, errors }) => {
          if (ended) return
          if (errors?.[0]) return failed(errors[0].extensions?.code)
          failures = 0
          listener.connection('live')
          if (data) listener.next(data)
        },
        error: (error) => {
          if (ended) return
          if (isRefusal(error)) failed(error[0]?.extensions?.code)
          else again(false)
        },
        // What is over and a server that stops both end it; trying again tells which.
        complete: () => ended || again(false),
      },
    )
  }
  void attempt(false)
  return {
    resync: () => {
      end()
      void attempt(false)
    },
    stop: () => end(),
  }
}

/** 0.5 s, 1 s, 2 s … at most 10 s, each up to a half longer so that watchers do not come back all at once. */
export function backOff(failures: number): number {
  return Math.min(10_000, 500 * 2 ** failures) * (1 + Math.random() / 2)
}

/** graphql-ws gives a list for GraphQL errors, and a close event or an Error for a lost socket. */
function isRefusal(error: unknown): error is readonly { readonly extensions?: { readonly code?: unknown } }[] {
  return Array.isArray(error)
}
