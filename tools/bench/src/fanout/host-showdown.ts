/**
 * Pokémon Showdown: its server as it comes, with a battle for each table whose players take a turn for every moment; everyone
 * else is a guest in the battle's room: `node host-showdown.ts <tables> <turns a second>`. `npm ci --prefix tools/bench/peers`
 * brings it. The server is several processes, which are counted together; the players play in this one, which is not counted.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../start/src/ports.ts'
import { serve, type Used } from './host.ts'
import { enter, type Player } from './showdown-player.ts'

const [count, rate] = process.argv.slice(2).map(Number) as [number, number]
const HOME = join(dirname(fileURLToPath(import.meta.url)), '../../peers/node_modules/pokemon-showdown')

/** Its own example, without what keeps many guests of one machine out, and without what needs other servers. */
const CONFIG = `module.exports = {
  ...require('./config-example'),
  port: Number(process.env.SHOWDOWN_PORT), bindaddress: '127.0.0.1',
  nothrottle: true, noguestsecurity: true, noipchecks: true, watchconfig: false, repl: false, wsdeflate: null,
}
`
/** It ends with this process, whose end of the pipe is closed then; its workers end with it. */
const START = `process.stdin.on('end', () => process.exit()).resume()
require('./dist/server/index.js')
`
/** Folders that it writes to and that its package lacks. */
const FOLDERS = ['logs', 'config/chat-plugins']

async function startServer(port: number): Promise<number> {
  for (const folder of FOLDERS) mkdirSync(join(HOME, folder), { recursive: true })
  writeFileSync(join(HOME, 'config/config.js'), CONFIG)
  writeFileSync(join(HOME, 'start.js'), START)
  const env = { ...process.env, SHOWDOWN_PORT: String(port) }
  const server = spawn(process.execPath, ['start.js'], { cwd: HOME, env, stdio: ['pipe', 'pipe', 'ignore'] })
  server.once('exit', (code) => process.exit(code ?? 1))
  const lines = createInterface({ input: server.stdout })
  await new Promise<void>((resolve) => lines.on('line', (line) => line.includes('now listening') && resolve()))
  return server.pid!
}

const TICKS_MS = 10
const PAGE_BYTES = 4_096

/** What the server's processes have used: its own, and those of its workers (Linux). */
function used(server: number): Used {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ')
  let cpuMs = 0
  let rss = 0
  for (const pid of [String(server), ...children]) {
    // A name may hold spaces: the fields after it are counted from its bracket.
    const fields = statOf(pid).split(') ').at(-1)!.split(' ')
    cpuMs += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICKS_MS
    rss += Number(fields[21] ?? 0) * PAGE_BYTES
  }
  return { cpuMs, rss }
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

const port = await freePort()
const server = await startServer(port)
const battles = new Map<string, readonly [Player, Player]>()
for (let table = 0; table < count; table++) {
  const players = await Promise.all([enter(port, `table${table}a`), enter(port, `table${table}b`)])
  const room = await players[0].challenge(players[1])
  battles.set(room, players)
}

/** It plays from the start: what a turn costs without spectators is measured first, and taken off. */
let playing = true
const timers = [...battles.values()].map((players) =>
  setInterval(() => playing && players.forEach((player) => player.choose()), 1_000 / rate),
)

/** By then its workers have loaded what they need, which is not what turns cost. */
const WARM_TURNS = 100
await Promise.all([...battles.values()].map(([player]) => player.heard(`\n|turn|${WARM_TURNS}`)))

/** Long enough for the last turn to come back. */
const SETTLE_MS = 1_000

serve({
  port,
  tables: [...battles.keys()],
  delayMs: 0,
  used: () => used(server),
  show: () => {},
  async stop() {
    playing = false
    for (const timer of timers) clearInterval(timer)
    await sleep(SETTLE_MS)
    const ends = [...battles].map(([room, [player]]) => [room, `${room}:${player.turn()}`] as const)
    return { did: 'stop', ends: Object.fromEntries(ends) }
  },
})
