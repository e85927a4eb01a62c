import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../../tools/eventstore-node/src/main.ts', import.meta.url))

/** A compatible node in a process of its own. */
export interface StoreNode {
  /** Where it listens, as a connection string. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts a node on a store's file or `:memory:`, with more options if need be; resolves when it listens. It ends with this process at the latest. */
export async function startStoreNode(store: string, ...more: readonly string[]): Promise<StoreNode> {
  const args = [MAIN, '--store', store, '--port', '0', '--synchronous', 'normal', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  return {
    address: await addressOf(child),
    async stop() {
      process.removeListener('exit', end)
      end()
      await gone
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /esdb:\S+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('the node ended before it listened')
}
