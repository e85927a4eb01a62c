import { SingleBar } from 'cli-progress'

/** A bar for a long run: how much of `total` is done, with a line of text beside it. */
export interface Progress {
  show(done: number, total: number, text: string): void
  stop(): void
}

/** A bar on standard error while a person watches; nothing where it is no terminal. */
export function startProgress(): Progress {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    format: '{bar} {percentage}%  {value}/{total}  {text}',
  })
  bar.start(1, 0, { text: '' })
  return {
    show(done, total, text) {
      bar.setTotal(total)
      bar.update(done, { text })
    },
    stop: () => bar.stop(),
  }
}
