import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentBytes, startScript } from '../../crash/src/support/processes.ts'
import { freePort } from '../../start/src/ports.ts'

/** One process of the product. */
export interface Part {
  readonly port: number
  /** Everything that it wrote. */
  output(): string
  isRunning(): boolean
  /** Its memory, bytes. */
  memory(): number
}

/** A table at which players from outside sit, who say nothing: what is theirs goes on by the rules. */
export interface Seated {
  readonly table: string
  /** The token of each seat. */
  readonly tokens: readonly string[]
}

/** The built product at work in a folder of its own. */
export interface Product {
  readonly server: Part
  readonly viewer: Part
  /** The store's file. */
  readonly store: string
  /** What lets its owner in. */
  readonly token: string
  readonly seated: Seated
  stop(): Promise<void>
}

/** How far watchers are behind, and how long a moment stays. */
const DELAY_SECONDS = 2
const PACE_MS = 100

/** How long the players from outside may take, milliseconds. */
const TURN_MS = { turnMs: 300, claimMs: 100, openingMs: 500 }

/** Starts the built server with a table of each rule set and one with players from outside, and the built viewer before it. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'paipu-fuzz-'))
  const store = join(folder, 'paipu.db')
  const [serverPort, viewerPort] = await Promise.all([freePort(), freePort()])
  const server = start(serverPort, ['--max-semi-space-size=8', 'apps/server/dist/main.js'], {
    PAIPU_PORT: String(serverPort),
    PAIPU_STORE: store,
    PAIPU_TABLES: 'all',
    PAIPU_DELAY_SECONDS: String(DELAY_SECONDS),
    PAIPU_PACE_MS: String(PACE_MS),
  })
  const viewer = start(viewerPort, ['apps/viewer/server/main.ts'], {
    NODE_ENV: 'production',
    PAIPU_VIEWER_HOST: '127.0.0.1',
    PAIPU_VIEWER_PORT: String(viewerPort),
    PAIPU_SERVER_URL: `http://127.0.0.1:${serverPort}`,
  })
  async function stop(): Promise<void> {
    await Promise.all([server, viewer].map((part) => part.end()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([server.said(/Paipu server: /), viewer.said(/Paipu's viewer: /)])
  } catch (error) {
    await stop()
    throw error
  }
  const { token } = JSON.parse(readFileSync(`${store}.token`, 'utf8')) as { readonly token: string }
  return { server, viewer, store, token, seated: await openSeats(serverPort, token), stop }
}

async function openSeats(port: number, token: string): Promise<Seated> {
  const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, kind: 'bot' }))
  const answer = await fetch(`http://127.0.0.1:${port}/internal/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ruleSet: 'sichuan-swap-three', seats, ...TURN_MS, deals: 10_000 }),
  })
  const opened = (await answer.json()) as {
    readonly table: string
    readonly seats: readonly { readonly token: string }[]
  }
  return { table: opened.table, tokens: opened.seats.map((seat) => seat.token) }
}

/** Starts one process of the product; it ends with this one at the latest. */
function start(port: number, args: readonly string[], env: Readonly<Record<string, string>>) {
  const running = startScript(args, env)
  const { child, output, said } = running
  return {
    port,
    output,
    said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    memory: () => residentBytes(running),
    end: () => running.end('SIGTERM'),
  }
}
