import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What a finished command gave: its exit code and all it wrote. */
export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a command of the workspace (`node_modules/.bin` comes first) in a folder below the root, and waits for its end. */
export function run(
  command: string,
  args: readonly string[],
  folder = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT + folder,
      env: {
        ...process.env,
        ...env,
        PATH: `${ROOT}node_modules/.bin:${process.env['PATH']}`,
        // A command begins in two thirds of the time where compiled code is kept, and tests begin some hundreds.
        NODE_COMPILE_CACHE: `${ROOT}node_modules/.cache/paipu`,
        NX_DAEMON: 'false',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
