import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { EventRecord } from '@paipu/contracts'
import { readLog } from '@paipu/records'
import { ROOT } from './processes.ts'

/** Whole sealed deals by bots, of all rule sets in turn, without end. */
export interface Deals {
  next(): Promise<readonly EventRecord[]>
  stop(): Promise<void>
}

/** Lets the command line simulate deals, as fast as they are taken. */
export function simulatedDeals(seed: string): Deals {
  const args = ['simulate', '--rules', 'all', '--deals', '1000000', '--seed', seed, '--jsonl']
  const simulation = spawn(process.execPath, [join(ROOT, 'apps/cli/src/main.mjs'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = (): void => void simulation.kill('SIGKILL')
  process.once('exit', end)
  const lines = createInterface({ input: simulation.stdout })[Symbol.asyncIterator]()
  let queue: Promise<unknown> = Promise.resolve()

  async function take(): Promise<readonly EventRecord[]> {
    const records: EventRecord[] = []
    while (records.at(-1)?.type !== 'DealEnded') {
      const { value, done } = await lines.next()
      if (done === true) throw new Error('the simulation of deals ended')
      const read = readLog(value)
      if (!read.ok) throw new Error(read.fault.message)
      records.push(...read.records)
    }
    return records
  }

  return {
    next() {
      const deal = queue.then(take)
      queue = deal.catch(() => undefined)
      return deal
    },
    async stop() {
      process.off('exit', end)
      const gone = once(simulation, 'exit')
      end()
      await gone
    },
  }
}
