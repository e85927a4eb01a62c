import { type DropReason, type RecordedEvent, type SubscriptionHandlers } from '../../src/index.ts'

/** Handlers that remember what they were told, and let a test wait for it. */
export interface Observer extends SubscriptionHandlers {
  readonly events: RecordedEvent[]
  readonly checkpoints: string[]
  /** Everything in order: ids of events, `caught up`, `checkpoint`, `dropped`. */
  readonly log: string[]
  readonly drops: DropReason[]
  /** Resolves once `condition` holds; it is looked at after everything the observer is told. */
  until(condition: () => boolean): Promise<void>
  caughtUp(): Promise<void>
  dropped(): Promise<DropReason>
}

/** Makes an observer; `act` runs inside `onEvent` and is waited for. */
export function observe(act?: (event: RecordedEvent) => void | Promise<void>): Observer {
  const events: RecordedEvent[] = []
  const checkpoints: string[] = []
  const log: string[] = []
  const drops: DropReason[] = []
  const waiting = new Set<() => void>()

  function tell(entry: string): void {
    log.push(entry)
    for (const look of waiting) look()
  }

  function until(condition: () => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const look = () => {
      if (condition()) resolve()
    }
    waiting.add(look)
    look()
    return promise.finally(() => waiting.delete(look))
  }

  return {
    events,
    checkpoints,
    log,
    drops,
    until,
    caughtUp: () => until(() => log.includes('caught up')),
    dropped: async () => {
      await until(() => drops.length > 0)
      return drops[0]!
    },
    async onEvent(event) {
      await act?.(event)
      events.push(event)
      tell(event.id)
    },
    onCaughtUp: () => tell('caught up'),
    onCheckpoint(position) {
      checkpoints.push(position)
      tell('checkpoint')
    },
    onDropped(reason) {
      drops.push(reason)
      tell('dropped')
    },
  }
}
