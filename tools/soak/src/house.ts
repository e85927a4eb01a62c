import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { builtServer } from '../../../apps/server/test/support/built-server.ts'
import { startScript, type Running } from '../../crash/src/support/processes.ts'
import { startStoreNode } from '../../crash/src/support/store-node.ts'
import { storeWithTables } from '../../crash/src/support/tables.ts'
import type { Mode, Plan } from './flags.ts'

/** One life of a server, from its start to its end. */
export interface Life {
  readonly server: number
  readonly running: Running
  readonly port: number
  readonly began: number
  /** Ended by us, so that its end is no fault. */
  ended: boolean
  /** It ended, and not by us. */
  byItself: boolean
}

/** Servers, and whatever they need. */
export interface House {
  /** The store's file, whoever writes to it. */
  readonly store: string
  /** Every life of every server so far. */
  readonly lives: readonly Life[]
  /** Starts that were repeated because the store was too slow for the first. */
  readonly tally: { repeatedStarts: number }
  /** Lets whoever has it read the metrics of all of them. */
  readonly token: string
  /** The ids of all processes that live, the store's node among them. */
  pids(): readonly number[]
  /** A server that lives, for whoever comes now; another each time. */
  port(): number
  /** Ends the server whose turn it is with SIGKILL and starts it again. */
  kill(): Promise<void>
  /** The health of all servers: what is wrong with it, nothing where all is well. */
  faults(): Promise<readonly string[]>
  /** Ends everything in order; answers what was wrong with that. */
  stop(): Promise<readonly string[]>
}

/** How long a server that was killed stays away, milliseconds. */
const AWAY_MS = 1_000

/** How long a server may take until it says that it is well, milliseconds. */
const WELL_MS = 60_000

/** How often a start is tried, and what a server says that its store was too slow for. */
const STARTS = 5
const STORE_IS_SLOW = /^the call took longer than \d+ ms$/m

/** Opens the house. */
export async function openHouse(mode: Mode, folder: string, plan: Plan): Promise<House> {
  const { tables, paceMs, delaySeconds } = plan
  const store = join(folder, 'paipu.db')
  await storeWithTables(store, tables, paceMs, (table) => ({
    delaySeconds,
    policy: delaySeconds > 0 && table % 4 === 3 ? 'all-hands' : 'public',
  }))
  const node = mode === 'cluster' ? await startStoreNode(store) : null
  const token = 'the-soak-test-may-read-the-metrics'
  const lives: Life[] = []
  const tally = { repeatedStarts: 0 }
  let turn = 0
  let next = 0

  const env = (port: number): Record<string, string> => ({
    ...(node === null ? { PAIPU_STORE: store } : { PAIPU_EVENTSTORE: node.address }),
    PAIPU_PORT: String(port),
    PAIPU_TABLES: 'none',
    PAIPU_LOG_LEVEL: 'warn',
    PAIPU_METRICS_TOKEN: token,
    // Downloads come from one address.
    PAIPU_COST_PER_ADDRESS: '1000000',
  })

  /** Starts a server, again where its store was too slow for it: whoever runs servers has that done by a supervisor. */
  async function start(server: number, port: number, tries = STARTS): Promise<void> {
    const began = Date.now()
    const built = builtServer()
    const running = startScript(['--max-semi-space-size=8', built.program], { ...env(port), ...built.env })
    const said = await running.said(/Paipu server: http:\/\/[^:]+:(\d+)\/graphql/).catch((error: Error) => error)
    if (said instanceof Error) {
      if (tries === 1 || !STORE_IS_SLOW.test(running.output())) throw said
      tally.repeatedStarts++
      return start(server, port, tries - 1)
    }
    const [, found] = said
    const life: Life = { server, running, port: Number(found), began, ended: false, byItself: false }
    void noteEnd(life)
    await ready(life)
    lives.push(life)
  }

  const living = (): Life[] => lives.filter(({ ended }) => !ended)

  await start(0, 0)
  if (node !== null) await start(1, 0)
  return {
    store,
    lives,
    tally,
    token,
    pids: () => [...living(), ...(node === null ? [] : [node])].map(({ running }) => running.child.pid!),
    port() {
      // While the only server is away, who comes is refused there, and tries again.
      const all = living().length > 0 ? living() : lives.slice(-1)
      return all[next++ % all.length]!.port
    },
    async kill() {
      const servers = node === null ? 1 : 2
      const life = living().find(({ server }) => server === turn % servers)!
      turn++
      life.ended = true
      await life.running.end('SIGKILL')
      await wait(AWAY_MS)
      await start(life.server, life.port)
    },
    faults: async () => (await Promise.all(living().map(healthFaults))).flat(),
    async stop() {
      const faults: string[] = []
      for (const life of living()) {
        life.ended = true
        // One after the other, as in a rolling restart.
        await life.running.end('SIGTERM')
        const { exitCode } = life.running.child
        if (exitCode !== 0) faults.push(`server ${life.server} ended with ${exitCode} after SIGTERM`)
      }
      await node?.running.end('SIGTERM')
      return faults
    },
  }
}

async function noteEnd(life: Life): Promise<void> {
  await life.running.gone
  life.byItself = !life.ended
  life.ended = true
}

async function ready({ port }: Life): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
}

/**
 * A store that takes longer than two seconds for an answer is one that a server rightly says it is not ready for: on a laden
 * machine that passes, and what is wrong stays.
 */
async function healthFaults(life: Life): Promise<string[]> {
  const latest = Date.now() + WELL_MS
  for (;;) {
    const faults = await healthNow(life)
    if (faults.length === 0 || Date.now() > latest) return faults
    await wait(WELL_MS / 60)
  }
}

async function healthNow({ server, port }: Life): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch((error: Error) => error)
  if (answer instanceof Error) return [`server ${server} does not answer: ${answer.message}`]
  const body = await answer.text()
  return answer.ok && body.includes('"status":"ok"') ? [] : [`server ${server}: ${answer.status} ${body}`]
}
