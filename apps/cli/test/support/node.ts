import { onTestFinished } from 'vitest'
import { startNodeProcess } from '../../../../libs/event-store/test/eventstoredb/node-process.ts'

/** Starts a node that speaks EventStoreDB's protocol, until the test ends; answers the port it listens on. */
export async function startStoreNode(store: string, ...more: readonly string[]): Promise<number> {
  const { port, signal } = await startNodeProcess(store, 0, ...more)
  onTestFinished(() => signal('SIGKILL'))
  return port
}
