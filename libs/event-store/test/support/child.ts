import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'

/** A program of this folder at work in its own process. */
export interface Child {
  /** Its next line; `undefined` once there is none. */
  line(): Promise<string | undefined>
  /** Ends it at once, as the kernel would; resolves when it is gone. */
  kill(): Promise<void>
  /** Lets it go on by ending its input; resolves with its exit code. */
  finish(): Promise<number | null>
}

/** Starts a program; where there is a `preparation`, a shell does that first. */
export function startChild(program: string, args: readonly string[], preparation?: string): Child {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const child =
    preparation === undefined
      ? spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
      : spawn('sh', ['-c', `${preparation}; exec "$0" "$@"`, process.execPath, file, ...args], {
          stdio: ['pipe', 'pipe', 'inherit'],
        })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const gone = exitOf(child)
  return {
    async line() {
      const { value, done } = await lines.next()
      return done === true ? undefined : value
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    finish() {
      child.stdin.end()
      return gone
    },
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}
