import type { HostOrder, HostReport } from './messages.ts'

/** What a process that serves tables does when it is told to. */
export interface Host {
  readonly port: number
  readonly tables: readonly string[]
  /** From a moment to when it is visible, milliseconds. */
  readonly delayMs: number
  show(): void
  stop(): Promise<Extract<HostReport, { did: 'stop' }>>
}

/** Serves until the process that started this one is gone. */
export function serve(host: Host): void {
  const report = (done: HostReport): void => void process.send!(done)
  let peakRss = 0
  const watchMemory = (): void => void (peakRss = Math.max(peakRss, process.memoryUsage.rss()))
  setInterval(watchMemory, 200)
  process.on('message', (order: HostOrder) => {
    if (order.do === 'show') {
      host.show()
      report({ did: 'show' })
    } else if (order.do === 'usage') {
      const { user, system } = process.cpuUsage()
      watchMemory()
      report({ did: 'usage', usage: { cpuMs: (user + system) / 1000, peakRss, at: Date.now() } })
    } else void host.stop().then(report)
  })
  process.on('disconnect', () => process.exit(0))
  const { port, tables, delayMs } = host
  report({ did: 'open', port, tables, delayMs })
}
