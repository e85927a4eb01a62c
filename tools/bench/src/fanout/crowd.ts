/** A process with a crowd of spectators: opens them, lets them watch, and counts what came. */
import { setTimeout as sleep } from 'node:timers/promises'
import { newTally, openSpectator, type Manner, type Spectator } from './spectator.ts'
import type { CrowdOrder, CrowdReport, Percentiles } from './messages.ts'

/** How many connections are being opened at a time. */
const AT_A_TIME = 100
/** How often each reconnecting spectator goes, milliseconds. */
const RECONNECT_MS = 10_000
/** Everything has come when nothing came for so long, or after this at the latest, milliseconds. */
const QUIET_MS = 1_000
const LATEST_MS = 20_000

const tally = newTally()
const spectators: Spectator[] = []
const timers: NodeJS.Timeout[] = []

process.on('message', (order: CrowdOrder) => void obey(order))

async function obey(order: CrowdOrder): Promise<void> {
  switch (order.do) {
    case 'open':
      await openAll(order)
      return report({ did: 'open' })
    case 'watch':
      for (const spectator of spectators) spectator.count()
      misbehave()
      return report({ did: 'watch' })
    case 'finish':
      for (const timer of timers) clearTimeout(timer)
      for (const spectator of spectators) if (spectator.manner === 'stalled') spectator.resume()
      await quiet()
      return report({ did: 'finish', tally: { ...tally, waits: percentiles() }, places: places() })
  }
}

function report(done: CrowdReport): void {
  process.send!(done)
}

async function openAll({ host, port, tables, count, delayMs, manners }: CrowdOrder & { do: 'open' }): Promise<void> {
  let next = 0
  const openSome = async (): Promise<void> => {
    while (next < count) {
      const number = next++
      const manner = manners[number % manners.length]!
      const table = tables[number % tables.length]!
      await new Promise<void>((resolve) => {
        spectators.push(openSpectator({ host, port, table, delayMs }, number, manner, tally, resolve))
      })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, openSome))
}

/** Stalled ones stop reading at once; each reconnecting one goes and comes at its own moments. */
function misbehave(): void {
  for (const [index, spectator] of spectators.entries()) {
    const manner: Manner = spectator.manner
    if (manner === 'stalled') spectator.misbehave()
    if (manner !== 'reconnecting') continue
    const again = (): void => {
      spectator.misbehave()
      timers[index] = setTimeout(again, RECONNECT_MS)
    }
    timers[index] = setTimeout(again, ((index * 7_919) % RECONNECT_MS) + 1)
  }
}

async function quiet(): Promise<void> {
  const started = Date.now()
  for (let before = -1; tally.frames !== before && Date.now() - started < LATEST_MS;) {
    before = tally.frames
    await sleep(QUIET_MS)
  }
}

function percentiles(): Percentiles | null {
  const total = tally.waits.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const at = (share: number): number => {
    let seen = 0
    return tally.waits.findIndex((count) => (seen += count) >= total * share)
  }
  return { p50: at(0.5), p99: at(0.99) }
}

/** How many spectators of each manner and table have come to each place. */
function places(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { manner, table, at } of spectators) {
    const { deal, ply } = at()
    const place = `${manner} ${table} ${deal}:${ply}`
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}
