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
  /** What an update says; `null` where nothing has happened yet. */
  read(text: string): Said | null
  /** So many characters of a message are looked at. */
  readonly look: number
}

/** What an update says of where its table is. */
export interface Said {
  /** What its reader comes back with. */
  readonly cursor: string
  readonly deal: string
  /** The numbers of its last frame, and of its first one; `null` where it has none. */
  readonly ply: number
  readonly firstPly: number | null
  /** When it happened, where that is said to the millisecond: the first frame's time stands for the message. */
  readonly time: number | null
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

/** Where in a message of JSON everything stands that is looked at; a longer message has more frames. */
const LOOK = 640

function readJson(text: string): Said | null {
  const cursor = textAfter(text, '"cursor":"')
  if (cursor === 'start') return null
  const firstPly = numberAfter(text, '"ply":')
  return {
    cursor,
    deal: cursor.slice(0, 36),
    ply: Number(cursor.slice(37, cursor.indexOf(':', 37))),
    firstPly,
    time: firstPly === null ? null : Date.parse(textAfter(text, '"time":"')),
  }
}

function textAfter(text: string, key: string): string {
  const at = text.indexOf(key) + key.length
  return text.slice(at, text.indexOf('"', at))
}

function numberAfter(text: string, key: string): number | null {
  const at = text.indexOf(key)
  return at < 0 ? null : Number.parseInt(text.slice(at + key.length, at + key.length + 8), 10)
}

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
  read: readJson,
  look: LOOK,
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
  read: readJson,
  look: LOOK,
}

/**
 * Pokémon Showdown's own protocol: a guest joins a battle's room, gets its whole log, and then what happens, turn by turn. Its
 * times are whole seconds.
 */
const SHOWDOWN: Speech = {
  path: '/showdown/websocket',
  protocol: null,
  hello: null,
  answer: (text, { table }) => (text.startsWith('|challstr|') ? `|/join ${table}` : null),
  isUpdate: (text) => text.startsWith('>battle-') && (isBattle(text) || text.includes('\n|turn|')),
  isWhole: isBattle,
  read(text) {
    const deal = text.slice(1, text.indexOf('\n'))
    const ply = Number.parseInt(text.slice(text.lastIndexOf('\n|turn|') + 7), 10)
    return Number.isNaN(ply) ? null : { cursor: deal, deal, ply, firstPly: isBattle(text) ? null : ply, time: null }
  },
  look: Infinity,
}

function isBattle(text: string): boolean {
  return text.includes('\n|init|battle')
}

/** How the host of a name is spoken to. */
export function speechOf(host: string): Speech {
  switch (host) {
    case 'boardgame':
      return BOARDGAME
    case 'showdown':
      return SHOWDOWN
    default:
      return GRAPHQL
  }
}
