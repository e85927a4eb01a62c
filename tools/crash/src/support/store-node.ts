import { join } from 'node:path'
import { ROOT, startScript, type Running } from './processes.ts'

/** A node that speaks the EventStoreDB protocol, at work. */
export interface StoreNode {
  readonly running: Running
  /** Its connection string. */
  readonly address: string
  readonly port: number
}

/** Starts the compatible node on a store's file, at any port that is free unless one is named. */
export async function startStoreNode(store: string, port = 0): Promise<StoreNode> {
  const running = startScript([
    join(ROOT, 'tools/eventstore-node/src/main.ts'),
    '--store',
    store,
    '--port',
    String(port),
  ])
  const [address, listening] = await running.said(/esdb:\/\/[^:]+:(\d+)\S*/)
  return { running, address, port: Number(listening) }
}
