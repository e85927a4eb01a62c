import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './part.ts'

/** A node that speaks the EventStoreDB protocol, in a process of its own. */
export interface StoreNode {
  /** Its connection string. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts a node on a store's file; it ends with this process at the latest. Rejects when it can't listen. */
export async function startStoreNode(file: string): Promise<StoreNode> {
  const main = join(ROOT, 'tools/eventstore-node/src/main.ts')
  const args = [main, '--store', file, '--port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /esdb:\S+/.exec(line)?.[0]
    if (address === undefined) continue
    const stop = async (): Promise<void> => {
      process.removeListener('exit', end)
      end()
      await gone
    }
    return { address, stop }
  }
  throw new Error('the node ended before it listened')
}
