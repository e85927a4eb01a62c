import { DEAL_STREAMS, TABLE_STREAMS } from '@paipu/contracts'
import { resilientSubscription, type DropReason, type EventStore, type SubscriptionHandlers } from '@paipu/event-store'
import type { PinoLogger } from 'nestjs-pino'

/** The place of the last event there is, to follow the store from; `undefined` for an empty store. */
export async function lastPosition(store: EventStore): Promise<string | undefined> {
  for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) return position
  return undefined
}

/** Whether a subscription ended that nobody has ended: what was made from it stands still. */
export function hasFailed({ kind }: DropReason): boolean {
  return kind === 'handler-failed' || kind === 'store-failed'
}

/** What goes on with every event of tables and deals. */
export interface Follower {
  /** Whether it still follows the store. */
  healthy(): boolean
  stop(): void
}

/** What the log says when a follower ends by itself, and when it waits for the store; `null` for nothing. */
export interface FollowerWords {
  readonly ended: string
  readonly waits: string | null
}

/** Follows the streams of all tables and deals from behind a position on, through times in which the store is away. */
export function followTables(
  store: EventStore,
  after: string | undefined,
  handlers: Pick<SubscriptionHandlers, 'onEvent' | 'onCaughtUp'>,
  log: PinoLogger,
  { ended, waits }: FollowerWords,
): Follower {
  let broken = false
  const subscription = resilientSubscription(
    store,
    { streamPrefix: [TABLE_STREAMS, DEAL_STREAMS], after },
    {
      ...handlers,
      onDropped(reason) {
        if (!hasFailed(reason)) return
        broken = true
        log.error({ kind: reason.kind }, ended)
      },
    },
    waits === null ? {} : { onRetry: ({ code }, waitMs) => log.warn({ code, waitMs }, waits) },
  )
  return { healthy: () => !broken, stop: () => subscription.unsubscribe() }
}
