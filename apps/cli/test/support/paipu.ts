import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const ROOT = join(import.meta.dirname, '../../../..')
const MAIN = join(ROOT, 'apps/cli/src/main.mjs')

/** How a command ended, and what it wrote. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the real command line as a child process in the repository's root. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: ROOT, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Runs a command to its end. */
export async function paipu(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const child = start(args, env)
  // A command may end before it has read all of its input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

/** A folder that is gone when the test ends. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'paipu-cli-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The lines of a text that ends with a line break, or of none. */
export function linesOf(output: string): string[] {
  return output === '' ? [] : output.trimEnd().split('\n')
}

/** A golden deal's file. */
export function goldenFile(name: string): string {
  return join(ROOT, 'fixtures/deals', `${name}.jsonl`)
}
