import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { unwritable } from './failure.ts'

/** Where results go. Each write waits for the one before, so that a slow reader holds back the writer. */
export interface Output {
  write(text: string): Promise<void>
  /** Everything is written: a file appears under its name only now. */
  close(): Promise<void>
  /** Something went wrong: a file does not appear. */
  abandon(): void
}

/** Standard output. */
export const STDOUT: Output = {
  write: (text) => writeTo(process.stdout, text),
  close: async () => undefined,
  abandon: () => undefined,
}

/** A file, or standard output where no file is named. */
export function openOutput(file: string | undefined): Promise<Output> {
  return file === undefined ? Promise.resolve(STDOUT) : openFile(file)
}

/** A file is written as `FILE.part` and gets its name once it is whole, so that an interrupted one never looks whole. */
async function openFile(file: string): Promise<Output> {
  const part = isRegular(file) ? `${file}.part` : file
  const stream = createWriteStream(part, { flush: part !== file })
  try {
    await once(stream, 'open')
  } catch (error) {
    throw unwritable(file, error)
  }
  // Each write tells its own caller; a stream that nobody listens to would end the process.
  stream.on('error', () => undefined)
  return {
    write: (text) =>
      writeTo(stream, text).catch((error: unknown) => {
        throw unwritable(file, error)
      }),
    async close() {
      stream.end()
      await finished(stream).catch((error: unknown) => {
        throw unwritable(file, error)
      })
      if (part !== file) renameSync(part, file)
    },
    abandon() {
      stream.destroy()
      if (part !== file) rmSync(part, { force: true })
    },
  }
}

/** Whether a file is, or would be, a regular one; a device such as /dev/null is written as it is. */
function isRegular(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
}

/** Runs what writes to an output, and closes or abandons it. */
export async function writingTo<T>(output: Output, use: (output: Output) => Promise<T>): Promise<T> {
  try {
    const result = await use(output)
    await output.close()
    return result
  } catch (error) {
    output.abandon()
    throw error
  }
}

function writeTo(stream: Writable, text: string): Promise<void> {
  if (text === '') return Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  stream.write(text, (error) => (error ? reject(error) : resolve()))
  return promise
}
