import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { builtServer } from './built-server.ts'

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

/** Starts the server as `npm run build` makes it; `before` is a command that is given the server's own, and runs it in its place. */
export function startProcess(env: Readonly<Record<string, string>>, before: readonly string[] = []): ServerProcess {
  const server = builtServer()
  const [file = process.execPath, ...args] = [...before, process.execPath, server.program]
  const child = spawn(file, args, { env: { ...server.env, ...env, PATH: process.env['PATH'] ?? '' } })
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
