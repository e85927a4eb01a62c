import { isStoreError } from '@paipu/event-store'
import { PublicError } from '../errors/public-error.ts'
import type { Clock } from '../time/clock.ts'
import type { Act } from './acts.ts'
import { isLeaseLost } from './lease.ts'
import type { TableRuntime } from './runtime.ts'
import { makeSerial } from './serial.ts'

/** Told of what goes wrong at a table. */
export interface PlayerListener {
  /** The store is away, or somebody else has written; the table is taken up from its streams again after the wait. */
  onRetry(error: unknown, waitMs: number): void
  /** The table is stopped for good. */
  onFailed(error: unknown): void
  /** Another server hosts the table now; this player is over. */
  onLost(): void
  /** The table has closed; this player is over. */
  onClosed(): void
}

/** Plays a table in time. */
export interface TablePlayer {
  /** Takes the table up from its streams and plays on. */
  start(): Promise<void>
  /** Takes what a player from outside says; fulfilled once it is stored. Rejects as `checkAct` throws, and `NOT_READY`. */
  act(act: Act): Promise<void>
  /** Somebody else has stored something: the table's stream goes on to a revision. */
  wake(revision: number): void
  /** Takes no further decision and gives the table up; fulfilled once nothing is being stored any more. */
  stop(): Promise<void>
  failed(): boolean
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Makes the player of a table: everything happens in one queue, and its time comes from the clock. */
export function makePlayer(runtime: TableRuntime, clock: Clock, listener: PlayerListener): TablePlayer {
  const queue = makeSerial()
  let callOff: () => void = () => {}
  let stopped = false
  /** Whether the runtime stands where the streams do, as far as it knows. */
  let takenUp = false
  let hasFailed = false
  let failures = 0

  /** Waits for what comes next and does it, then again. */
  function goOn(): void {
    if (stopped || !takenUp) return
    const next = runtime.next()
    if (next === null) {
      stopped = true
      return listener.onClosed()
    }
    wait(Math.max(0, next.at - runtime.now()), doNext)
  }

  async function doNext(): Promise<void> {
    const next = runtime.next()
    if (next === null || next.at > runtime.now()) return
    await next.act()
    failures = 0
  }

  function takeUp(): Promise<void> {
    return attempt(rebuild)
  }

  async function rebuild(): Promise<void> {
    await runtime.rebuild()
    takenUp = true
  }

  /** Where somebody else has written, the streams are read again, and it is looked at once more. */
  async function takeAct(act: Act): Promise<void> {
    if (stopped || !takenUp) throw new PublicError('NOT_READY', 'the table can not take this now')
    try {
      await runtime.act(act).catch(async (error: unknown) => {
        if (!isStoreError(error, 'wrong-expected-revision')) throw error
        await rebuild()
        await runtime.act(act)
      })
    } catch (error) {
      if (error instanceof PublicError) throw error
      recover(error)
      throw new PublicError('NOT_READY', 'it is not known whether this was stored: send it again')
    }
    goOn()
  }

  function wait(ms: number, task: () => Promise<void>): void {
    callOff()
    callOff = clock.after(ms, () => void attempt(task))
  }

  function attempt(task: () => Promise<void>): Promise<void> {
    return queue.run(async () => {
      if (stopped) return
      try {
        await task()
        goOn()
      } catch (error) {
        recover(error)
      }
    })
  }

  /** After an append of which it is not known whether it was stored, only the streams tell where the table is. */
  function recover(error: unknown): void {
    takenUp = false
    if (stopped || isStoreError(error, 'closed')) return
    if (isLeaseLost(error)) {
      stopped = true
      return listener.onLost()
    }
    if (!isPassing(error)) {
      stopped = true
      hasFailed = true
      return listener.onFailed(error)
    }
    const waitMs = isStoreError(error, 'wrong-expected-revision') && failures === 0 ? 0 : longerEachTime(failures)
    failures++
    listener.onRetry(error, waitMs)
    callOff()
    callOff = clock.after(waitMs, () => void takeUp())
  }

  return {
    start: takeUp,
    act: (act) => queue.run(() => takeAct(act)),
    wake(revision) {
      void attempt(async () => {
        if (takenUp && runtime.revision() < revision) await rebuild()
      })
    },
    async stop() {
      stopped = true
      callOff()
      await queue.idle()
      // Without it the others wait a little longer.
      if (!hasFailed) await runtime.release().catch(() => {})
    },
    failed: () => hasFailed,
  }
}

function longerEachTime(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures)
}

/** A stream that is not where it was expected was written by someone else: its new end says how to go on. */
function isPassing(error: unknown): boolean {
  return (['unavailable', 'timed-out', 'wrong-expected-revision'] as const).some((code) => isStoreError(error, code))
}
