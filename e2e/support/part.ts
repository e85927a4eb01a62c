import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
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

/** How to start a part, and the address that answers once it has started. */
export interface PartCommand {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly answersAt: string
}

/** Process groups that run. When this process ends before it could stop them, they end with it. */
const groups = new Set<number>()

process.on('exit', () => {
  for (const group of groups) signal(group, 'SIGKILL')
})
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

/** Starts a part in a process group of its own and waits until it answers. Rejects with what it wrote if it does not. */
export async function startPart({ name, command, args, env, answersAt }: PartCommand): Promise<Part> {
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = outputOf(child)
  const part = partOf(child)
  try {
    await until(`${name} to answer at ${answersAt}`, () => answers(child, answersAt), START_MS)
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
  const group = child.pid
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  if (group !== undefined) groups.add(group)
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (group === undefined || !groups.has(group)) return
    signal(group, name)
    const force = setTimeout(() => signal(group, 'SIGKILL'), STOP_MS)
    await gone
    clearTimeout(force)
    groups.delete(group)
  }
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('it has ended')
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
