import { readFileSync } from 'node:fs'
import type { EventRecord } from '@paipu/contracts'
import { builtServer } from '../../../../apps/server/test/support/built-server.ts'
import { start, type Running } from './processes.ts'

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
  const server = builtServer()
  const program = [process.execPath, ...nodeArgs, server.program]
  const running = start('sh', ['-c', `${preparation}; exec "$0" "$@"`, ...program], {
    PAIPU_STORE: store,
    PAIPU_PORT: '0',
    PAIPU_TABLES: 'none',
    PAIPU_LOG_LEVEL: 'warn',
    ...server.env,
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
