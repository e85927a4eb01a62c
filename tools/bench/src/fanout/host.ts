import type { HostOrder, HostReport } from './messages.ts'

/** Milliseconds of processor time so far, and resident bytes now. */
export interface Used {
  readonly cpuMs: number
  readonly rss: number
}

function usedHere(): Used {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() }
}

/** What a process that serves tables does when it is told to. */
export interface Host {
  readonly port: number
  readonly tables: readonly string[]
  /** From a moment to when it is visible, milliseconds. */
  readonly delayMs: number
  show(): void
  /** What it uses now, where that is not this process. */
  readonly used?: () => Used
  stop(): Promise<Extract<HostReport, { did: 'stop' }>>
}

/** Serves until the process that started this one is gone. */
export function serve(host: Host): void {
  const report = (done: HostReport): void => void process.send!(done)
  let peakRss = 0
  const look = (): Used => {
    const used = (host.used ?? usedHere)()
    peakRss = Math.max(peakRss, used.rss)
    return used
  }
  setInterval(look, 200)
  process.on('message', (order: HostOrder) => {
    if (order.do === 'show') {
      host.show()
      report({ did: 'show' })
    } else if (order.do === 'usage') {
      const { cpuMs } = look()
      report({ did: 'usage', usage: { cpuMs, peakRss, at: Date.now() } })
    } else void host.stop().then(report)
  })
  process.on('disconnect', () => process.exit(0))
  const { port, tables, delayMs } = host
  report({ did: 'open', port, tables, delayMs })
}
