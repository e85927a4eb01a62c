import { watchTable, NOWHERE, type Place, type Spectator, type Watching } from './spectator.ts'

/** A table to watch, and as whom. */
export interface Watchable {
  readonly table: string
  readonly viewers: readonly string[]
}

/** Many who watch, come and go. */
export interface Crowd {
  /** How many have come, have come back to where they were, and were left by a server that was killed. */
  readonly tally: { came: number; cameBack: number; cutOff: number }
  watching(): number
  leave(): void
}

interface Options {
  readonly size: number
  readonly staySeconds: number
  readonly tables: readonly Watchable[]
  /** The port of a server to go to. */
  readonly port: () => number
  readonly watching: Watching
}

/** How many loopback addresses they come from: each has its own limits at the server. */
const ADDRESSES = 200
/** How many come in a second at the beginning. */
const FIRST_A_SECOND = 200
/** The longest that somebody stays away who comes back, and that one waits whose server is gone, milliseconds. */
const AWAY_MS = 15_000
const AGAIN_MS = 1_500
/** Of those who go, so many come back to where they were. */
const COME_BACK = 0.3

/** Opens a crowd that keeps its size. */
export function openCrowd({ size, staySeconds, tables, port, watching }: Options): Crowd {
  const tally = { came: 0, cameBack: 0, cutOff: 0 }
  const open = new Set<Spectator>()
  const timers = new Set<NodeJS.Timeout>()
  let over = false

  function later(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
    return timer
  }

  /** Somebody new at a table by chance. */
  function come(seat: number): void {
    const { table, viewers } = tables[Math.floor(Math.random() * tables.length)]!
    tally.came++
    sit(seat, { table, viewer: viewers[Math.floor(Math.random() * viewers.length)]! }, NOWHERE, stay())
  }

  function stay(): number {
    return -Math.log(1 - Math.random()) * staySeconds * 1000
  }

  function sit(
    seat: number,
    at: { readonly table: string; readonly viewer: string },
    from: Place,
    stayMs: number,
  ): void {
    if (over) return
    const until = Date.now() + stayMs
    const localAddress = `127.0.0.${2 + (seat % ADDRESSES)}`
    const spectator = watchTable({ port: port(), localAddress }, at, from, watching, () => {
      tally.cutOff++
      open.delete(spectator)
      clearTimeout(going)
      timers.delete(going)
      later(Math.random() * AGAIN_MS, () => sit(seat, at, spectator.place(), Math.max(0, until - Date.now())))
    })
    open.add(spectator)
    const going = later(stayMs, () => {
      spectator.leave()
      open.delete(spectator)
      if (Math.random() >= COME_BACK) return come(seat)
      tally.cameBack++
      later(Math.random() * AWAY_MS, () => sit(seat, at, spectator.place(), stay()))
    })
  }

  for (let seat = 0; seat < size; seat++) later((seat * 1000) / FIRST_A_SECOND, () => come(seat))
  return {
    tally,
    watching: () => open.size,
    leave() {
      over = true
      for (const timer of timers) clearTimeout(timer)
      for (const spectator of open) spectator.leave()
    },
  }
}
