import { TABLE_UPDATE } from '../../../../apps/server/test/support/client.ts'
import { seatWays } from './at-seats.ts'
import { BROKEN, QUERIES } from './broken.ts'
import { makeClient, pick, type Ask, type Loot } from './client.ts'
import type { Server } from './server.ts'

const WATCH = `subscription ($id: ID!, $viewer: String, $after: String) { table(id: $id, viewer: $viewer, after: $after) { ${TABLE_UPDATE} } }`
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

/** Tries all it can until it may stop, which `until` says; answers what it got. */
export async function plunder(server: Server, until: number): Promise<Loot> {
  const client = makeClient(server.port)
  const { loot, http, graphql, socket, anyCursor } = client

  /** Whoever asks to be more than a table's policy allows is entitled to a spectator's view and no more. */
  function entitledTo(policy: string, viewer: string): string {
    return policy === 'all-hands' && ['all-hands', 'seats-0', 'seats-13'].includes(viewer) ? viewer : 'spectator'
  }

  const tables = server.tables
  const watch = (viewer: string, after: () => string | null): Ask[] =>
    tables.map(({ id, policy }) => ({
      query: WATCH,
      variables: { id, viewer, after: after() },
      entitled: entitledTo(policy, viewer),
    }))
  /** The cursor of somebody else: of another deal, another viewer, or a frame to come. */
  const turned = (): string => {
    const [deal, ply, viewer] = anyCursor().split(':')
    if (ply === undefined) return 'start'
    return pick([`${deal}:${Number(ply) + 40}:${viewer}`, `${deal}:${ply}:all-hands`, `${deal}:0:reviewer`])
  }

  const ways: readonly (() => Promise<void>)[] = [
    ...seatWays(server, client),
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
