import { request } from 'node:http'
import { WebSocket } from 'ws'
import type { Received } from './count.ts'

/** Everything that a client has got, and how it tried. */
export interface Loot {
  readonly received: Received[]
  /** How often each attempt was made. */
  readonly attempts: Map<string, number>
}

/** What the hostile client asks with: each answer is taken down beside the name of the viewer that it is entitled to. */
export interface Client {
  /** What it has got so far. */
  readonly loot: Loot
  /** Asks for a path; answers what came last of it. */
  http(attempt: string, entitled: string, path: string, options?: Asking): Promise<string>
  /** Asks over HTTP; answers what came. */
  graphql(attempt: string, entitled: string, query: string, variables: object, headers: object): Promise<string>
  /** A socket that begins with a payload, asks for some things at once and stays for a while. */
  socket(attempt: string, asks: readonly Ask[], stay: number, payload: object, headers: object): Promise<void>
  /** A cursor that somebody was given. */
  anyCursor(): string
}

/** How a path is asked for. */
interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** An answer that does not end by itself is left after so many milliseconds. */
  readonly stay?: number
}

/** One thing that a socket asks for. */
export interface Ask {
  readonly query: string
  readonly variables: object
  readonly entitled: string
}

/** How long it may take until it is let in, milliseconds. */
const LET_IN_MS = 5_000

/** Makes the client of a server at a port. */
export function makeClient(port: number): Client {
  const loot: Loot = { received: [], attempts: new Map() }
  const cursors: string[] = ['start']

  function take(attempt: string, entitled: string, bytes: string): void {
    loot.received.push({ attempt, at: Date.now(), entitled, bytes })
    loot.attempts.set(attempt, (loot.attempts.get(attempt) ?? 0) + 1)
    const cursor = /"cursor":"([^"]+)"/.exec(bytes)?.[1]
    if (cursor !== undefined && cursors.length < 500) cursors.push(cursor)
  }

  function http(attempt: string, entitled: string, path: string, options: Asking = {}): Promise<string> {
    const { method = 'GET', headers = {}, body, stay = 0 } = options
    return new Promise((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        take(attempt, entitled, `${response.statusCode} ${response.statusMessage}\n${response.rawHeaders.join('\n')}`)
        let text = ''
        response.on('data', (data) => {
          // Of an answer that goes on, every part when it comes; a part may end within a line.
          text += String(data)
          const whole = stay > 0 ? text.lastIndexOf('\n') + 1 : 0
          if (whole > 0) take(attempt, entitled, text.slice(0, whole))
          text = text.slice(whole)
        })
        response.on('end', () => take(attempt, entitled, text))
        response.on('close', () => resolve(text))
        response.on('error', () => resolve(''))
        if (stay > 0) setTimeout(() => response.destroy(), stay)
      })
      asked.on('error', (error) => {
        take(attempt, entitled, error.message)
        resolve('')
      })
      asked.end(body)
    })
  }

  function graphql(
    attempt: string,
    entitled: string,
    query: string,
    variables: object,
    headers: object,
  ): Promise<string> {
    return http(attempt, entitled, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
  }

  function socket(
    attempt: string,
    asks: readonly Ask[],
    stay: number,
    payload: object,
    headers: object,
  ): Promise<void> {
    return new Promise((resolve) => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        headers: { ...headers },
      })
      ws.on('upgrade', ({ rawHeaders }) => take(attempt, 'spectator', rawHeaders.join('\n')))
      ws.on('error', ({ message }) => take(attempt, 'spectator', message))
      ws.on('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload })))
      ws.on('message', (data) => {
        const text = String(data)
        const { id, type } = JSON.parse(text) as { readonly id?: string; readonly type: string }
        take(attempt, asks[Number(id)]?.entitled ?? 'spectator', text)
        if (type !== 'connection_ack') return
        // It stays from when it was let in: on a busy machine that takes longer than the stay.
        setTimeout(() => ws.close(), stay)
        for (const [index, { query, variables }] of asks.entries())
          ws.send(JSON.stringify({ id: String(index), type: 'subscribe', payload: { query, variables } }))
      })
      ws.on('close', (_code, reason) => {
        take(attempt, 'spectator', String(reason))
        resolve()
      })
      setTimeout(() => ws.close(), stay + LET_IN_MS)
    })
  }

  return { loot, http, graphql, socket, anyCursor: () => pick(cursors) }
}

/** One of several, any. */
export function pick<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)]!
}
