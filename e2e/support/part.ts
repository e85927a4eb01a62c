import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { until } from './until.ts'

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** The longest that a part may take to answer, or to stop by itself, milliseconds. */
const START_MS = 90_000
const STOP_MS = 15_000

/** A running part of the product. */
export interface Part {
  isRunning(): boolean
  /** Stops it kindly, as a service manager does; resolves when it is gone. */
  stop(): Promise<void>
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
}

/** How to start a part, what it writes once it listens, and the address that then answers. */
export interface PartCommand {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly says: string
  readonly answersAt: string
}

/**
 * Runs a command for as long as the pipe on the standard input is open: when this process ends, however that comes, so does
 * the whole process group.
 */
const LEASH = 'exec 3<&0; (read -r _ <&3; kill -KILL 0) >/dev/null 2>&1 & "$@" 3<&- & wait $!'

/** Starts a part in a process group of its own and waits until it answers. Rejects with what it wrote if it does not. */
export async function startPart({ name, command, args, env, says, answersAt }: PartCommand): Promise<Part> {
  const child = spawn('sh', ['-c', LEASH, 'sh', command, ...args], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const written = outputOf(child)
  const part = partOf(child)
  try {
    await until(
      `${name} to answer at ${answersAt}`,
      () => answers(child, () => written().includes(says), answersAt),
      START_MS,
    )
  } catch (error) {
    await part.kill()
    throw new Error(`${(error as Error).message}\n${name} wrote:\n${written()}`, { cause: error })
  }
  return part
}

function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
    })
  }
  child.on('error', (error) => (output += error.message))
  return () => output
}

function partOf(child: ChildProcess): Part {
  let over = child.pid === undefined
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => child.stdin?.end())
    // Once nobody of the group writes any more: the shell may go before the part that it started.
    child.once('close', () => {
      over = true
      resolve()
    })
  })
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (over) return
    signal(child.pid!, name)
    const force = setTimeout(() => signal(child.pid!, 'SIGKILL'), STOP_MS)
    await gone
    clearTimeout(force)
  }
  return { isRunning: () => !over, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether it answers itself, not another one that was given the same port. */
async function answers(child: ChildProcess, listens: () => boolean, url: string): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('it has ended')
  if (!listens()) return false
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}
