import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** One for each worker, so that nothing is built while it is being loaded. */
const BUILT = `${ROOT}test-artefacts/worker-${process.env['VITEST_POOL_ID'] ?? process.pid}`

/** Builds the server as `npm run build` does, into a folder of the tests' own. */
export function build(): void {
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

export function startProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [`${BUILT}/main.js`], { env: { ...env, PATH: process.env['PATH'] ?? '' } })
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
