import { createReadStream } from 'node:fs'
import { systemCode, unusable } from '../support/failure.ts'
import { lineBatches } from '../support/lines.ts'
import { STDOUT } from '../support/output.ts'
import { answerLine, type LineAnswers } from './line.ts'

/**
 * Answers JSON Lines from a file or standard input on standard output, line by line, each batch as soon as it has come. A
 * line that is refused gets its error and the command goes on; it ends with exit code 1 then.
 */
export async function answerStream(file: string | undefined, answers: LineAnswers): Promise<void> {
  let number = 0
  for await (const lines of lineBatches(bytesOf(file))) {
    let text = ''
    for (const line of lines) {
      const { ok, json } = answerLine(line, ++number, answers)
      if (!ok) process.exitCode = 1
      text += `${json}\n`
    }
    await STDOUT.write(text)
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
