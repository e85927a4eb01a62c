import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from 'graphql-ws'
import type { BenchRow } from './row.ts'

const SERVER = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
/** How many frames are timed. */
const FRAMES = 2_000

interface Update {
  readonly kind: string
  readonly frames: readonly { readonly time: string }[]
}

/**
 * From the time stamp of an event, taken just before it is decided and stored, to its arrival at a GraphQL subscriber with no
 * delay: six bot tables of the built server, a subscriber each, over loopback. Milliseconds.
 */
export async function benchSubscriber(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paipu-bench-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PAIPU_PORT: String(port),
    PAIPU_STORE: join(folder, 'store.db'),
    PAIPU_DELAY_SECONDS: '0',
    PAIPU_PACE_MS: '20',
  }
  const server = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' })
  try {
    const ids = await tables(port)
    const waits = (await timed(port, ids)).toSorted((a, b) => a - b)
    const at = (share: number): number => waits[Math.floor(waits.length * share)]!
    return [
      { name: 'decided, stored and at a GraphQL subscriber: median', value: at(0.5), unit: 'ms' },
      { name: 'decided, stored and at a GraphQL subscriber: 99th percentile', value: at(0.99), unit: 'ms' },
    ]
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function tables(port: number): Promise<string[]> {
  for (let tries = 0; tries < 300; tries++) {
    const ids = await ask(port)
    if (ids.length > 0) return ids
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start; build it first: npm run build')
}

async function ask(port: number): Promise<string[]> {
  try {
    const body = JSON.stringify({ query: '{ tables { id } }' })
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { data } = (await response.json()) as { data: { tables: { id: string }[] } }
    return data.tables.map(({ id }) => id)
  } catch {
    return []
  }
}

async function timed(port: number, ids: readonly string[]): Promise<number[]> {
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql` })
  const waits: number[] = []
  await new Promise<void>((resolve, reject) => {
    for (const id of ids) {
      client.subscribe<{ table: Update }>(
        { query: 'subscription ($id: ID!) { table(id: $id) { kind frames } }', variables: { id } },
        {
          next: ({ data }) => {
            if (data?.table.kind === 'frames')
              for (const frame of data.table.frames) waits.push(Date.now() - Date.parse(frame.time))
            if (waits.length >= FRAMES) resolve()
          },
          error: reject,
          complete: () => resolve(),
        },
      )
    }
  })
  await client.dispose()
  return waits
}
