import { createReadStream } from 'node:fs'
import { systemCode, unusable } from '../support/failure.ts'
import { lineBatches } from '../support/lines.ts'
import { STDOUT } from '../support/output.ts'
import type { Read } from './fault.ts'
import { answerLine } from './line.ts'

/**
 * Answers JSON Lines from a file or standard input on standard output, line by line, each batch as soon as it has come. A
 * line that is refused gets its error and the command goes on; it ends with exit code 1 then.
 */
export async function answerStream(file: string | undefined, answer: (value: unknown) => Read<object>): Promise<void> {
  let number = 0
  for await (const lines of lineBatches(bytesOf(file))) {
    let answers = ''
    for (const line of lines) {
      const { ok, json } = answerLine(line, ++number, answer)
      if (!ok) process.exitCode = 1
      answers += `${json}\n`
    }
    await STDOUT.write(answers)
  }
}

async function* bytesOf(file: string | undefined): AsyncGenerator<Uint8Array> {
  if (file === undefined) return yield* process.stdin
  try {
    yield* createReadStream(file)
  } catch (error) {
    throw unusable(`${file} can't be read: ${systemCode(error) ?? String(error)}`)
  }
}
