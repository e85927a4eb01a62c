import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** One for each process, so that nothing is built while another loads it. */
const BUILT = `${ROOT}test-artefacts/tests-${process.pid}`

/** Has the tests of this file run the server as `npm run build` makes it, in a folder of their own. */
export function useBuiltServer(): void {
  beforeAll(build)
  afterAll(() => rmSync(BUILT, { recursive: true, force: true }))
}

function build(): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', BUILT], { cwd: ROOT, stdio: 'inherit' })
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Its address, once it listens. */
  readonly url: Promise<string>
  /** Sends a signal and waits for the end; answers the exit status, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
  /** Waits for the end. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Starts the built server; `before` is a command that is given the server's own, and runs it in its place. */
export function startProcess(env: Readonly<Record<string, string>>, before: readonly string[] = []): ServerProcess {
  const [file = process.execPath, ...args] = [...before, process.execPath, `${BUILT}/main.js`]
  // What it compiles is kept by path, and its path is never the same again.
  const child = spawn(file, args, {
    env: { NODE_DISABLE_COMPILE_CACHE: '1', ...env, PATH: process.env['PATH'] ?? '' },
  })
  let output = ''
  const url = Promise.withResolvers<string>()
  const ended = once(child, 'exit').then(([code, signal]) => {
    url.reject(new Error(`the server ended: ${output}`))
    return (code ?? signal) as number | NodeJS.Signals | null
  })
  url.promise.catch(() => {})
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += String(data)
      const found = /Paipu server: (\S+)\/graphql/.exec(output)
      if (found) url.resolve(found[1]!)
    })
  }
  return {
    child,
    output: () => output,
    url: url.promise,
    ended,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
