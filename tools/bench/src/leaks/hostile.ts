import { request } from 'node:http'
import { WebSocket } from 'ws'
import { pick, seatWays, type Ask } from './at-seats.ts'
import { BROKEN, QUERIES } from './broken.ts'
import type { Received } from './count.ts'
import type { Server } from './server.ts'

/** Everything that a client has got, and how it tried. */
export interface Loot {
  readonly received: Received[]
  /** How often each attempt was made. */
  readonly attempts: Map<string, number>
}

const UPDATE = 'kind deal dealNumber frames cursor delaySeconds visibleFrom serverTime'
const WATCH = `subscription ($id: ID!, $viewer: String, $after: String) { table(id: $id, viewer: $viewer, after: $after) { ${UPDATE} } }`
const EDGE = WATCH.replace('subscription', 'query').replace('table(', 'tableUpdate(')
const TABLE =
  'id name ruleSet { id version } seats { id name kind } policy delaySeconds openedAt visibleFrom dealNumber wallLeft points spectators board watching { viewers hidden en zh }'
const DEAL =
  '{ id table ruleSet { id } options dealNumber dealer startedAt endedAt result totals course wins source events previous next }'
const VIEWERS = ['spectator', 'reviewer', 'all-hands', 'seats-0', 'seats-13', 'server', '']
/** What somebody might think lets them in. */
const KEYS: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer seat-0' },
  { cookie: 'seat=0; session=owner; player=bot:0', 'x-seat': '0', 'x-player': 'bot:0' },
  { 'x-forwarded-for': '127.0.0.1', 'x-internal': '1', authorization: 'Basic YWRtaW46YWRtaW4=' },
]
/** How long a late joiner stays, milliseconds. */
const STAY_MS = 150
/** How long it may take until it is let in, milliseconds. */
const LET_IN_MS = 5_000

/** Makes the client; `until` says when it may stop. */
export async function plunder(server: Server, until: number): Promise<Loot> {
  const loot: Loot = { received: [], attempts: new Map() }
  const cursors: string[] = ['start']

  function take(attempt: string, entitled: string, bytes: string): void {
    loot.received.push({ attempt, at: Date.now(), entitled, bytes })
    loot.attempts.set(attempt, (loot.attempts.get(attempt) ?? 0) + 1)
    const cursor = /"cursor":"([^"]+)"/.exec(bytes)?.[1]
    if (cursor !== undefined && cursors.length < 500) cursors.push(cursor)
  }

  /** Whoever asks to be more than a table's policy allows is entitled to a spectator's view and no more. */
  function entitledTo(policy: string, viewer: string): string {
    return policy === 'all-hands' && ['all-hands', 'seats-0', 'seats-13'].includes(viewer) ? viewer : 'spectator'
  }

  function http(attempt: string, entitled: string, path: string, options: Asking = {}): Promise<string> {
    const { method = 'GET', headers = {}, body, stay = 0 } = options
    return new Promise((resolve) => {
      const asked = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
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

  /** A socket that asks for some things at once and stays for a while. */
  function socket(
    attempt: string,
    asks: readonly Ask[],
    stay: number,
    payload: object,
    headers: object,
  ): Promise<void> {
    return new Promise((resolve) => {
      const ws = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws', {
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

  const tables = server.tables
  const watch = (viewer: string, after: () => string | null): Ask[] =>
    tables.map(({ id, policy }) => ({
      query: WATCH,
      variables: { id, viewer, after: after() },
      entitled: entitledTo(policy, viewer),
    }))
  const anyCursor = (): string => pick(cursors)
  /** The cursor of somebody else: of another deal, another viewer, or a frame to come. */
  const turned = (): string => {
    const [deal, ply, viewer] = anyCursor().split(':')
    if (ply === undefined) return 'start'
    return pick([`${deal}:${Number(ply) + 40}:${viewer}`, `${deal}:${ply}:all-hands`, `${deal}:0:reviewer`])
  }

  const ways: readonly (() => Promise<void>)[] = [
    ...seatWays(server, { graphql, socket, anyCursor }),
    async () => {
      for (const viewer of VIEWERS)
        await socket(
          `joins late as ${viewer}`,
          watch(viewer, () => null),
          STAY_MS,
          {},
          {},
        )
    },
    () => socket('comes back with a cursor', watch('spectator', anyCursor), STAY_MS, {}, {}),
    () => socket('comes back with a cursor that it never got', watch('spectator', turned), STAY_MS, {}, {}),
    async () => {
      for (const headers of KEYS)
        await socket(
          'wrong token on the socket',
          watch('seats-0', anyCursor),
          STAY_MS,
          { token: 'seat-0', seat: 0, player: 'bot:0' },
          headers,
        )
    },
    async () => {
      for (const { id, policy } of tables)
        for (const viewer of VIEWERS) {
          const headers = pick(KEYS)
          const entitled = entitledTo(policy, viewer)
          await graphql('asks for the edge', entitled, EDGE, { id, viewer, after: null }, headers)
          await graphql('asks with a cursor', entitled, EDGE, { id, viewer, after: anyCursor() }, headers)
          await graphql(
            'asks with a cursor that it never got',
            entitled,
            EDGE,
            { id, viewer, after: turned() },
            headers,
          )
        }
    },
    async () => {
      for (const { id, policy } of tables) {
        const viewer = pick(VIEWERS)
        const entitled = entitledTo(policy, viewer)
        for (const kind of ['sse', 'jsonl']) {
          const path = `/tables/${id}/updates.${kind}?viewer=${viewer}`
          await http(`${kind} stream`, entitled, path, { stay: STAY_MS, headers: pick(KEYS) })
          await http(`${kind} stream with a cursor`, entitled, `${path}&after=${turned()}`, { stay: STAY_MS })
          await http(`${kind} stream with Last-Event-ID`, entitled, path, {
            stay: STAY_MS,
            headers: { 'last-event-id': anyCursor() },
          })
          await http(`${kind} stream, head`, entitled, path, { method: 'HEAD' })
        }
      }
    },
    async () => {
      // Even those of which nothing is visible yet: as if the client could guess them.
      for (const deal of (await server.deals()).slice(-2 * tables.length)) {
        const headers = pick(KEYS)
        await graphql('replay of a running deal', 'spectator', `{ deal(id: "${deal}") ${DEAL} }`, {}, headers)
        await http('export of a running deal', 'spectator', `/deals/${deal}/events.jsonl`, { headers })
        await http('part of an export', 'spectator', `/deals/${deal}/events.jsonl`, {
          headers: { range: 'bytes=0-5000' },
        })
        await http('head of an export', 'spectator', `/deals/${deal}/events.jsonl`, { method: 'HEAD' })
        for (const search of [`deals=${deal}`, `last=${deal}`, `deals=${deal}&format=events&viewer=seats-0`])
          await http('export of a running deal by name', 'spectator', `/exports/records.jsonl?${search}`, { headers })
        await http('export elsewhere', 'spectator', `/deals/${deal.toUpperCase()}/events.jsonl?viewer=reviewer`)
      }
    },
    async () => {
      await graphql(
        'lists',
        'spectator',
        `{ tables { ${TABLE} } deals(first: 5) { deals ${DEAL} next } }`,
        {},
        pick(KEYS),
      )
      await http('export of all', 'spectator', '/exports/records.jsonl', { headers: pick(KEYS), stay: STAY_MS })
      for (const { id } of tables) {
        for (const file of ['preview.json?format=csv&', 'manifest.json?', 'decisions.csv?format=csv&'])
          await http('export of a table', 'spectator', `/exports/${file}atTable=${id}`, {})
        await graphql(
          'list of a table',
          'spectator',
          `{ table(id: "${id}") { ${TABLE} } deals(first: 5, table: "${id}") { deals ${DEAL} next } }`,
          {},
          {},
        )
      }
    },
    () =>
      socket(
        'lobby',
        [
          {
            query: `subscription { lobby { kind tables { ${TABLE} } closed serverTime } }`,
            variables: {},
            entitled: 'spectator',
          },
        ],
        1_000,
        {},
        {},
      ),
    async () => {
      for (const [method, path] of BROKEN)
        await http('broken request', 'spectator', path, { method, headers: pick(KEYS), body: '{"query":' })
      for (const query of QUERIES) await graphql('broken query', 'spectator', query, { id: 1 }, {})
    },
  ]

  const rest = until - Date.now()
  const steady = socket(
    'watches',
    watch('spectator', () => null),
    rest,
    {},
    {},
  )
  await Promise.all([
    steady,
    ...ways.map(async (way) => {
      while (Date.now() < until) await way()
    }),
  ])
  return loot
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** An answer that does not end by itself is left after so many milliseconds. */
  readonly stay?: number
}
