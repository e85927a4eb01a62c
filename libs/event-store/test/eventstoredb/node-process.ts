import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A compatible node in a process of its own. */
export interface NodeProcess {
  readonly port: number
  /** Where it listens, as a connection string. */
  readonly address: string
  /** Makes a fault, such as `delay 100`; resolves when it holds. */
  fault(words: string): Promise<void>
  /** Sends it a signal; resolves when it is gone, but for SIGSTOP and SIGCONT. */
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
}

const MAIN = join(dirname(createRequire(import.meta.url).resolve('@paipu/eventstore-node')), 'main.ts')

/**
 * Starts a node on a store's file or `:memory:`, with more options if need be; resolves when it listens. It ends with this process at
 * the latest.
 */
export async function startNodeProcess(store: string, port = 0, ...more: readonly string[]): Promise<NodeProcess> {
  const args = [MAIN, '--store', store, '--port', String(port), ...more]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  void gone.then(() => process.removeListener('exit', end))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value: first = '' } = await lines.next()
  const address = /esdb:\S+/.exec(first)?.[0]
  if (address === undefined) throw new Error(`the node does not start: ${first}`)
  return {
    address,
    port: Number(/:(\d+)/.exec(address.slice('esdb:'.length))![1]),
    async fault(words) {
      child.stdin.write(`${words}\n`)
      await lines.next()
    },
    async signal(name) {
      child.kill(name)
      if (name === 'SIGKILL' || name === 'SIGTERM') await gone
    },
  }
}
