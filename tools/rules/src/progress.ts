import { SingleBar } from 'cli-progress'

/** A bar for a long run: how much of `total` is done, with a line of text beside it. */
export interface Progress {
  show(done: number, total: number, text: string): void
  /** Writes lines to standard output; the bar goes out of their way. */
  print(lines: string): void
  stop(): void
}

/** A bar on standard error while a person watches; lines alone where it is no terminal. */
export function startProgress(): Progress {
  const print = (lines: string): void => console.log(lines)
  if (!process.stderr.isTTY) return { show: () => undefined, print, stop: () => undefined }
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    format: '{bar} {percentage}%  {value}/{total}  {text}',
  })
  return {
    show(done, total, text) {
      if (!bar.isActive) bar.start(total, done, { text })
      bar.setTotal(total)
      bar.update(done, { text })
    },
    print(lines) {
      bar.stop()
      print(lines)
    },
    stop: () => bar.stop(),
  }
}
