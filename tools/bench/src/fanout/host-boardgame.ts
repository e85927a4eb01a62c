/**
 * boardgame.io: its server, a match for each table, and a player of it who makes a move of every moment; everyone else has
 * joined as nobody: `node host-boardgame.ts <tables> <moments a second>`. `npm ci --prefix tools/bench/peers` brings it.
 */
import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from './host.ts'
import { makeMoments, type Update } from './moments.ts'

const peers = createRequire(new URL('../../peers/package.json', import.meta.url))

/** As much of boardgame.io as is used here; its own types need React's. */
interface ServerModule {
  Server(settings: object): { run(settings: object): Promise<{ readonly appServer: NetServer }> }
}
interface ClientModule {
  Client(settings: object): {
    start(): void
    readonly moves: { readonly show: (update: Update) => void }
    getState(): unknown
  }
}
interface TransportModule {
  SocketIO(settings: { readonly server: string }): unknown
}
const { Server } = peers('boardgame.io/server') as ServerModule
const { Client } = peers('boardgame.io/client') as ClientModule
const { SocketIO } = peers('boardgame.io/multiplayer') as TransportModule

const moments = makeMoments(Number(process.argv[2]), Number(process.argv[3]))
const game = {
  name: 'paipu',
  setup: () => ({ moment: null }),
  turn: { activePlayers: { all: '' } },
  moves: {
    show: { move: (_: unknown, moment: Update) => ({ moment }), client: false, ignoreStaleStateID: true },
  },
}
const ids = moments.tables.values()
const server = Server({
  games: [game],
  origins: ['http://127.0.0.1'],
  uuid: () => ids.next().value,
  generateCredentials: () => 'secret',
})
const { appServer } = await server.run({ port: 0 })
const { port } = appServer.address() as AddressInfo
const address = `http://127.0.0.1:${port}`

async function open(table: string): Promise<(update: Update) => void> {
  await post('create', { numPlayers: 2 })
  await post(`${table}/join`, { playerID: '0', playerName: 'the table' })
  const settings = { matchID: table, playerID: '0', credentials: 'secret', numPlayers: 2 }
  const client = Client({ game, multiplayer: SocketIO({ server: address }), debug: false, ...settings })
  client.start()
  while (client.getState() === null) await sleep(20)
  client.moves.show(moments.first(table))
  return (update) => client.moves.show(update)
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/games/paipu/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

const players = new Map<string, (update: Update) => void>()
for (const table of moments.tables) players.set(table, await open(table))

serve({
  port,
  tables: moments.tables,
  delayMs: 0,
  show: () => moments.start((table, update) => players.get(table)!(update)),
  stop: async () => ({ did: 'stop', ends: moments.stop() }),
})
