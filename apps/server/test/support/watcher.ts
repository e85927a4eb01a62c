import { setTimeout as sleep } from 'node:timers/promises'
import type { WireFrame } from '@paipu/views'
import { socketClient, type SocketClient } from './client.ts'

const WATCH = `subscription ($id: ID!, $after: String) { table(id: $id, after: $after) { kind deal frames cursor } }`

/** What one update of a table says. */
interface Update {
  readonly kind: 'snapshot' | 'frames'
  readonly deal: string | null
  readonly frames: readonly WireFrame[]
  readonly cursor: string
}

/** Somebody who watches a table, and goes to another server when the one that told it is gone. */
export interface Watcher {
  /** What it was shown, deal by deal, in order. */
  readonly seen: ReadonlyMap<string, readonly WireFrame[]>
  /** What did not go on where it was: a frame missing, doubled, or another than before. */
  readonly faults: readonly string[]
  /** Leaves its server and connects anew. */
  move(): void
  stop(): Promise<void>
}

/** Begins to watch; `url` answers the server to go to, anew for each connection. */
export function watch(table: string, url: () => string): Watcher {
  const seen = new Map<string, WireFrame[]>()
  const faults: string[] = []
  let cursor: string | null = null
  let socket: SocketClient | null = null
  const end = new AbortController()

  function take({ kind, deal, frames, cursor: next }: Update): void {
    cursor = next
    if (deal === null) return
    const before = seen.get(deal) ?? []
    const all = kind === 'snapshot' ? [...frames] : [...before, ...frames]
    const wrong = all.findIndex(({ ply }, index) => ply !== index)
    if (wrong >= 0) faults.push(`deal ${deal}: ply ${all[wrong]!.ply} where ${wrong} belongs`)
    if (JSON.stringify(all.slice(0, before.length)) !== JSON.stringify(before))
      faults.push(`deal ${deal}: other frames`)
    seen.set(deal, all)
  }

  async function connection(): Promise<void> {
    socket = socketClient(url())
    try {
      const results = socket.client.iterate({ query: WATCH, variables: { id: table, after: cursor } })
      for await (const { data } of results) take((data as { table: Update }).table)
    } catch {
      // Its server is gone: it goes on behind the last frame that it has, at the one that is there.
    }
    await socket.close()
  }

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await connection()
      await sleep(50)
    }
  }

  const running = run()
  return {
    seen,
    faults,
    move: () => void socket?.close(),
    async stop() {
      end.abort()
      await socket?.close()
      await running
    },
  }
}
