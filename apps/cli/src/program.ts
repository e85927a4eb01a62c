import { Command, CommanderError } from 'commander'
import { isStoreError } from '@paipu/event-store'
import { isCliFailure, isSystemError, systemCode, type ExitCode } from './support/failure.ts'

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

/** What adds each command to the program, in the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  score: async () => (await import('./score/command.ts')).addScore,
  hands: async () => (await import('./hands/command.ts')).addHands,
  simulate: async () => (await import('./simulate.ts')).addSimulate,
  import: async () => (await import('./import/command.ts')).addImport,
  export: async () => (await import('./export/command.ts')).addExport,
  convert: async () => (await import('./convert.ts')).addConvert,
  validate: async () => (await import('./validate.ts')).addValidate,
  replay: async () => (await import('./replay.ts')).addReplay,
  open: async () => (await import('./open.ts')).addOpen,
  sit: async () => (await import('./sit/command.ts')).addSit,
  verify: async () => (await import('./verify.ts')).addVerify,
  store: async () => (await import('./store.ts')).addStore,
  rebuild: async () => (await import('./rebuild/command.ts')).addRebuild,
}

/** Adds the command that was asked for, or all of them for who has to be shown what there is: loading one takes half the time. */
async function addCommands(): Promise<void> {
  const asked = process.argv[2] ?? ''
  const wanted = Object.hasOwn(COMMANDS, asked) ? [COMMANDS[asked]!] : Object.values(COMMANDS)
  const adds = await Promise.all(wanted.map((load) => load()))
  for (const add of adds) add(program)
}

/** Runs the command that the process was called with; sets its exit code. */
export async function run(): Promise<void> {
  // Whoever reads our output may stop early (`| head`): that is no failure.
  process.stdout.on('error', (error) => {
    const code = systemCode(error)
    process.exit(code === 'EPIPE' ? 0 : say(`standard output can't be written: ${code ?? error.message}`, 2))
  })
  try {
    await addCommands()
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
