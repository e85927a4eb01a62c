import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../start/src/ports.ts'

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../../..')

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

const started = new Set<ChildProcess>()
process.on('exit', () => started.forEach((child) => child.kill('SIGKILL')))

interface Started extends Part {
  said(pattern: RegExp): Promise<void>
  end(): Promise<void>
}

function start(port: number, args: readonly string[], env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', ...env } })
  started.add(child)
  const gone = once(child, 'close').then(() => void started.delete(child))
  let output = ''
  let look = (): void => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString()
      look()
    })
  return {
    port,
    output: () => output,
    isRunning: () => started.has(child),
    memory: () =>
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    said: (pattern) =>
      Promise.race([
        new Promise<void>((resolve) => {
          look = () => pattern.test(output) && resolve()
          look()
        }),
        gone.then(() => Promise.reject(new Error(`${args.join(' ')} ended:\n${output}`))),
      ]),
    async end() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
