import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const env = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env['PATH']}`,
  NX_DAEMON: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Starts a part of the product; its output goes where `output` says. */
export function start(
  command: string,
  args: readonly string[],
  folder: string,
  extra: Readonly<Record<string, string>>,
  output: 'inherit' | 'ignore',
): ChildProcess {
  return spawn(command, args, { cwd: ROOT + folder, env: { ...env, ...extra }, stdio: ['ignore', output, 'inherit'] })
}

/** Runs a command to its end; resolves with its exit code and what it wrote. */
export function finish(
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Waits until an address answers with success, or until `given up` says why not. */
export async function answers(url: string, givenUp: () => string | null): Promise<string | null> {
  for (;;) {
    const why = givenUp()
    if (why !== null) return why
    if (await isUp(url)) return null
    await sleep(200)
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/** Stops a process kindly, and after ten seconds for good. Resolves when it is gone. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
