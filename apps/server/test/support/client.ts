import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'

/** JSON whose shape the test knows. */
export type Parsed = ReturnType<typeof JSON.parse>

/** Everything that an update of a watched table says. */
export const TABLE_UPDATE = 'kind deal dealNumber frames cursor delaySeconds visibleFrom serverTime'

/** A GraphQL answer over HTTP: its status, the exact bytes, and what they say. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly data: Parsed
  readonly codes: readonly string[]
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[]
}

/** Asks over HTTP. */
export async function ask(url: string, query: string, variables: object = {}, token?: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const { data, errors = [] } = JSON.parse(text)
  return {
    status: response.status,
    text,
    data,
    errors,
    codes: errors.map(({ extensions }: Parsed) => extensions.code),
  }
}

/** Everything that comes over a socket, as bytes too. */
export interface SocketClient {
  readonly client: Client
  readonly raw: string[]
  close(): Promise<void>
}

/** A client of the public kind, over a real socket. */
export function socketClient(url: string, token?: string): SocketClient {
  const raw: string[] = []
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token === undefined ? {} : { connectionParams: { token } }),
    on: { message: (message) => void raw.push(JSON.stringify(message)) },
  })
  return { client, raw, close: async () => client.dispose() }
}

/** A subscription that keeps what came. */
export interface Kept {
  readonly results: { readonly data?: Parsed; readonly errors?: readonly Parsed[] }[]
  /** GraphQL errors that ended it. */
  readonly refused: Parsed[]
  readonly state: { over: boolean }
  stop(): void
}

/** Subscribes, or asks, over a socket. */
export function keep({ client }: SocketClient, query: string, variables: Record<string, unknown> = {}): Kept {
  const kept: Kept = { results: [], refused: [], state: { over: false }, stop: () => stop() }
  const stop = client.subscribe(
    { query, variables },
    {
      next: (result) => void kept.results.push(result as Kept['results'][number]),
      error: (error) => {
        kept.refused.push(...(Array.isArray(error) ? error : [error]))
        kept.state.over = true
      },
      complete: () => void (kept.state.over = true),
    },
  )
  return kept
}
