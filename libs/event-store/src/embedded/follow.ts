import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DropReason, type RecordedEvent, type Subscription, type SubscriptionHandlers } from '../port.ts'
import { type Page } from './reads.ts'
import { fromSqlite } from './sqlite-error.ts'
import { type Commit } from './writer.ts'

/** Where a subscription's events come from, and how far it has come. */
export interface Source {
  /** The next events. Throws when it can't go on. */
  read(): Page
  /** All events of a page are handled; answers the position to tell as a checkpoint, if one is due. */
  passed(page: Page): string | undefined
  /** Whether a commit, with everything before it handled, asks for a `read`; if not, the source steps over it. */
  concerns(commit: Commit): boolean
}

/** A subscription as its store sees it. */
export interface Follower extends Subscription {
  /** Something was committed; `undefined` when it is not known what. */
  notify(commit: Commit | undefined): void
  /** Ends it from the store's side. */
  drop(reason: DropReason): void
}

/** Hands a source's events to the handlers, from the next turn of the event loop on. `onEnd` comes before `onDropped`. */
export function follow(path: string, source: Source, handlers: SubscriptionHandlers, onEnd: () => void): Follower {
  let ended: DropReason | undefined
  let news = false
  let wakeUp: (() => void) | undefined

  function drop(reason: DropReason): void {
    ended ??= reason
    wakeUp?.()
  }

  function notify(commit: Commit | undefined): void {
    if (wakeUp === undefined) news = true
    else if (commit === undefined || source.concerns(commit)) wakeUp()
  }

  async function sleep(): Promise<void> {
    if (!news && ended === undefined) await new Promise<void>((resolve) => (wakeUp = resolve))
    wakeUp = undefined
    news = false
  }

  function read(): Page | undefined {
    try {
      return source.read()
    } catch (error) {
      drop({ kind: 'store-failed', error: fromSqlite(path, error) })
      return undefined
    }
  }

  /** Calls the handlers for a page one after the other; false when the subscription ended meanwhile. */
  async function deliver(events: readonly RecordedEvent[]): Promise<boolean> {
    for (const event of events) {
      if (ended !== undefined) return false
      const handling = handlers.onEvent(event)
      if (handling !== undefined) await handling
    }
    return ended === undefined
  }

  /** Goes through the pages until the subscription ends. */
  async function run(): Promise<void> {
    let live = false
    for (let page = read(); page !== undefined; page = read()) {
      if (!(await deliver(page.events))) return
      const checkpoint = source.passed(page)
      if (checkpoint !== undefined && ended === undefined) await handlers.onCheckpoint?.(checkpoint)
      if (page.last && !live && ended === undefined) await handlers.onCaughtUp?.()
      live = page.last
      await (live ? sleep() : nextTurn())
      if (ended !== undefined) return
    }
  }

  async function start(): Promise<void> {
    await nextTurn()
    try {
      if (ended === undefined) await run()
    } catch (error) {
      drop({ kind: 'handler-failed', error })
    }
    onEnd()
    handlers.onDropped?.(ended!)
  }

  void start()
  return { notify, drop, unsubscribe: () => drop({ kind: 'unsubscribed' }) }
}
