import { startNodeProcess } from '../../../../libs/event-store/test/eventstoredb/node-process.ts'

/** A compatible node in a process of its own. */
export interface StoreNode {
  /** Where it listens, as a connection string. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts a node on a store's file or `:memory:`, with more options if need be; resolves when it listens. */
export async function startStoreNode(store: string, ...more: readonly string[]): Promise<StoreNode> {
  const { address, signal } = await startNodeProcess(store, 0, '--synchronous', 'normal', ...more)
  return { address, stop: () => signal('SIGKILL') }
}
