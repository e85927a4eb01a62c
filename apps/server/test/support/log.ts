import { Writable } from 'node:stream'
import { PinoLogger } from 'nestjs-pino'
import { pino } from 'pino'

/** A log that nobody reads. */
export const silentLog = (): PinoLogger => new PinoLogger({ pinoHttp: { level: 'silent' } })

/** A log whose lines are kept, from `info` on. */
export function keptLog(): { readonly log: PinoLogger; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  // Those that are made in one process write to where the first of them does.
  const log = Object.defineProperty(silentLog(), 'logger', { value: pino({ level: 'info' }, sink) })
  return { log, lines }
}
