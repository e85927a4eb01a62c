import { SingleBar } from 'cli-progress'

/** Shows how far a long work is. */
export interface Progress {
  /** So much more of the total is done. */
  advance(by: number): void
  stop(): void
}

const SILENT: Progress = { advance: () => undefined, stop: () => undefined }

/**
 * A bar on standard error while a person watches. Nothing where standard error is no terminal, or where records go to
 * the same terminal.
 */
export function startProgress(total: number, unit: string, recordsOnStdout: boolean): Progress {
  if (!process.stderr.isTTY || (recordsOnStdout && process.stdout.isTTY)) return SILENT
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    format: `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`,
  })
  bar.start(total, 0)
  return { advance: (by) => bar.increment(by), stop: () => bar.stop() }
}
