import { SingleBar } from 'cli-progress'

/** Shows how far the crash test is. */
export interface Progress {
  step(text: string): void
  stop(): void
}

/** A bar on standard error while a person watches; else a line a step. */
export function startProgress(total: number): Progress {
  if (!process.stderr.isTTY) return { step: (text) => console.error(text), stop: () => undefined }
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    format: '{bar} {value}/{total}  {text}',
  })
  bar.start(total, 0, { text: '' })
  return { step: (text) => bar.increment(1, { text }), stop: () => bar.stop() }
}
