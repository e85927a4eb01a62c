import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { EventRecord } from '@paipu/contracts'
import { ROOT, start, type Running } from './processes.ts'

const SERVER = join(ROOT, 'apps/server')

/** The built server, in a folder of this process's own. */
const BUILT = join(SERVER, 'test-artefacts', `crash-${process.pid}`)

let isBuilt = false

/** Builds the server as `npm run build` does, once; answers the program. */
export function builtServer(): string {
  const program = join(BUILT, 'main.js')
  if (isBuilt) return program
  process.on('exit', () => rmSync(BUILT, { recursive: true, force: true }))
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', BUILT], { cwd: SERVER })
  isBuilt = true
  return program
}

/** A server at work, and the way in for whole deals. */
export interface CrashServer extends Running {
  readonly url: string
  /** Gives it a deal to store; answers the HTTP status and what it said, or `null` when it is gone. */
  give(records: readonly EventRecord[]): Promise<{ readonly status: number; readonly body: string } | null>
}

/**
 * Starts the real server on a store; resolves when it listens and takes deals. `nodeArgs` go to Node; the shell does
 * `preparation` before.
 */
export async function startServer(
  store: string,
  nodeArgs: readonly string[] = [],
  preparation = ':',
): Promise<CrashServer> {
  const program = [process.execPath, ...nodeArgs, builtServer()]
  const running = start('sh', ['-c', `${preparation}; exec "$0" "$@"`, ...program], {
    PAIPU_STORE: store,
    PAIPU_PORT: '0',
    PAIPU_TABLES: 'none',
    PAIPU_LOG_LEVEL: 'warn',
  })
  const [, url] = await running.said(/Paipu server: (\S+)\/graphql/)
  const { token } = JSON.parse(readFileSync(`${store}.token`, 'utf8')) as { token: string }
  return { ...running, url: url!, give: (records) => give(url!, token, records) }
}

async function give(url: string, token: string, records: readonly EventRecord[]) {
  try {
    const response = await fetch(`${url}/internal/records`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(records),
    })
    return { status: response.status, body: await response.text() }
  } catch {
    return null
  }
}
