import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** A program at work in a process of its own. */
export interface Running {
  readonly child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** The first match in what it writes; rejects when it ends without one. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** Fulfilled when it has ended, however that came. */
  readonly gone: Promise<void>
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

const alive = new Set<ChildProcess>()
process.on('exit', () => alive.forEach((child) => child.kill()))
// Whoever is told to stop takes what it started along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts Node with a script and its arguments; it ends with this process at the latest. */
export function startScript(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  return start(process.execPath, args, env)
}

/** Starts any program. */
export function start(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(file, args, { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', ...env } })
  alive.add(child)
  let output = ''
  const waiting = new Set<() => void>()
  const gone = endOf(child, () => waiting.forEach((look) => look()))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString()
      waiting.forEach((look) => look())
    })
  }
  return {
    child,
    output: () => output,
    gone,
    said(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
      const look = (): void => {
        const match = pattern.exec(output)
        if (match !== null) resolve(match)
        else if (!alive.has(child)) reject(new Error(`${file} ${args.join(' ')} ended: ${output}`))
        else return
        waiting.delete(look)
      }
      waiting.add(look)
      look()
      return promise
    },
    async end(signal) {
      child.kill(signal)
      await gone
    },
  }
}

/** The memory of a program now, bytes (Linux). */
export function residentBytes({ child }: Running): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}

async function endOf(child: ChildProcess, tell: () => void): Promise<void> {
  await once(child, 'close')
  alive.delete(child)
  tell()
}
