/** How a kind of server is spoken to over a WebSocket. What a spectator gets stands inside its messages as the server's updates do. */
export interface Speech {
  readonly path: string
  readonly protocol: string | null
  /** What a spectator says first; `null` where the server speaks first. */
  readonly hello: string | null
  /** What is said to a message that is no update; `null` for nothing. */
  answer(text: string, watched: Subject): string | null
  isUpdate(text: string): boolean
  /** Whether an update says all there is, so that none before it is missing. */
  isWhole(text: string): boolean
}

/** What a spectator asks for. */
export interface Subject {
  readonly operation: string
  readonly table: string
  readonly cursor: string | null
}

/** What is asked: everything that the pages ask for, with the frames last, so that a look at the start tells the place. */
const QUERY =
  'subscription TableUpdates($id: ID!, $viewer: String!, $after: String) { table(id: $id, viewer: $viewer, after: $after) { kind deal dealNumber cursor delaySeconds visibleFrom serverTime frames } }'

/** Paipu's server, and all that do the same. */
export const GRAPHQL: Speech = {
  path: '/graphql',
  protocol: 'graphql-transport-ws',
  hello: '{"type":"connection_init"}',
  answer(text, { operation, table, cursor }) {
    if (!text.startsWith('{"type":"connection_ack"')) return null
    const variables = { id: table, viewer: 'spectator', after: cursor }
    return JSON.stringify({ id: operation, type: 'subscribe', payload: { query: QUERY, variables } })
  },
  isUpdate: (text) => text.includes('"type":"next"'),
  isWhole: (text) => text.includes('"kind":"snapshot"'),
}

/** boardgame.io's own protocol, in socket.io's packets: a namespace for each game, and `sync` to join a match as nobody. */
const BOARDGAME: Speech = {
  path: '/socket.io/?EIO=4&transport=websocket',
  protocol: null,
  hello: null,
  answer(text, { table }) {
    if (text.startsWith('0')) return '40/paipu,'
    if (text.startsWith('40/paipu')) return `42/paipu,${JSON.stringify(['sync', table, null, null, 2])}`
    return text === '2' ? '3' : null
  },
  isUpdate: (text) => text.startsWith('42/paipu,["sync"') || text.startsWith('42/paipu,["update"'),
  isWhole: (text) => text.startsWith('42/paipu,["sync"'),
}

/** How the host of a name is spoken to. */
export function speechOf(host: string): Speech {
  return host === 'boardgame' ? BOARDGAME : GRAPHQL
}
