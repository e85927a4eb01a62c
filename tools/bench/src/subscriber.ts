import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { ROOT, startScript } from '../../crash/src/support/processes.ts'
import type { BenchRow } from './row.ts'

const SERVER = join(ROOT, 'apps/server/dist/main.js')
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
  const server = startScript([SERVER], {
    PAIPU_PORT: '0',
    PAIPU_STORE: join(folder, 'store.db'),
    PAIPU_DELAY_SECONDS: '0',
    PAIPU_PACE_MS: '20',
    PAIPU_LOG_LEVEL: 'warn',
  })
  try {
    const [, host] = await server.said(/Paipu server: http:\/\/(\S+)\/graphql/)
    const waits = (await timed(host!, await tables(host!))).toSorted((a, b) => a - b)
    const at = (share: number): number => waits[Math.floor(waits.length * share)]!
    return [
      { name: 'decided, stored and at a GraphQL subscriber: median', value: at(0.5), unit: 'ms' },
      { name: 'decided, stored and at a GraphQL subscriber: 99th percentile', value: at(0.99), unit: 'ms' },
    ]
  } finally {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tables(host: string): Promise<string[]> {
  for (let tries = 0; tries < 300; tries++) {
    const ids = await ask(host)
    if (ids.length > 0) return ids
    await sleep(100)
  }
  throw new Error('no table became visible')
}

async function ask(host: string): Promise<string[]> {
  try {
    const body = JSON.stringify({ query: '{ tables { id } }' })
    const response = await fetch(`http://${host}/graphql`, {
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

async function timed(host: string, ids: readonly string[]): Promise<number[]> {
  const client = createClient({ url: `ws://${host}/graphql` })
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
