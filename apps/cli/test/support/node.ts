import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { ROOT } from './paipu.ts'

/** Starts a node that speaks EventStoreDB's protocol, until the test ends; answers the port it listens on. */
export async function startNode(store: string, ...more: readonly string[]): Promise<number> {
  const args = [join(ROOT, 'tools/eventstore-node/src/main.ts'), '--store', store, '--port', '0', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await gone
  })
  const { value: line = '' } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  return Number(/:(\d+)(\?|$)/.exec(line)![1])
}
