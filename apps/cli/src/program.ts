import { Command, CommanderError } from 'commander'
import { isStoreError } from '@paipu/event-store'
import { addConvert } from './convert.ts'
import { addExport } from './export/command.ts'
import { addHands } from './hands/command.ts'
import { addImport } from './import.ts'
import { addRebuild } from './rebuild/command.ts'
import { addOpen } from './open.ts'
import { addReplay } from './replay.ts'
import { addScore } from './score/command.ts'
import { addSimulate } from './simulate.ts'
import { addSit } from './sit/command.ts'
import { addStore } from './store.ts'
import { isCliFailure, isSystemError, systemCode, type ExitCode } from './support/failure.ts'
import { addValidate } from './validate.ts'
import { addVerify } from './verify.ts'

const program = new Command('paipu')
  .description('Sichuan-family mahjong: score hands, play, store, replay, check and export deals.')
  .helpCommand('help [command]', 'show the help of a command')
  .showSuggestionAfterError(false)
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(`paipu: ${text.replace(/^error: /, '').trim()}\n`) })
  .addHelpText(
    'after',
    '\nWithout a command this help is shown, exit code 0.\n' +
      'Exit codes: 0 fine; 1 something in the input was refused; 2 the command, a hand or a record can’t be read.',
  )

for (const add of [
  addScore,
  addHands,
  addSimulate,
  addImport,
  addExport,
  addConvert,
  addValidate,
  addReplay,
  addOpen,
  addSit,
  addVerify,
  addStore,
  addRebuild,
])
  add(program)

/** Runs the command that the process was called with; sets its exit code. */
export async function run(): Promise<void> {
  // Whoever reads our output may stop early (`| head`): that is no failure.
  process.stdout.on('error', (error) => {
    const code = systemCode(error)
    process.exit(code === 'EPIPE' ? 0 : say(`standard output can't be written: ${code ?? error.message}`, 2))
  })
  try {
    if (process.argv.length <= 2) program.outputHelp()
    else await program.parseAsync()
  } catch (error) {
    process.exitCode = report(error)
  }
}

/** Says on standard error what went wrong; answers how the command ends. */
function report(error: unknown): ExitCode {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (isCliFailure(error)) return say(error.message, error.exitCode)
  if (isStoreError(error)) return say(error.message, error.code === 'bad-argument' ? 2 : 1)
  if (isSystemError(error)) return say(error.message, 1)
  return say(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}

function say(message: string, exitCode: ExitCode): ExitCode {
  process.stderr.write(`paipu: ${message}\n`)
  return exitCode
}
