import type { DropReason, EventStore } from '@paipu/event-store'

/** The place of the last event there is, to follow the store from; `undefined` for an empty store. */
export async function lastPosition(store: EventStore): Promise<string | undefined> {
  for await (const { position } of store.readAll({ direction: 'backwards', limit: 1 })) return position
  return undefined
}

/** Whether a subscription ended that nobody has ended: what was made from it stands still. */
export function hasFailed({ kind }: DropReason): boolean {
  return kind === 'handler-failed' || kind === 'store-failed'
}
