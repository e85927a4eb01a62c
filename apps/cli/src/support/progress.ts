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
    format: `{bar} {percentage}%  {value}/{total} ${unit}  {rate} ${unit}/s  {eta_formatted} left`,
  })
  const began = performance.now()
  let done = 0
  bar.start(total, 0, { rate: 0 })
  return {
    advance(by) {
      done += by
      bar.increment(by, { rate: Math.round((done * 1000) / Math.max(1, performance.now() - began)) })
    },
    stop: () => bar.stop(),
  }
}
