import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './part.ts'

const run = promisify(execFile)

/** Runs Paipu's command line from the repository's root; answers what it wrote. Rejects when it fails. */
export async function paipu(...args: readonly string[]): Promise<string> {
  const node = join(ROOT, 'node_modules/.bin/node')
  const { stdout } = await run(node, ['apps/cli/src/main.mjs', ...args], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
