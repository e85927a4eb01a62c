/** A failure that the user can act on: one line for standard error, and how the command ends. */
export interface CliFailure extends Error {
  readonly name: 'CliFailure'
  readonly exitCode: ExitCode
}

/** 0 all is well; 1 something in the input was refused; 2 the command, a flag, a hand or a record can't be read. */
export type ExitCode = 0 | 1 | 2

/** The command can't be carried out as it was given: exit code 2. */
export function unusable(message: string): CliFailure {
  return failure(message, 2)
}

/** A file or folder can't be written, and why the system says so: exit code 2. */
export function unwritable(path: string, error: unknown): CliFailure {
  return unusable(`${path} can't be written: ${systemCode(error) ?? String(error)}`)
}

/** What was asked for is refused: exit code 1. */
export function refused(message: string): CliFailure {
  return failure(message, 1)
}

function failure(message: string, exitCode: ExitCode): CliFailure {
  return Object.assign(new Error(message), { name: 'CliFailure', exitCode } as const)
}

/** Whether something caught is a {@link CliFailure}. */
export function isCliFailure(error: unknown): error is CliFailure {
  return error instanceof Error && error.name === 'CliFailure'
}

/** The code of a system error such as `ENOENT`, or `null`. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return typeof code === 'string' ? code : null
}

/** Whether the system refused something, such as a write to a full disk: its message says what, and no more is to know. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'
}
