import { speechOf, type Said } from './speech.ts'
import { openWire, type Wire } from './wire.ts'

/** How a spectator behaves. */
export type Manner = 'steady' | 'stalled' | 'reconnecting'

/** What all spectators of a crowd are counted in. */
export interface Tally {
  /** Messages with moments that became visible while they watched. */
  deliveries: number
  /** Frames that came, or that a snapshot covered. */
  frames: number
  /** Frames that came before or after their turn, and those that never came. */
  faults: number
  snapshots: number
  reconnects: number
  closed: number
  /** How many messages took so many milliseconds from their visible moment on; the last counts all that took longer. */
  readonly waits: Uint32Array
}

/** Makes an empty tally. */
export function newTally(): Tally {
  return { deliveries: 0, frames: 0, faults: 0, snapshots: 0, reconnects: 0, closed: 0, waits: new Uint32Array(20_001) }
}

/** What a crowd is given to watch. */
export interface Watched {
  /** The host's name. */
  readonly host: string
  readonly port: number
  readonly table: string
  readonly delayMs: number
}

/** Someone who watches a table. */
export interface Spectator {
  readonly manner: Manner
  readonly table: string
  /** From now on what comes is counted. */
  count(): void
  /** A stalled one stops reading, a reconnecting one goes and comes back with its cursor. */
  misbehave(): void
  /** A stalled one reads again. */
  resume(): void
  /** The deal and the frame that it has come to. */
  at(): { readonly deal: string | null; readonly ply: number }
}

/** The wire of someone who has none. */
const GONE: Wire = { send: () => {}, pause: () => {}, resume: () => {}, destroy: () => {} }

/** Opens a spectator; `ready` is called when its first snapshot is there. */
export function openSpectator(
  { host, port, table, delayMs }: Watched,
  number: number,
  manner: Manner,
  tally: Tally,
  ready: () => void,
): Spectator {
  const localAddress = `127.0.0.${2 + (number % 200)}`
  const operation = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const speech = speechOf(host)
  let wire = GONE
  let deal: string | null = null
  let ply = -1
  let cursor: string | null = null
  let counting = false
  let fresh = true

  function open(): void {
    fresh = true
    const own = openWire(port, localAddress, speech, {
      open: () => speech.hello !== null && wire.send(speech.hello),
      message: receive,
      closed() {
        if (own === wire) tally.closed++
      },
    })
    wire = own
  }

  /** Whoever goes by itself was not ended by the server. */
  function leave(): void {
    const own = wire
    wire = GONE
    own.destroy()
  }

  function receive(bytes: Buffer): void {
    const text = bytes.toString('latin1', 0, Math.min(bytes.length, speech.look))
    if (!speech.isUpdate(text)) {
      const answer = speech.answer(text, { operation, table, cursor })
      return answer === null ? undefined : wire.send(answer)
    }
    const isFirst = fresh
    fresh = false
    const said = speech.read(text)
    cursor = said?.cursor ?? 'start'
    if (said !== null) take(said, isFirst, speech.isWhole(text))
    if (isFirst) ready()
  }

  function take(said: Said, isFirst: boolean, isSnapshot: boolean): void {
    const { firstPly, time } = said
    if (counting) {
      if (isSnapshot) tally.snapshots++
      else if (said.deal !== deal || (firstPly !== null && firstPly !== ply + 1)) tally.faults++
      tally.frames += said.deal === deal ? said.ply - ply : said.ply + 1
      if (!isFirst) {
        tally.deliveries++
        if (time !== null && manner !== 'stalled') wait(time)
      }
    }
    deal = said.deal
    ply = said.ply
  }

  function wait(time: number): void {
    const slot = Math.max(0, Math.min(tally.waits.length - 1, Date.now() - time - delayMs))
    tally.waits[slot]!++
  }

  open()
  return {
    manner,
    table,
    count() {
      counting = true
    },
    misbehave() {
      if (manner === 'stalled') wire.pause()
      if (manner !== 'reconnecting') return
      tally.reconnects++
      leave()
      open()
    },
    resume: () => wire.resume(),
    at: () => ({ deal, ply }),
  }
}
