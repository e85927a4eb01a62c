import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ask } from './support/client.ts'
import { startProcess } from './support/process.ts'

/** Runs what it is given on a file system that nobody can write to, as a container does; says first that it is one. */
const READ_ONLY = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -o remount,bind,ro / && if touch /tmp/paipu-was-here 2>/dev/null; then exit 9; fi; exec "$0" "$@"',
] as const

/** Whether this machine lets anybody have a file system of their own. */
const IS_POSSIBLE = spawnSync(READ_ONLY[0], [...READ_ONLY.slice(1), 'true']).status === 0

it.runIf(IS_POSSIBLE)('a server runs where it can write nothing, and ends in order', async () => {
  const server = startProcess(
    { PAIPU_STORE: ':memory:', PAIPU_PORT: '0', PAIPU_TABLES: 'wanzhou', PAIPU_PACE_MS: '1', PAIPU_DELAY_SECONDS: '0' },
    READ_ONLY,
  )
  const url = await server.url
  const isPlayed = async (): Promise<boolean> =>
    (await ask(url, '{ deals(first: 1) { deals { table } } }')).data.deals.deals[0]?.table !== null
  await expect.poll(isPlayed, { timeout: 60_000 }).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
})
